import type { Resolvers } from '../__generated__/resolvers.ts'
import type { ContractContext } from '../context.ts'
import { isEmail } from '../rules/input/email.ts'

/** Addresses that simulate rejected mail, since no real mail is sent. */
const REFUSES_MAIL = /^bounce(\+[^@]*)?@/i

/** Newsletter sign-up. Nothing is stored: a second sign-up gets the same answer as the first. */
export const newsletterResolvers: Resolvers<ContractContext> = {
  Mutation: {
    addEmailContact: (_root, { email }) => ({ isSuccessful: isEmail(email.trim()) && !REFUSES_MAIL.test(email.trim()) }),
  },
}
