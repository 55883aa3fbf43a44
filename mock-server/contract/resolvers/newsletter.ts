import type { Resolvers } from '../__generated__/resolvers.ts'
import type { ContractContext } from '../context.ts'
import { isEmail } from '../rules/input/email.ts'

/** Where no real mail is sent, an address that refuses mail. */
const REFUSES_MAIL = /^bounce(\+[^@]*)?@/i

/** Signing up for news. Nothing is kept: a second sign-up is answered as the first. */
export const newsletterResolvers: Resolvers<ContractContext> = {
  Mutation: {
    addEmailContact: (_root, { email }) => ({ isSuccessful: isEmail(email.trim()) && !REFUSES_MAIL.test(email.trim()) }),
  },
}
