import type { BasketRecord } from '#fixtures/basket/record.ts'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { ContractContext } from '../context.ts'
import { addLines } from '../rules/basket/lines-change.ts'
import { basketContents, lineRecords } from './basket-contents.ts'
import { basketOf } from './basket-of.ts'
import { giftsSettled } from './settle-basket.ts'

/**
 * Merges a guest's basket into the basket of the account that logged in: quantities add up within their limits, codes and delivery are carried over, and the gifts are
 * those that the account is owed. The
 * other store's basket moves over unchanged unless the account already has one there; it is priced when it is requested. Versions grow.
 * Returns how many items of the guest's joined others; 0 where one of the two was empty.
 */
export function joinBaskets(guest: Readonly<Partial<Record<StoreLocale, BasketRecord>>>, context: ContractContext): number {
  const { shopper, store } = context
  const own = shopper.read('baskets')
  const other: StoreLocale = store === 'en-GB' ? 'en-US' : 'en-GB'
  if (guest[other] && !own[other]) shopper.write('baskets', { ...own, [other]: { ...guest[other], version: versionAfter(guest[other]) } })
  const brought = guest[store]
  if (!brought) return 0
  const basket = basketOf(context)
  const additions = basketContents(brought, context)
    .lines.filter(({ origin }) => origin === 'user')
    .map((line) => ({ line }))
  const joined = addLines(basketContents(basket, context).lines, additions, { isMember: context.isMember })
  const deliveryMethod = brought.deliveryMethod === 'None' ? basket.deliveryMethod : brought.deliveryMethod
  const codes = [...new Set([...basket.codes, ...brought.codes])]
  const version = versionAfter(basket, brought)
  const settled = giftsSettled({ lines: lineRecords(joined.lines), codes, deliveryMethod }, context)
  shopper.write('baskets', { ...shopper.read('baskets'), [store]: { ...settled, version } })
  return basket.lines.length === 0 ? 0 : additions.reduce((sum, { line }) => sum + line.quantity, 0)
}

/** A version that neither the guest nor the account has read before. */
function versionAfter(...baskets: readonly BasketRecord[]): number {
  return Math.max(...baskets.map(({ version = 0 }) => version)) + 1
}
