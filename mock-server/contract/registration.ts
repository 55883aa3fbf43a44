import type { ShopperRecord } from '#fixtures/shoppers/record.ts'
import type { Notification, RegisterInput } from '#schema/__generated__/types.ts'
import { type ShopperState, untouched } from '../worlds/state.ts'
import type { ContractContext } from './context.ts'
import { daysBetween } from './rules/membership/membership-term.ts'

const EMAIL = /^[^\s@<>"']+@[^\s@<>"'.]+(\.[^\s@<>"'.]+)+$/

const LEAST_PASSWORD = 8
const LONGEST = 254

function fault(code: string, params: Notification['params'] = []): Notification {
  return { code, params, level: 'error', handler: null }
}

/** Why an account cannot be created; undefined if it can. */
export function registrationFault(
  { email, password, firstName, lastName }: RegisterInput,
  { world }: ContractContext,
): Notification | undefined {
  if (!EMAIL.test(email) || email.length > LONGEST) return fault('INVALID_EMAIL')
  if (world.accounts.find(email)) return fault('USER_EXISTS_ERROR')
  if (password.length < LEAST_PASSWORD || password.length > LONGEST)
    return fault('REGISTRATION_ERROR', [{ name: 'field', value: 'password' }])
  const names = [firstName, lastName].map((name) => name.trim())
  if (names.some((name) => name === '' || name.length > LONGEST)) return fault('REGISTRATION_ERROR', [{ name: 'field', value: 'name' }])
  return undefined
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
