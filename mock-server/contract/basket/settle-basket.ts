import type { BasketRecord } from '#fixtures/basket/record.ts'
import type { ContractContext } from '../context.ts'
import type { LinesChange } from '../rules/basket/lines-change.ts'
import { settleOutOfStock } from '../rules/basket/out-of-stock.ts'
import { dropKitMemberships } from '../rules/membership/kit-membership.ts'
import { withGifts } from '../rules/rewards/gifts.ts'
import { basketContents, type LineWithGift, lineRecords, productLineOf } from './basket-contents.ts'
import { priceBasketLines } from './basket-update.ts'
import { offersFor } from './referral-offers.ts'

/** Applies the consequences of a change: a kit's membership leaves a member's basket, and the UK store removes out-of-stock lines. */
export function settledChange(change: LinesChange<LineWithGift>, { store, isMember }: ContractContext): LinesChange<LineWithGift> {
  const kits = dropKitMemberships(change.lines, { isMember })
  const stock = settleOutOfStock(kits.lines, store)
  const isOut = stock.lines.length < kits.lines.length
  const left = change.lines.filter((line) => !stock.lines.includes(line)).map(({ type }) => type)
  return {
    lines: stock.lines,
    touched: [...new Set([...change.touched, ...left])],
    notifications: [...change.notifications, ...kits.notifications, ...(isOut ? stock.notifications : [])],
  }
}

/** A basket with the gifts that it has earned, and without those that it no longer earns. */
export function giftsSettled(basket: BasketRecord, context: ContractContext): BasketRecord {
  const { lines } = basketContents(basket, context)
  const { includedDiscounts } = priceBasketLines(basket, lines, context)
  const giftLine = (sku: string, giftOffer: string): LineWithGift | null =>
    productLineOf({ id: `gift-${sku}`, type: 'product', origin: 'discount', quantity: 1, offerId: sku, giftInfo: null, giftOffer }, context)
  const settled = withGifts(lines, offersFor(basket, context), includedDiscounts, giftLine)
  return { ...basket, lines: lineRecords(settled) }
}
