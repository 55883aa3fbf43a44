import { hash } from '#fixtures/catalogue/seed.ts'
import type { ErrorCode, LoginWithCodeInput, SignInCodeResult } from '#schema/__generated__/types.ts'
import type { Account } from '../../worlds/accounts/account-book.ts'
import type { ContractContext } from '../context.ts'
import { problem } from '../errors.ts'
import { isoInstant } from '../rules/instants.ts'
import { codeBlockedUntil, noteCodeRequest } from './failed-logins.ts'
import { isTo, sendCode } from './mails.ts'

/** How long a code works, milliseconds. Open point A211. */
const CODE_LIFETIME = 10 * 60 * 1000

const DIGITS = 6

/** Sends a code to log in with. Does not reveal whether the address has an account: without one the world keeps no email, and the limit is the same. */
export function requestSignInCode(typed: string, context: ContractContext): SignInCodeResult {
  const email = typed.trim()
  const blockedUntil = codeBlockedUntil(email, context)
  if (blockedUntil !== null)
    return { __typename: 'SignInCodeRejected', problems: [problem('TOO_MANY_TRIES', ['email'])], retryAt: isoInstant(blockedUntil) }
  // The email is kept with the session: the code works wherever the session is.
  context.ensureSession()
  const { world, now } = context
  noteCodeRequest(email, context)
  const account = world.accounts.find(email)
  if (account) sendCode(account.email, passcodeFor(account, context), context)
  return { __typename: 'SignInCodeSent', email, expiresAt: isoInstant(now + CODE_LIFETIME) }
}

/** Six digits, the same again in the same world: a shop with real mail takes random ones. */
function passcodeFor({ email }: Account, { world, now }: ContractContext): string {
  const serial = world.state.read('sentMails').length
  return String(hash(`sign-in code ${email} ${now} ${serial}`) % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** The account that a code opens, used up by it; else why it opens none. */
export function openedByCode({ email, passcode }: LoginWithCodeInput, context: ContractContext): Account | ErrorCode {
  const { world, now, startsAt } = context
  const typed = passcode.replaceAll(/\s/g, '')
  const mail = world.state.read('sentMails').find((one) => one.isCode && isTo(one, email) && one.token === typed)
  const account = mail && world.accounts.find(mail.to)
  if (!mail || !account) return 'SIGN_IN_CODE_WRONG'
  if (mail.isUsed || now - startsAt >= mail.at + CODE_LIFETIME) return 'SIGN_IN_CODE_EXPIRED'
  world.state.write(
    'sentMails',
    world.state.read('sentMails').map((one) => (one === mail ? { ...one, isUsed: true } : one)),
  )
  return account
}
