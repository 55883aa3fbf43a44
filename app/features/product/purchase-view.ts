import { createTranslator } from 'use-intl/core'
import { messagesOf } from '#app/messages/messages.ts'
import { buttonLabel, otherPriceKind } from '#app/platform/catalogue/prices-view.ts'
import type { VariantView } from '#app/platform/catalogue/variant-view.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { PurchaseCopy, PurchaseVariant } from './Purchase.client.tsx'
import type { ProductView } from './product-data.ts'

/** The words of the purchase panel, in the store's language. */
export function purchaseCopy(product: Pick<ProductView, 'title'>, store: Store): PurchaseCopy {
  const messages = messagesOf(store.locale)
  const { product: copy, price } = messages
  const t = createTranslator({ locale: store.locale, messages, namespace: 'product' })
  return {
    shade: copy.shade,
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
    gallery: t('gallery', { name: product.title }),
  }
}

/** A variant with the words that speak of its prices; `buttonText` is the product's. [PRICE-08, PRICE-09, PRICE-17] */
export function purchaseVariant(variant: VariantView, store: Store, buttonText: string): PurchaseVariant {
  const messages = messagesOf(store.locale)
  const t = createTranslator({ locale: store.locale, messages, namespace: 'price' })
  const { member, typical } = variant.prices
  const saving = typical.price.raw - member.price.raw
  const isKnown = typical.price.raw >= 0 && member.price.raw >= 0 && saving > 0
  const amount = isKnown
    ? formatMoney(saving, { currency: typical.price.currency, currencySymbol: typical.price.currencySymbol, locale: store.locale })
    : ''
  return {
    ...variant,
    addToBag: { member: buttonLabel(member, buttonText), typical: buttonLabel(typical, buttonText) },
    savingNote: isKnown ? t('save', { amount }) : '',
    youSave: isKnown ? t('youSave', { amount }) : '',
    suffix: [
      otherPriceKind(variant.prices) === 'typical' ? messages.price.suffixNonMember : messages.price.suffixRetail,
      messages.price.suffixEnd,
    ],
  }
}
