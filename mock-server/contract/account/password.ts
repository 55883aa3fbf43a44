import type { ChangePasswordInput, ErrorCode, PasswordResetResult, Problem, ResetPasswordInput } from '#schema/__generated__/types.ts'
import type { Account } from '../../worlds/accounts/account-book.ts'
import { proofOf } from '../../worlds/accounts/credentials.ts'
import type { ContractContext } from '../context.ts'
import { problem } from '../errors.ts'
import { isEmail } from '../rules/input/email.ts'
import { isReset, nextMailAt, sendMail, takeMail } from './mails.ts'

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

/**
 * Requests a password reset. Does not reveal whether the address has an account: with one, the world keeps the email that would be sent; without one there is
 * none. After as many emails as logins may fail no more are sent for a while, and the answer stays the same, so that it tells nothing (decision 151).
 */
export async function requestReset(typed: string, context: ContractContext): Promise<PasswordResetResult> {
  const email = typed.trim()
  const rejected = (code: ErrorCode, path: string[]): PasswordResetResult => ({
    __typename: 'PasswordResetRejected',
    problems: [problem(code, path)],
  })
  if (!isEmail(email)) return rejected('INVALID_EMAIL', ['email'])
  // The email is right: what failed is at the server's end, and no field is marked.
  if (email.toLowerCase() === RESET_FAILS) return rejected('FORGOT_PASSWORD_REQUEST_ERROR', [])
  // The email is kept with the session: the link works wherever the session is.
  context.ensureSession()
  const account = context.world.accounts.find(email)
  if (account && nextMailAt(account.email, isReset, context) === null) await sendMail({ to: account.email }, context)
  return { __typename: 'PasswordResetRequested', email }
}

/** Sets a new password by a link. Returns why it cannot, if so. */
export async function resetPassword({ token, newPassword }: ResetPasswordInput, context: ContractContext): Promise<Problem[]> {
  const found = takeMail(token, ['input', 'token'], context, isReset)
  if ('problems' in found) return found.problems
  const account = context.world.accounts.find(found.mail.to)
  if (!account) return [problem('RESET_LINK_UNKNOWN', ['input', 'token'])]
  account.write('passwordProof', await proofOf(account.email, newPassword))
  return []
}
