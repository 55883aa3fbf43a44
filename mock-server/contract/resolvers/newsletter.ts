import type { Resolvers } from '../__generated__/resolvers.ts'
import type { ContractContext } from '../context.ts'
import { isEmail, refusesMail } from '../rules/input/email.ts'

/** Newsletter sign-up. Nothing is stored: a second sign-up gets the same answer as the first. */
export const newsletterResolvers: Resolvers<ContractContext> = {
  Mutation: {
    addEmailContact: (_root, { email }) => ({ isSuccessful: isEmail(email.trim()) && !refusesMail(email.trim()) }),
  },
}
