import { PUBLISHED, UUID } from '#fixtures/operations/values.ts'
import type * as Documents from '#operations/__generated__/operations.ts'
import type { operationPolicies } from '#operations/__generated__/policies.ts'

/** One way to run an operation: with these variables, in these scenarios (all of them unless said), in this store (en-GB unless said). */
export type Example<Variables = Record<string, unknown>> = {
  variables: Variables
  scenarios?: readonly string[]
  store?: 'en-GB' | 'en-US'
}

type OperationName = keyof typeof operationPolicies

/** The variables of an operation, found by its document's name in any case: code generation writes `BySKU` as `BySku`. */
type VariablesOf<Name extends OperationName> = {
  [Export in keyof typeof Documents]: Lowercase<Export> extends Lowercase<`${Name}Document`>
    ? (typeof Documents)[Export] extends { __apiType?: (variables: infer Variables) => unknown }
      ? Variables
      : never
    : never
}[keyof typeof Documents]

/** OperationExamples by operation. Partial, because an operation may come before anyone knows what to ask it with. */
export type OperationExamples = { readonly [Name in OperationName]?: readonly Example<VariablesOf<Name>>[] }

export const NO_VARIABLES = [{ variables: {} }] as const

export const PUBLISHED_ONLY = [{ variables: PUBLISHED }] as const

/** An email address without an account, and a password that fits nobody. */
export const STRANGER = { email: 'nobody@example.com', password: 'not the password' }

/** A payment in a scenario whose basket costs so much, minor units. */
export function payment(scenario: string, expectedTotal: number, input: { paymentMethodId?: string; paymentToken?: string }) {
  return { variables: { input: { requestId: UUID, expectedTotal, savePayment: false, ...input } }, scenarios: [scenario] }
}

/** One lipstick at the Member's Price, with standard delivery. */
export const ONE_LIPSTICK = 1745

/** A step of membership management, and what was pressed in it. */
export function step(flow: string, stepId: string, actionId: string, selectedOptions: string[] = [], scenarios?: readonly string[]) {
  const data = { stepId, actionId, selectedOptions, additionalText: selectedOptions.includes('other') ? 'I am moving' : null }
  return { variables: { ...PUBLISHED, flow, data }, ...(scenarios ? { scenarios } : {}) }
}

export const MEMBERS = ['uk-annual-member', 'uk-monthly-member', 'us-plus-member', 'every-list-empty', 'inner-lists-empty']

/** The skincare quiz answered, but for what is given. */
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

/** Orders from before: placed lately, sent back, called off, paid later, paid by wallet, with a membership. The last is of the US store. */
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

/** Scenarios of a plus member with one lipstick in the basket, of whom a server says what ours does not. */
export const SAID_AT_CHECKOUT = ['every-field-filled', 'other-words', 'every-list-empty', 'inner-lists-empty'].map(
  (name) => `${name}-at-checkout`,
)

/** Where a few ways to ask are enough: everywhere else they bring about the same. */
export const A_FEW = ['uk-guest', 'uk-plus-member', 'us-guest']
