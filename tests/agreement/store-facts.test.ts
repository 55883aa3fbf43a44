import { expect, test } from 'vitest'
import { productCopy } from '#app/messages/products/product.ts'
import { everyStore } from '#app/platform/store/stores.ts'
import { storeTerms } from '#mock-server/contract/rules/store-terms.ts'

// What the shop's copy says about delivery and samples against the terms by which the contract prices a basket.

test.each(everyStore)(
  'the product page of the $id store says from when delivery and samples are free, and what delivery costs',
  ({ locale }) => {
    const { currencySymbol, delivery, samplesFrom } = storeTerms(locale)
    const { deliveryPromise, deliveryText, samplesPromise } = productCopy(locale)
    const amountsIn = (text: string) => Array.from(text.matchAll(/[£$][\d.]+\d/g), ([amount]) => amount)

    const costs = [`${currencySymbol}${(delivery.Standard.price / 100).toFixed(2)}`, `${currencySymbol}${delivery.Standard.freeFrom}`]
    expect(amountsIn(deliveryPromise)).toEqual(costs)
    expect(amountsIn(deliveryText)).toEqual(costs)
    expect(amountsIn(samplesPromise)).toEqual([`${currencySymbol}${samplesFrom}`])
  },
)
