import { freeDeliveryByGroup } from '#fixtures/content/thresholds.ts'
import type { ContractContext } from './context.ts'
import { type StoreTerms, storeTerms, withFreeDeliveryFrom } from './rules/store-terms.ts'

/**
 * The terms that hold for this request: those of its store, with free standard delivery from what the shopper's group in the experiment is promised. A group
 * without an amount of its own keeps the store's (open point A92).
 */
export function termsOf({ store, world }: ContractContext): StoreTerms {
  const terms = storeTerms(store)
  const promised = freeDeliveryByGroup.get(world.state.read('flags')['experiment-free-shipping-threshold'] ?? '')
  return promised ? withFreeDeliveryFrom(terms, promised[store]) : terms
}
