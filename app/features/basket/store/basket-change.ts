import type { ProductToAdd } from '#app/platform/basket/item-to-add.ts'
import type { BasketAddLocation, DeliveryMethod, GiftInfoInput } from '#operations/__generated__/operations.ts'
import type { BasketLineView, BasketView } from './basket-view.ts'

/** Identifies a line to the server and to the shopper. Plain data: a later page can send it from storage. */
export type LineFacts = Pick<BasketLineView, 'id' | 'type' | 'name' | 'quantity'> &
  Partial<Pick<BasketLineView, 'sku' | 'variantId' | 'membershipId' | 'maxItemQuantity'>> & { giftInfo: GiftInfo | null }

/** The recipient of a gift membership. */
type GiftInfo = GiftInfoInput

/** A requested change as plain data; how it is sent is decided elsewhere. */
export type BasketChange =
  | { kind: 'addProducts'; lines: readonly ProductToAdd[]; location: BasketAddLocation; locationDetails?: string; source?: string }
  /** `isExplicit`: the shopper chose it knowingly; true by default. */
  | { kind: 'addMembership'; membershipId: string; location?: BasketAddLocation; isExplicit?: boolean }
  | { kind: 'addGiftMembership'; sku: string; giftInfo?: GiftInfo }
  | { kind: 'setQuantity'; lineId: string; quantity: number }
  | { kind: 'remove'; lineId: string }
  /** Restores a removed line. */
  | { kind: 'restore'; line: LineFacts }
  | { kind: 'applyCode' | 'removeCode'; code: string }
  | { kind: 'setDelivery'; method: DeliveryMethod }

/**
 * Why a change failed. NETWORK: the shop could not be reached. OFFLINE: the same, and the browser has no network. NO_RESPONSE: no usable response arrived.
 * REFUSED: the response was an error, or there was nothing to change. STOPPED: the step before it stopped it.
 */
export type BasketFailureCode = 'NETWORK' | 'OFFLINE' | 'NO_RESPONSE' | 'REFUSED' | 'STOPPED'

/** `isUnchanged`: the server answered that it changed no line. `isUnsent`: the code that sends could not be loaded, so the server knows nothing of it. */
export type BasketOutcome =
  | { status: 'answered'; basket: BasketView; isUnchanged?: boolean }
  | { status: 'failed'; code: BasketFailureCode; isUnsent?: boolean }

/** Steps around a change. `before` stops it by returning false or throwing; `after` runs once it has succeeded. Open point A52. */
export type BasketSteps = { before?: () => unknown; after?: (basket: BasketView) => unknown }

export type BasketFailure = {
  code: Exclude<BasketFailureCode, 'STOPPED'>
  change: BasketChange
  /** Name of its line; undefined for a new line. */
  name: string | undefined
}

/** The id of the line that a change is about; undefined for an addition, or without a line. */
export function lineIdOf(change: BasketChange): string | undefined {
  if (change.kind === 'setQuantity' || change.kind === 'remove') return change.lineId
  return change.kind === 'restore' ? change.line.id : undefined
}

/** Additions are never sent twice: there is no way to tell whether the first one arrived. */
export function isAddition({ kind }: BasketChange): boolean {
  return kind === 'restore' || kind.startsWith('add')
}
