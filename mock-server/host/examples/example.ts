import { HOME, PUBLISHED, UUID } from '#fixtures/operations/values.ts'
import type * as Documents from '#operations/__generated__/operations.ts'
import type { operationPolicies } from '#operations/__generated__/policies.ts'

/** One way to run an operation: its variables, its scenarios (default: all) and its store (default: en-GB). */
export type Example<Variables = Record<string, unknown>> = {
  variables: Variables
  scenarios?: readonly string[]
  store?: 'en-GB' | 'en-US'
}

type OperationName = keyof typeof operationPolicies

/** The variables of an operation, found by its document's name regardless of case: code generation writes `BySKU` as `BySku`. */
type VariablesOf<Name extends OperationName> = {
  [Export in keyof typeof Documents]: Lowercase<Export> extends Lowercase<`${Name}Document`>
    ? (typeof Documents)[Export] extends { __apiType?: (variables: infer Variables) => unknown }
      ? Variables
      : never
    : never
}[keyof typeof Documents]

/** Examples by operation. Partial, because an operation may be added before it has examples. */
export type OperationExamples = { readonly [Name in OperationName]?: readonly Example<VariablesOf<Name>>[] }

export const NO_VARIABLES = [{ variables: {} }] as const

export const PUBLISHED_ONLY = [{ variables: PUBLISHED }] as const

/** An email address without an account, and a password that never matches. */
export const STRANGER = { email: 'nobody@example.com', password: 'not the password' }

/** A payment in a scenario with this basket total, minor units. */
export function payment(
  scenario: string,
  expectedTotal: number,
  input: {
    paymentMethodId?: string
    paymentToken?: string
    returnUrl?: string
    billingAddress?: typeof HOME & { line2?: string; region?: string; phone?: string }
  },
) {
  return { variables: { input: { requestId: UUID, expectedTotal, savePayment: false, ...input } }, scenarios: [scenario] }
}

/** Payment tokens that end in a refusal, one for each code. */
export const REFUSED_TOKENS = [
  'test-refused',
  'test-failed',
  'test-cancelled',
  'test-error',
  'test-load-error',
  'test-unknown',
  'test-discount',
  'no-such-token',
]

/** UK addresses that cannot be delivered to, one for each code. */
export const REFUSED_ADDRESSES = [
  { ...HOME, postalCode: 'nothing' },
  { ...HOME, line1: 'P.O. Box 12' },
  { ...HOME, city: 'Nowhere' },
  { ...HOME, countryCode: 'FR' },
]

/** US addresses whose state does not exist, or is not that of the ZIP code. */
export const REFUSED_US_ADDRESSES = [
  { ...HOME, city: 'New York', region: 'ZZ', postalCode: '10001', countryCode: 'US' },
  { ...HOME, city: 'New York', region: 'NY', postalCode: '94105', countryCode: 'US' },
]

/** One lipstick at the Member's Price, with standard delivery. */
export const ONE_LIPSTICK = 1745

/** A step of membership management and the pressed action. */
export function step(flow: string, stepId: string, actionId: string, selectedOptions: string[] = [], scenarios?: readonly string[]) {
  const data = { stepId, actionId, selectedOptions, additionalText: selectedOptions.includes('other') ? 'I am moving' : null }
  return { variables: { ...PUBLISHED, flow, data }, ...(scenarios ? { scenarios } : {}) }
}

export const MEMBERS = ['uk-annual-member', 'uk-monthly-member', 'us-plus-member', 'every-list-empty', 'inner-lists-empty']

/** A completed skincare quiz, with the given answers replaced. */
export function quiz(given: Record<string, string[]>) {
  const whole: Record<string, string[]> = {
    'skin-type': ['skin-type-dry'],
    sensitivity: ['sensitivity-often'],
    concern: ['concern-dryness'],
    routine: ['routine-long'],
    sun: ['sun-much'],
    ...given,
  }
  const answers = Object.entries(whole).map(([questionId, optionIds]) => ({ questionId, optionIds }))
  return { variables: { input: { slug: 'skincare', from: 'search', answers } } }
}

/** Past orders: recent, returned, cancelled, paid later, paid by wallet, with a membership. The last belongs to the US store. */
export const PAST_ORDERS = [
  'OT-104420',
  'OT-104310',
  'OT-104419',
  'OT-104418',
  'OT-104417',
  'OT-104415',
  'OT-104412',
  'OT-104530',
  'OT-104524',
  'OT-204420',
]

/** Scenarios with a gift membership in the basket. */
export const WITH_GIFT = ['guest-with-gift-membership', 'every-field-filled', 'every-list-empty', 'inner-lists-empty']

/** Scenarios of a Plus member with one lipstick in the basket, in which answers differ from the mock server's rules. */
export const SAID_AT_CHECKOUT = ['every-field-filled', 'other-words', 'every-list-empty', 'inner-lists-empty'].map(
  (name) => `${name}-at-checkout`,
)

/** Scenarios for examples that give the same result in all others. */
export const A_FEW = ['uk-guest', 'uk-plus-member', 'us-guest']
