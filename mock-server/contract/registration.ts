import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import type { Problem, RegisterInput } from '#schema/__generated__/types.ts'
import { type ShopperState, untouched } from '../worlds/state.ts'
import type { ContractContext } from './context.ts'
import { problem } from './errors.ts'
import { isEmail } from './rules/input/email.ts'
import { daysBetween } from './rules/membership/membership-term.ts'

/** The address that simulates a failed registration. */
const REGISTRATION_FAILS = 'register-fails@example.com'

/** Why an account cannot be created; empty if it can. */
export function registrationProblems({ email }: RegisterInput, { world }: ContractContext): Problem[] {
  if (!isEmail(email)) return [problem('INVALID_EMAIL', ['input', 'email'])]
  if (world.accounts.find(email)) return [problem('USER_EXISTS_ERROR', ['input', 'email'])]
  if (email.toLowerCase() === REGISTRATION_FAILS) return [problem('REGISTRATION_ERROR', ['input'])]
  return []
}

/** The state of a new account: an identity and nothing else. */
export function registeredState(
  { email, firstName, lastName, dateOfBirth, wantsNewsByEmail }: RegisterInput,
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
  return { ...untouched, identity, contact: { ...untouched.contact, wantsNewsByEmail } }
}
