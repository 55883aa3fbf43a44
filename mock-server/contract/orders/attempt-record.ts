import type { BasketLineRecord } from '#fixtures/basket/record.ts'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ErrorCode, PaymentActionKind } from '#schema/__generated__/types.ts'
import type { AttemptEvent, AttemptStanding } from '../rules/orders/order-attempt.ts'
import type { PastOrder } from './past-order.ts'

/** An attempt to order and pay. It holds what the shopper saw when they pressed, so that what is charged late is what is ordered. */
export type AttemptRecord = AttemptStanding & {
  readonly id: string
  readonly store: StoreLocale
  /** Milliseconds. Later where the shopper asked the provider for more time. */
  readonly startedAt: number
  /** Why it was refused; null while it was not. */
  readonly code: ErrorCode | null
  /** Tells one payment from another within the attempt, without a token in it. */
  readonly paidBy: string
  /** The page of the provider that the shopper is asked to visit. `serial` tells it from one before. */
  readonly action: { readonly kind: PaymentActionKind; readonly returnUrl: string; readonly serial: number } | null
  /** What the provider tells later: when it has been asked this often, or at this instant. */
  readonly later: { readonly event: AttemptEvent; readonly code: ErrorCode | null; readonly asks: number; readonly at: number } | null
  /** How often the provider was asked. */
  readonly asks: number
  /** The order as it would be placed. */
  readonly order: PastOrder
  /** The lines that are ordered. */
  readonly lines: readonly BasketLineRecord[]
  readonly follows: {
    /** Last four digits of the card that is kept with the account; null: none is. */
    readonly keepsCard: string | null
    readonly failsWishlist: boolean
    readonly spendsCredit: boolean
  }
}

/** The attempts of one shopper. */
export type AttemptsState = {
  /** What the ids of attempts are made from; null: a scenario's guest. */
  readonly seed: string | null
  /** How many attempts ended, by store. */
  readonly ended: Readonly<Partial<Record<StoreLocale, number>>>
  /** Newest first. */
  readonly known: readonly AttemptRecord[]
}

/** Of a shopper who has tried nothing. */
export const noAttempts: AttemptsState = Object.freeze({ seed: null, ended: Object.freeze({}), known: Object.freeze([]) })
