import type { ChangePasswordInput, ErrorCode, PasswordResetResult, Problem, ResetPasswordInput } from '#schema/__generated__/types.ts'
import type { Account } from '../../worlds/accounts/account-book.ts'
import { proofOf } from '../../worlds/accounts/credentials.ts'
import type { ContractContext } from '../context.ts'
import { problem } from '../errors.ts'
import { isEmail } from '../rules/input/email.ts'
import { keepMail, useMail } from './mails.ts'

/** The address that simulates failed mail delivery, since no real mail is sent. */
const RESET_FAILS = 'reset-fails@example.com'

/** Why a password cannot be changed. */
async function problems(
  { currentPassword, newPassword }: ChangePasswordInput,
  isCurrent: (password: string) => Promise<boolean>,
): Promise<Problem[]> {
  const current = (await isCurrent(currentPassword)) ? [] : [problem('INVALID', ['input', 'currentPassword'])]
  return newPassword === currentPassword ? [...current, problem('INVALID', ['input', 'newPassword'])] : current
}

/** Changes an account's password. Returns why it cannot, if so. */
export async function changePassword(
  input: ChangePasswordInput,
  account: Account,
  opens: (account: Account, password: string) => Promise<boolean>,
): Promise<Problem[]> {
  const found = await problems(input, (password) => opens(account, password))
  if (found.length === 0) account.write('passwordProof', await proofOf(account.email, input.newPassword))
  return found
}

/** How long a link to a new password works, milliseconds. */
const LINK_LIFETIME = 60 * 60 * 1000

/**
 * Requests a password reset. Does not reveal whether the address has an account: with one, the world keeps the email that would be sent; without one there is
 * none.
 */
export async function requestReset(typed: string, context: ContractContext): Promise<PasswordResetResult> {
  const email = typed.trim()
  const rejected = (code: ErrorCode): PasswordResetResult => ({
    __typename: 'PasswordResetRejected',
    problems: [problem(code, ['email'])],
  })
  if (!isEmail(email)) return rejected('INVALID_EMAIL')
  if (email.toLowerCase() === RESET_FAILS) return rejected('FORGOT_PASSWORD_REQUEST_ERROR')
  // The email is kept with the session: the link works wherever the session is.
  context.ensureSession()
  const account = context.world.accounts.find(email)
  if (account) await sendLink(account, context)
  return { __typename: 'PasswordResetRequested', email }
}

async function sendLink({ email }: Account, context: ContractContext): Promise<void> {
  const { world, now, startsAt } = context
  const token = await proofOf(email, `reset ${now} ${world.state.read('sentMails').length}`)
  keepMail({ to: email, at: now - startsAt, token, isUsed: false }, context)
}

/** Sets a new password by a link. Returns why it cannot, if so. */
export async function resetPassword({ token, newPassword }: ResetPasswordInput, context: ContractContext): Promise<Problem[]> {
  const { world, now, startsAt } = context
  const rejected = (code: ErrorCode) => [problem(code, ['input', 'token'])]
  const mail = world.state.read('sentMails').find((one) => !one.gift && one.token === token.trim())
  const account = mail && world.accounts.find(mail.to)
  if (!mail || !account) return rejected('RESET_LINK_UNKNOWN')
  if (mail.isUsed) return rejected('RESET_LINK_USED')
  if (now - startsAt >= mail.at + LINK_LIFETIME) return rejected('RESET_LINK_EXPIRED')
  // Used up before the digest is awaited, so that two requests at once cannot both use it.
  useMail(mail, context)
  account.write('passwordProof', await proofOf(account.email, newPassword))
  return []
}
