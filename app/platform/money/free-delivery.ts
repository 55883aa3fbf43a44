import type { Currency, Store } from '#app/platform/store/stores.ts'
import { promisedAmount } from './store-money.ts'

type PerCurrency = Readonly<Record<Currency, number>>
type StoreMoney = Pick<Store, 'locale' | 'currency'>

/** From what spend standard delivery is free, minor units. The contract charges by the same (tests/agreement/store-facts.test.ts). */
const usual: PerCurrency = { GBP: 2500, USD: 3000 }

/** The same in the groups of its experiment that have an amount of their own. Spec §9, open point A92. */
const byGroup: ReadonlyMap<string, PerCurrency> = new Map([
  ['1', { GBP: 5000, USD: 5000 }],
  ['2', { GBP: 2500, USD: 3000 }],
])

/** From what spend a group of the experiment has free delivery, such as `£50`. Undefined: the group has no amount of its own. */
export function ownFreeDelivery(group: string, store: StoreMoney): string | undefined {
  const own = byGroup.get(group)
  return own && promisedAmount(own[store.currency], store)
}

/** From what spend whoever is in a group has free delivery, such as `£25`. */
export function freeDeliveryFrom(group: string, store: StoreMoney): string {
  return ownFreeDelivery(group, store) ?? promisedAmount(usual[store.currency], store)
}
