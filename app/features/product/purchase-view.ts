import { createTranslator } from 'use-intl/core'
import { messagesOf } from '#app/messages/messages.ts'
import { otherPriceKind } from '#app/platform/catalogue/prices-view.ts'
import type { VariantView } from '#app/platform/catalogue/variant-view.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { PurchaseCopy, PurchaseVariant } from './Purchase.client.tsx'
import type { ProductView } from './product-data.ts'

/** The words of the purchase panel, in the store's language. */
export function purchaseCopy(product: ProductView, store: Store): PurchaseCopy {
  const messages = messagesOf(store.locale)
  const { product: copy, price } = messages
  const t = createTranslator({ locale: store.locale, messages, namespace: 'product' })
  return {
    shade: copy.shade,
    size: copy.size,
    struckHint: copy.struckHint,
    outOfStock: copy.outOfStock,
    addToBag: product.buttonText,
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

/** A variant with the sentences that speak of its prices. */
export function purchaseVariant(variant: VariantView, store: Store): PurchaseVariant {
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
    savingNote: isKnown ? t('save', { amount }) : '',
    youSave: isKnown ? t('youSave', { amount }) : '',
    suffix: [
      otherPriceKind(variant.prices) === 'typical' ? messages.price.suffixNonMember : messages.price.suffixRetail,
      messages.price.suffixEnd,
    ],
  }
}
