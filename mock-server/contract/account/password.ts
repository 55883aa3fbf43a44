import type { ChangePasswordInput, ErrorCode, PasswordResetResult, Problem } from '#schema/__generated__/types.ts'
import type { Account } from '../../worlds/accounts/account-book.ts'
import { proofOf } from '../../worlds/accounts/credentials.ts'
import { problem } from '../errors.ts'
import { isEmail } from '../rules/input/email.ts'

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

/** Requests a password reset. Does not reveal whether the address has an account. */
export function requestReset(typed: string): PasswordResetResult {
  const email = typed.trim()
  const rejected = (code: ErrorCode): PasswordResetResult => ({
    __typename: 'PasswordResetRejected',
    problems: [problem(code, ['email'])],
  })
  if (!isEmail(email)) return rejected('INVALID_EMAIL')
  return email.toLowerCase() === RESET_FAILS ? rejected('FORGOT_PASSWORD_REQUEST_ERROR') : { __typename: 'PasswordResetRequested', email }
}
