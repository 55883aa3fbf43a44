import type { Resolvers } from '../__generated__/resolvers.ts'
import { accountOf } from '../account/account-of.ts'
import type { ContractContext } from '../context.ts'
import { badInput, problem } from '../errors.ts'
import { discoverySlides } from '../membership/discovery-journey.ts'

/** Maximum number of stored prompts. */
const MOST_PROMPTS = 100

/** Resolvers of one-time prompts and of the discovery journey's slides. */
export const promptsResolvers: Resolvers<ContractContext> = {
  Query: {
    discoveryJourneySlides: (_root, _args, context) => ({ slides: discoverySlides(accountOf(context), context) }),
  },
  Mutation: {
    addUserPrompt: (_root, { prompt }, context) => {
      const seen = context.shopper.read('prompts')
      if (seen.includes(prompt)) return { prompts: [...seen] }
      if (seen.length >= MOST_PROMPTS)
        throw badInput([problem('TOO_MANY', ['prompt'], `An account remembers at most ${MOST_PROMPTS} prompts.`)])
      context.shopper.write('prompts', [...seen, prompt])
      return { prompts: [...seen, prompt] }
    },
  },
}
