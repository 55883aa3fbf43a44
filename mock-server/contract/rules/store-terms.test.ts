import { describe, expect, it } from 'vitest'
import { storeTerms, withFreeDeliveryFrom } from './store-terms.ts'

describe('the terms of a store', () => {
  it('UK: pounds with VAT in them', () => {
    expect(storeTerms('en-GB')).toEqual({
      locale: 'en-GB',
      currency: 'GBP',
      currencySymbol: '£',
      tax: { mode: 'contained', basisPoints: 2000 },
      delivery: {
        Standard: { name: 'Standard delivery', price: 395, freeFrom: 25 },
        Express: { name: 'Express delivery', price: 595, freeFrom: 75 },
      },
      samplesFrom: 40,
      giftFrom: 54,
      referral: { credit: 10, leastSpend: 60 },
    })
  })

  it('US: dollars with sales tax on top', () => {
    expect(storeTerms('en-US')).toEqual({
      locale: 'en-US',
      currency: 'USD',
      currencySymbol: '$',
      tax: { mode: 'added', basisPoints: 825 },
      delivery: {
        Standard: { name: 'Standard delivery', price: 495, freeFrom: 30 },
        Express: { name: 'Express delivery', price: 995, freeFrom: 90 },
      },
      samplesFrom: 45,
      giftFrom: 60,
      referral: { credit: 20, leastSpend: 80 },
    })
  })

  it('with another free-delivery threshold differ in nothing else, and the store keeps its own', () => {
    const { delivery, ...rest } = storeTerms('en-GB')
    expect(withFreeDeliveryFrom(storeTerms('en-GB'), 50)).toEqual({
      ...rest,
      delivery: { ...delivery, Standard: { ...delivery.Standard, freeFrom: 50 } },
    })
    expect(storeTerms('en-GB').delivery.Standard.freeFrom).toBe(25)
  })
})
