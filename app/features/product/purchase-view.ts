import { priceCopy as price } from '#app/messages/products/price.ts'
import { productCopy } from '#app/messages/products/product.ts'
import { shadesCopy } from '#app/messages/products/shades.ts'
import { wishlistCopy } from '#app/messages/products/wishlist.ts'
import { buttonLabel } from '#app/platform/catalogue/prices-view.ts'
import type { VariantView } from '#app/platform/catalogue/variant-view.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { PurchaseCopy, PurchaseVariant } from './Purchase.client.tsx'
import type { ProductView } from './product-data.ts'

/** The copy of the purchase panel. */
export function purchaseCopy(product: Pick<ProductView, 'title' | 'variants'>, store: Store): PurchaseCopy {
  const mostPictures = Math.max(...product.variants.map(({ pictures }) => pictures.length))
  const copy = productCopy(store.locale)
  return {
    shade: copy.shade,
    shadeOptions: shadesCopy.shadeOptions,
    size: copy.size,
    struckHint: copy.struckHint,
    outOfStock: copy.outOfStock,
    typical: price.typical,
    member: price.member,
    was: price.was,
    pending: price.pending,
    payToday: price.payToday,
    joinLine: price.joinLine,
    joinLink: price.joinLink,
    gallery: formatMessage(copy.gallery, { name: product.title }),
    pictures: copy.pictures,
    wish: wishLabelParts(),
    pictureNames: Array.from({ length: mostPictures }, (_, index) => formatMessage(copy.picture, { number: String(index + 1) })),
  }
}

/** The wish list button's label before and after the name, which the browser has: written out for each shade it weighs on the page. */
function wishLabelParts(): PurchaseCopy['wish'] {
  const [before = '', after = ''] = formatMessage(wishlistCopy.save, { name: '\n' }).split('\n')
  return [before, after]
}

/** A variant with its copy, without what only its swatch shows, which is markup. Spec §5. */
export function purchaseVariant(
  { swatch: _swatch, undertone: _undertone, ...variant }: VariantView,
  store: Store,
  { buttonText }: Pick<ProductView, 'buttonText'>,
): PurchaseVariant {
  const { member, typical } = variant.prices
  const saving = typical.price.raw - member.price.raw
  const isKnown = typical.price.raw >= 0 && member.price.raw >= 0 && saving > 0
  const amount = isKnown
    ? formatMoney(saving, { currency: typical.price.currency, currencySymbol: typical.price.currencySymbol, locale: store.locale })
    : ''
  return {
    ...variant,
    pictures: variant.pictures.map(({ src, alt }) => ({ src, alt })),
    addToBasket: { member: buttonLabel(member, buttonText), typical: buttonLabel(typical, buttonText) },
    savingNote: isKnown ? formatMessage(price.save, { amount }) : '',
    youSave: isKnown ? formatMessage(price.youSave, { amount }) : '',
    suffix: [variant.prices.isGuestPrice ? price.suffixRetail : price.suffixNonMember, price.suffixEnd],
  }
}

/** The variants of a product. What is equal in several, such as their prices, is one object, which the page's data then holds once. */
export function purchaseVariants(product: Pick<ProductView, 'buttonText' | 'variants'>, store: Store): PurchaseVariant[] {
  const prices = once<PurchaseVariant['prices']>()
  const labels = once<PurchaseVariant['addToBasket']>()
  const suffix = once<PurchaseVariant['suffix']>()
  const ribbons = once<PurchaseVariant['ribbon']>()
  return product.variants
    .map((variant) => purchaseVariant(variant, store, product))
    .map((variant) => ({
      ...variant,
      prices: prices(variant.prices),
      addToBasket: labels(variant.addToBasket),
      suffix: suffix(variant.suffix),
      ribbon: ribbons(variant.ribbon),
    }))
}

/** A function that returns the first of the equal values that it is given. */
function once<T>(): (value: T) => T {
  const kept = new Map<string, T>()
  return (value) => {
    const key = JSON.stringify(value)
    const first = kept.get(key) ?? value
    kept.set(key, first)
    return first
  }
}
