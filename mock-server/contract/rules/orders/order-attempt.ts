import type { OrderAttemptState, PaymentState } from '#schema/__generated__/types.ts'

/** How far an attempt to order and pay has come, and how its payment stands. */
export type AttemptStanding = { readonly state: OrderAttemptState; readonly payment: PaymentState }

/**
 * What can happen to an attempt: nothing is to be paid; the provider asks the shopper for something, does not answer, charges or refuses; or it has charged
 * and the order cannot be placed any more.
 */
export type AttemptEvent = 'free' | 'asked' | 'unanswered' | 'charged' | 'refused' | 'unordered'

/** What the server does at a step: places the one order, pays back what was charged, or nothing. */
type StepEffect = 'placeOrder' | 'payBack' | null

type Step = AttemptStanding & { readonly effect: StepEffect }

const placed: Step = { state: 'PLACED', payment: 'CHARGED', effect: 'placeOrder' }
const placedFree: Step = { state: 'PLACED', payment: 'NOT_NEEDED', effect: 'placeOrder' }
const asked: Step = { state: 'ACTION_REQUIRED', payment: 'AWAITING_SHOPPER', effect: null }
const pending: Step = { state: 'PENDING', payment: 'AWAITING_PROVIDER', effect: null }
const refused: Step = { state: 'REFUSED', payment: 'NOT_CHARGED', effect: null }
const refunded: Step = { state: 'REFUSED', payment: 'REFUNDED', effect: 'payBack' }

const answers = { asked, unanswered: pending, charged: placed, refused, unordered: refunded }

/**
 * Every step that an attempt can take. An event that a state does not name changes nothing: it was told before, as when a provider repeats its
 * message. A charge that is told after a refusal is paid back.
 */
export const attemptSteps: Readonly<Record<OrderAttemptState, Readonly<Partial<Record<AttemptEvent, Step>>>>> = {
  NOT_STARTED: { ...answers, free: placedFree },
  ACTION_REQUIRED: { ...answers, free: placedFree },
  PENDING: { charged: placed, refused, unordered: refunded },
  PLACED: {},
  REFUSED: { charged: refunded, unordered: refunded },
}

/** An attempt that nobody has started. */
export const notStarted: AttemptStanding = { state: 'NOT_STARTED', payment: 'NOT_ASKED' }

/** The step that an event makes from a standing; undefined if it changes nothing. */
export function stepOf({ state, payment }: AttemptStanding, event: AttemptEvent): Step | undefined {
  const step = attemptSteps[state][event]
  const isSame = step !== undefined && step.state === state && step.payment === payment && step.effect !== null
  return isSame ? undefined : step
}

/** True for an attempt that is over. */
export function isOver({ state }: Pick<AttemptStanding, 'state'>): boolean {
  return state === 'PLACED' || state === 'REFUSED'
}
