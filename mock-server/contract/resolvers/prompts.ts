import type { Resolvers } from '../__generated__/resolvers.ts'
import { accountOf } from '../account/account-of.ts'
import type { ContractContext } from '../context.ts'
import { badInput, problem } from '../errors.ts'
import { discoverySlides } from '../membership/discovery-journey.ts'

const PROMPT_NAME = /^[A-Z0-9_]{1,64}$/

/** Maximum number of stored prompts. */
const MOST_PROMPTS = 100

/** Resolvers of one-time prompts and of the discovery journey's slides. */
export const promptsResolvers: Resolvers<ContractContext> = {
  Query: {
    discoveryJourneySlides: (_root, _args, context) => ({ slides: discoverySlides(accountOf(context), context) }),
  },
  Mutation: {
    addUserPrompt: (_root, { prompt }, context) => {
      if (!PROMPT_NAME.test(prompt))
        throw badInput([problem('INVALID', ['prompt'], 'prompt must be 1 to 64 capitals, digits or underscores.')])
      const seen = context.shopper.read('prompts')
      const prompts = seen.includes(prompt) ? seen : [...seen, prompt].slice(-MOST_PROMPTS)
      if (prompts !== seen) context.shopper.write('prompts', prompts)
      return { prompts: [...prompts] }
    },
  },
}
