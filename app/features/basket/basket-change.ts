import type { ProductToAdd } from '#app/platform/basket/item-to-add.ts'
import type { BasketAddLocation, GiftInfoInput } from '#operations/__generated__/operations.ts'
import type { BasketLineView, BasketView } from './basket-view.ts'

/** What of a line names it to the server and to the shopper. Plain: it can be kept and sent by a later page. */
export type LineFacts = Pick<
  BasketLineView,
  'id' | 'type' | 'sku' | 'variantId' | 'membershipId' | 'name' | 'quantity' | 'maxItemQuantity' | 'giftInfo'
>

/** Who a gift membership is for. */
type GiftInfo = GiftInfoInput

/** What the shopper wants of the bag, plain and serialisable: never how it is sent. */
export type BasketChange =
  | { kind: 'addProducts'; lines: readonly ProductToAdd[]; location: BasketAddLocation; locationDetails?: string; source?: string }
  /** `isExplicit`: the shopper chose it knowingly; true unless said otherwise. */
  | { kind: 'addMembership'; membershipId: string; location?: BasketAddLocation; isExplicit?: boolean }
  | { kind: 'addGiftMembership'; sku: string; giftInfo?: GiftInfo }
  | { kind: 'setQuantity'; lineId: string; quantity: number }
  | { kind: 'remove'; lineId: string }
  /** Puts a line that was taken out back as it was. */
  | { kind: 'restore'; line: LineFacts }
  | { kind: 'applyCode' | 'removeCode'; code: string }
  | { kind: 'setDelivery'; method: string }

/**
 * Why a change did not count. NETWORK: the shop could not be reached. OFFLINE: neither, and the browser has no network. NO_RESPONSE: nothing that
 * could be understood came back. REFUSED: it was answered with an error, or there was nothing to change. STOPPED: a step before it said so.
 */
export type BasketFailureCode = 'NETWORK' | 'OFFLINE' | 'NO_RESPONSE' | 'REFUSED' | 'STOPPED'

/** What became of a change. */
export type BasketOutcome = { status: 'answered'; basket: BasketView } | { status: 'failed'; code: BasketFailureCode }

/** What runs around a change. `before` stops it by answering false or by throwing; `after` runs when it was answered. Decision A52. */
export type BasketSteps = { before?: () => unknown; after?: (basket: BasketView) => unknown }

/** The change that failed last. */
export type BasketFailure = {
  code: Exclude<BasketFailureCode, 'STOPPED'>
  change: BasketChange
  /** Name of the line that it was about; undefined for what was in no line yet. */
  name: string | undefined
}

/** The id of the line that a change is about; undefined for one that adds, or is about no line. */
export function lineIdOf(change: BasketChange): string | undefined {
  if (change.kind === 'setQuantity' || change.kind === 'remove') return change.lineId
  return change.kind === 'restore' ? change.line.id : undefined
}
