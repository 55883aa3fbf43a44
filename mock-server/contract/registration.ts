import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import type { Problem, RegisterInput } from '#schema/__generated__/types.ts'
import { type ShopperState, untouched } from '../worlds/state.ts'
import { passwordProblems } from './account/password.ts'
import { nameProblems } from './account/profile.ts'
import type { ContractContext } from './context.ts'
import { problem, requireInput } from './errors.ts'
import { daysBetween } from './rules/membership/membership-term.ts'

const EMAIL = /^[^\s@<>"']+@[^\s@<>"'.]+(\.[^\s@<>"'.]+)+$/

const LONGEST = 254

/** The address that simulates a failed registration. */
const REGISTRATION_FAILS = 'register-fails@example.com'

/** Why an account cannot be created; empty if it can. Throws if a name or the password breaks its rule. */
export function registrationProblems({ email, password, firstName, lastName }: RegisterInput, { world }: ContractContext): Problem[] {
  requireInput([
    ...passwordProblems(['input', 'password'], password),
    ...nameProblems(['input', 'firstName'], firstName),
    ...nameProblems(['input', 'lastName'], lastName),
  ])
  if (!EMAIL.test(email) || email.length > LONGEST) return [problem('INVALID_EMAIL', ['input', 'email'])]
  if (world.accounts.find(email)) return [problem('USER_EXISTS_ERROR', ['input', 'email'])]
  return email.toLowerCase() === REGISTRATION_FAILS ? [problem('REGISTRATION_ERROR', ['input'])] : []
}

/** The state of a new account: an identity and nothing else. */
export function registeredState(
  { email, firstName, lastName, dateOfBirth }: RegisterInput,
  number: number,
  { store, now, startsAt }: ContractContext,
): ShopperState {
  const prefix = store === 'en-GB' ? 'UK' : 'US'
  const identity: ShopperRecord = {
    id: `${prefix.toLowerCase()}-registered-${number}`,
    store,
    role: 'non-member',
    email,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    ...(dateOfBirth ? { dateOfBirth } : {}),
    registeredDaysAgo: daysBetween(now, startsAt),
    customerNumber: `${prefix}-3${String(number).padStart(5, '0')}`,
    hasOrdered: false,
    isFreeTrialAllowed: true,
    deliveryType: 'standard',
  }
  return { ...untouched, identity }
}
