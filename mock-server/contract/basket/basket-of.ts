import type { BasketRecord } from '#fixtures/basket/record.ts'
import type { ContractContext } from '../context.ts'

/** An empty basket. */
export const emptyBasket: BasketRecord = Object.freeze({ lines: Object.freeze([]), codes: Object.freeze([]), deliveryMethod: 'None' })

/** The current shopper's basket in this store. */
export function basketOf({ shopper, store }: ContractContext): BasketRecord {
  return shopper.read('baskets')[store] ?? emptyBasket
}

/** Replaces the current shopper's basket in this store. */
export function keepBasket({ shopper, store }: ContractContext, basket: BasketRecord): void {
  shopper.write('baskets', { ...shopper.read('baskets'), [store]: basket })
}
