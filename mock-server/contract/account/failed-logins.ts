import { FAILED_LOGINS_ACCOUNT } from '../../worlds/accounts/account-state.ts'
import type { ContractContext } from '../context.ts'
import { countedTries, retryAt } from '../rules/session/login-tries.ts'

/** Maximum number of emails whose failed logins are remembered; the oldest are forgotten first. */
const MOST_EMAILS = 500

const keyOf = (email: string): string => email.trim().toLowerCase()

/** Under which codes asked for by an email are counted, beside its failed logins: no email has a space. */
const codesOf = (email: string): string => `codes of ${email}`

/** When a login of an email is looked at again; null: now. Emails without an account are slowed down alike, so that waiting tells nothing of them. */
export function loginBlockedUntil(email: string, context: ContractContext): number | null {
  const failures = context.world.accounts.find(FAILED_LOGINS_ACCOUNT)?.read('failedLogins') ?? {}
  return retryAt(failures[keyOf(email)] ?? [], context.now)
}

/** When a code to log in with can be sent to an email again; null: now. Emails without an account have the same limit. */
export function codeBlockedUntil(email: string, context: ContractContext): number | null {
  return loginBlockedUntil(email, context) ?? loginBlockedUntil(codesOf(email), context)
}

/** Counts a code that was asked for. */
export function noteCodeRequest(email: string, context: ContractContext): void {
  noteLogin(codesOf(email), true, context)
}

/** Counts a failed login, or forgets those before one that succeeded. */
export function noteLogin(email: string, hasFailed: boolean, context: ContractContext): void {
  const ledger = context.world.accounts.find(FAILED_LOGINS_ACCOUNT)
  if (!ledger) return
  const { [keyOf(email)]: before = [], ...others } = ledger.read('failedLogins')
  if (!hasFailed && before.length === 0) return
  const kept = hasFailed ? { ...others, [keyOf(email)]: [...countedTries(before, context.now), context.now] } : others
  ledger.write('failedLogins', Object.fromEntries(Object.entries(kept).slice(-MOST_EMAILS)))
}
