import type { SessionStarted } from '#schema/__generated__/types.ts'
import { opens, proofOf } from '../../worlds/accounts/credentials.ts'
import type { MutationRegisterArgs, Resolvers } from '../__generated__/resolvers.ts'
import { loginBlockedUntil, noteLogin } from '../account/failed-logins.ts'
import { openedByCode, requestSignInCode } from '../account/sign-in-code.ts'
import { joinBaskets } from '../basket/join-baskets.ts'
import { type ContractContext, SESSION_LIFETIME } from '../context.ts'
import { problem } from '../errors.ts'
import { joinOrders } from '../orders/join-orders.ts'
import { registeredState, registrationProblems } from '../registration.ts'
import { isoInstant } from '../rules/instants.ts'
import { whoIsHere } from '../shopper.ts'

function started(context: ContractContext, joinedItems = 0): SessionStarted {
  const { session } = context
  const expiresAt = session.kind === 'none' ? context.now : session.expiresAt
  return { user: whoIsHere(context), expiresAt: new Date(expiresAt).toISOString(), joinedItems }
}

/** Opens an account's session under a new token; the guest's basket, orders and attempts join the shopper's own. */
function enter(email: string, context: ContractContext): SessionStarted {
  context.ensureSession()
  const { guest: before } = context.world
  const guest = before.read('baskets')
  const orders = {
    placedOrders: before.read('placedOrders'),
    cancelledOrders: before.read('cancelledOrders'),
    attempts: before.read('attempts'),
  }
  const wasGuest = context.session.kind === 'guest'
  context.renewToken()
  context.setSession({ kind: 'account', email: email.toLowerCase(), expiresAt: context.now + SESSION_LIFETIME })
  if (!wasGuest) return started(context)
  const joinedItems = joinBaskets(guest, context)
  joinOrders(orders, context)
  context.world.forgetGuest()
  return started(context, joinedItems)
}

async function register({ input }: MutationRegisterArgs, context: ContractContext) {
  // Await the password proof before any check, so that two concurrent registrations of one address cannot both find it free.
  const proof = await proofOf(input.email, input.password)
  const problems = registrationProblems(input, context)
  if (problems.length > 0) return { __typename: 'RegistrationRejected' as const, problems }
  context.world.accounts.add(input.email, proof, (number) => registeredState(input, number, context))
  return { __typename: 'SessionStarted' as const, ...enter(input.email, context) }
}

/** Resolvers of sessions: the current shopper, login, logout and registration. */
export const sessionResolvers: Resolvers<ContractContext> = {
  Query: {
    me: (_root, _args, context) => whoIsHere(context),
    signInStep: (_root, { email }, context) => (context.world.accounts.find(email.trim()) ? 'PASSWORD' : 'REGISTER'),
  },
  Mutation: {
    startAnonymousSession: (_root, _args, context) => {
      context.ensureSession()
      return started(context)
    },
    refreshSession: (_root, _args, context) => {
      context.ensureSession()
      context.extendSession()
      return started(context)
    },
    login: async (_root, { input }, context) => {
      const account = context.world.accounts.find(input.email.trim())
      const isProven = account !== undefined && (await opens(account, input.password))
      // Looked at after the password, so that of guesses sent at once none counts as the first.
      const blockedUntil = loginBlockedUntil(input.email, context)
      if (blockedUntil !== null)
        return { __typename: 'LoginRejected', problems: [problem('TOO_MANY_TRIES', ['input'])], retryAt: isoInstant(blockedUntil) }
      noteLogin(input.email, !isProven, context)
      if (!isProven) return { __typename: 'LoginRejected', problems: [problem('LOGIN_REJECTED', ['input'])], retryAt: null }
      return { __typename: 'SessionStarted', ...enter(account.email, context) }
    },
    requestSignInCode: (_root, { email }, context) => requestSignInCode(email, context),
    loginWithCode: (_root, { input }, context) => {
      const blockedUntil = loginBlockedUntil(input.email, context)
      if (blockedUntil !== null)
        return { __typename: 'LoginRejected', problems: [problem('TOO_MANY_TRIES', ['input'])], retryAt: isoInstant(blockedUntil) }
      const opened = openedByCode(input, context)
      noteLogin(input.email, typeof opened === 'string', context)
      if (typeof opened === 'string')
        return { __typename: 'LoginRejected', problems: [problem(opened, ['input', 'passcode'])], retryAt: null }
      return { __typename: 'SessionStarted', ...enter(opened.email, context) }
    },
    register: (_root, args, context) => register(args, context),
    logout: (_root, _args, context) => {
      context.endSession()
      return { user: whoIsHere(context) }
    },
  },
}
