import type { ConfirmEmailChangeResult, Problem, RequestEmailChangeInput, RequestEmailChangeResult } from '#schema/__generated__/types.ts'
import type { Account } from '../../worlds/accounts/account-book.ts'
import { opens, proofOf } from '../../worlds/accounts/credentials.ts'
import type { ContractContext } from '../context.ts'
import { problem } from '../errors.ts'
import { isEmail } from '../rules/input/email.ts'
import { sendMail, takeMail } from './mails.ts'

/** Sends a link to the new address of an account. The digest of its password under that address is kept with it, because the digest contains the address. */
export async function requestEmailChange(
  { newEmail, currentPassword }: RequestEmailChangeInput,
  account: Account,
  context: ContractContext,
): Promise<RequestEmailChangeResult> {
  const email = newEmail.trim()
  const isOpened = await opens(account, currentPassword)
  const problems: Problem[] = [
    ...(isEmail(email) ? [] : [problem('INVALID_EMAIL', ['input', 'newEmail'])]),
    ...(context.world.accounts.find(email) ? [problem('USER_EXISTS_ERROR', ['input', 'newEmail'])] : []),
    ...(isOpened ? [] : [problem('INVALID', ['input', 'currentPassword'])]),
  ]
  if (problems.length > 0) return { __typename: 'EmailChangeRejected', problems }
  await sendMail({ to: email, change: { from: account.email, proof: await proofOf(email, currentPassword) } }, context)
  return { __typename: 'EmailChangeRequested', email }
}

/** Gives an account the address that a link was sent to. Whoever is logged in to it stays so in this session, and nowhere else. */
export function confirmEmailChange(token: string, context: ContractContext): ConfirmEmailChangeResult {
  const { accounts } = context.world
  const rejected = (problems: Problem[]): ConfirmEmailChangeResult => ({ __typename: 'EmailChangeRejected', problems })
  const found = takeMail(token, ['token'], context, ({ change }) => change !== undefined)
  if ('problems' in found) return rejected(found.problems)
  const { to, change } = found.mail
  const account = change && accounts.find(change.from)
  if (!account) return rejected([problem('RESET_LINK_UNKNOWN', ['token'])])
  if (accounts.find(to)) return rejected([problem('USER_EXISTS_ERROR', ['token'])])
  const before = { ...account.base, ...account.differences() }
  const { session } = context
  account.write('isClosed', true)
  accounts.add(to, change.proof, () => ({ ...before, passwordProof: null, identity: before.identity && { ...before.identity, email: to } }))
  if (session.kind === 'account' && session.email === account.email) context.setSession({ ...session, email: to.toLowerCase() })
  return { __typename: 'EmailChanged', email: to }
}
