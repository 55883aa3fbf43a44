import type { BasketRecord } from '#fixtures/basket/record.ts'
import type { ContractContext } from '../context.ts'
import { basketContents, lineRecords } from './basket-contents.ts'

/** An empty basket. */
export const emptyBasket: BasketRecord = Object.freeze({ lines: Object.freeze([]), codes: Object.freeze([]), deliveryMethod: 'None' })

/** The current shopper's basket in this store. */
export function basketOf({ shopper, store }: ContractContext): BasketRecord {
  return shopper.read('baskets')[store] ?? emptyBasket
}

/** The id of the current shopper's basket in this store. A session has only one guest, so a guest's has no number. */
export function basketId({ shopper, store }: ContractContext): string {
  return `basket-${store}-${shopper.read('identity')?.id ?? 'guest'}`
}

/** How often the current shopper's basket in this store was changed. */
export function basketVersion(context: ContractContext): number {
  return basketOf(context).version ?? 0
}

/** Replaces what the current shopper's basket in this store holds. Its version grows by one, unless it holds the same as before. */
export function keepBasket(context: ContractContext, { lines, codes, deliveryMethod }: Omit<BasketRecord, 'version'>): void {
  const { shopper, store } = context
  const before = basketOf(context)
  // A fixture's line may name its offer in another way than the rules write it, so the lines before are written anew.
  const written = { lines: lineRecords(basketContents(before, context).lines), codes: before.codes, deliveryMethod: before.deliveryMethod }
  const basket = { lines, codes, deliveryMethod }
  if (written.lines.length === before.lines.length && JSON.stringify(written) === JSON.stringify(basket)) return
  shopper.write('baskets', { ...shopper.read('baskets'), [store]: { ...basket, version: basketVersion(context) + 1 } })
}
