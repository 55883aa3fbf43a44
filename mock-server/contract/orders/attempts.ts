import { hash } from '#fixtures/catalogue/seed.ts'
import type { ErrorCode, OrderAttempt } from '#schema/__generated__/types.ts'
import type { Layered } from '../../worlds/layered.ts'
import type { ShopperState } from '../../worlds/state.ts'
import type { ContractContext } from '../context.ts'
import { problem } from '../errors.ts'
import { price } from '../rules/money/price-format.ts'
import { isOver, notStarted } from '../rules/orders/order-attempt.ts'
import type { AttemptRecord } from './attempt-record.ts'
import { orderModel } from './order-model.ts'
import { ordersOf } from './orders-of.ts'

/** Maximum number of attempts that are remembered of one shopper. */
const MOST_ATTEMPTS = 100

/** Seconds between two questions about a pending attempt. */
const ASK_AGAIN_IN = 2

/** A text as a UUID of the form that the contract takes, the same each time. */
function uuidOf(text: string): string {
  const hex = [0, 1, 2, 3].map((part) => hash(`${part}/${text}`).toString(16).padStart(8, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** The attempt of this store that is not over, if there is one. */
export function openAttempt({ shopper, store }: ContractContext): AttemptRecord | undefined {
  return shopper.read('attempts').known.find((attempt) => attempt.store === store && !isOver(attempt))
}

/** True for a shopper with an attempt that is not over. Every request of theirs may change it. */
export function hasOpenAttempt(shopper: Layered<ShopperState>): boolean {
  return shopper.read('attempts').known.some((attempt) => !isOver(attempt))
}

/** One of the current shopper's attempts. */
export function findAttempt(id: string, { shopper }: ContractContext): AttemptRecord | undefined {
  return shopper.read('attempts').known.find((attempt) => attempt.id === id)
}

/** The id of the attempt to order the basket as it stands: of the one that goes on, else of the next. */
export function currentAttemptId(context: ContractContext): string {
  const { seed, ended } = context.shopper.read('attempts')
  const identity = context.shopper.read('identity')
  // Without a seed it is a scenario's guest, alone in a world of their own.
  const owner = identity ? `${identity.id}/${identity.email}` : (seed ?? 'guest')
  return openAttempt(context)?.id ?? uuidOf(`${owner}/${context.store}/${ended[context.store] ?? 0}`)
}

/** Stores an attempt. When it is over, the next one has another id. */
export function keepAttempt(attempt: AttemptRecord, { shopper }: ContractContext): void {
  const { seed, ended, known } = shopper.read('attempts')
  const before = known.find(({ id }) => id === attempt.id)
  const ends = isOver(attempt) && !(before && isOver(before)) ? 1 : 0
  shopper.write('attempts', {
    seed,
    ended: { ...ended, [attempt.store]: (ended[attempt.store] ?? 0) + ends },
    known: [attempt, ...known.filter(({ id }) => id !== attempt.id)].slice(0, MOST_ATTEMPTS),
  })
}

/** The page of the provider for an attempt; null if it asks the shopper for nothing. */
export function actionUrl({ id, state, action }: AttemptRecord, { providerOrigin }: ContractContext): string | null {
  if (state !== 'ACTION_REQUIRED' || !action) return null
  const page = { CHALLENGE: 'challenge', WALLET: 'wallet', PAY_LATER: 'pay-later' }[action.kind]
  return `${providerOrigin}/providers/payment/${page}/${id}?serial=${action.serial}`
}

/** Why an attempt was refused, with the place of what the shopper can change. */
export function refusalProblem(code: ErrorCode) {
  return problem(code, code === 'CHECKOUT_PAYMENT_REFUNDED' ? [] : ['input', 'paymentToken'])
}

/** An attempt in the contract's shape. */
export function attemptModel(attempt: AttemptRecord, context: ContractContext): OrderAttempt {
  const { id, state, payment, code, order, action } = attempt
  const placed = state === 'PLACED' ? ordersOf(context).find(({ requestId }) => requestId === id) : undefined
  return {
    requestId: id,
    state,
    payment,
    amount: price(order.amounts.total, context.store),
    actionKind: state === 'ACTION_REQUIRED' ? (action?.kind ?? null) : null,
    actionUrl: actionUrl(attempt, context),
    askAgainIn: state === 'PENDING' ? ASK_AGAIN_IN : null,
    problems: code === null ? [] : [refusalProblem(code)],
    order: placed ? orderModel(placed, context) : null,
  }
}

/** The next attempt, which nobody has started. */
export function notStartedModel(requestId: string): OrderAttempt {
  return { requestId, ...notStarted, amount: null, actionKind: null, actionUrl: null, askAgainIn: null, problems: [], order: null }
}
