import type { ContractContext } from '../context.ts'
import type { LinesChange } from '../rules/basket/lines-change.ts'
import { settleOutOfStock } from '../rules/basket/out-of-stock.ts'
import { dropKitMemberships } from '../rules/membership/kit-membership.ts'
import { withGifts } from '../rules/rewards/gifts.ts'
import { basketContents, type LineWithGift, lineRecords, productLineOf } from './basket-contents.ts'
import { basketOf, keepBasket } from './basket-of.ts'
import { priceBasketLines } from './basket-update.ts'
import { offersFor } from './referral-offers.ts'

/** A change, and what follows by itself: a kit's membership leaves a member's basket, and the UK store takes out what is out of stock. */
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

/** Puts the gifts in that the basket has earned now, and takes those out that it has not. */
export function settleGifts(context: ContractContext): void {
  const basket = basketOf(context)
  const { lines } = basketContents(basket, context)
  const { includedDiscounts } = priceBasketLines(basket, lines, context)
  const giftLine = (sku: string, giftOffer: string): LineWithGift | null =>
    productLineOf({ id: `gift-${sku}`, type: 'product', origin: 'discount', quantity: 1, offerId: sku, giftInfo: null, giftOffer }, context)
  const settled = withGifts(lines, offersFor(basket, context), includedDiscounts, giftLine)
  keepBasket(context, { ...basket, lines: lineRecords(settled) })
}
