import type { StoreLocale } from '#fixtures/catalogue/record.ts'

/** The ways an order can be delivered. 'None': still open, so delivery is estimated. */
export type DeliveryMethod = 'None' | 'Standard' | 'Express'

/** What one way of delivery costs. */
type DeliveryTerms = {
  /** What shoppers call it. */
  readonly name: string
  /** Minor units as the store shows prices: with VAT in the UK, without sales tax in the US. */
  readonly price: number
  /** Products for this much make it free, major units; null: never. */
  readonly freeFrom: number | null
}

/** Everything that differs between the stores and moves a price. Thresholds are major units Open point A63., rates basis points (2000 = 20 %). */
export type StoreTerms = {
  readonly locale: StoreLocale
  readonly currency: 'GBP' | 'USD'
  readonly currencySymbol: string
  /** 'contained': prices hold the tax already; 'added': it comes on top. */
  readonly tax: { readonly mode: 'contained' | 'added'; readonly basisPoints: number }
  readonly delivery: { readonly Standard: DeliveryTerms; readonly Express: DeliveryTerms }
  /** Products for this much bring 3 samples, major units. */
  readonly samplesFrom: number
  /** Products for this much bring a gift, major units; null: no gift campaign. */
  readonly giftFrom: number | null
  /** Refer a friend: credit for a least spend, both major units. */
  readonly referral: { readonly credit: number; readonly leastSpend: number }
}

const terms: Readonly<Record<StoreLocale, StoreTerms>> = {
  'en-GB': {
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
  },
  'en-US': {
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
  },
}

/** The terms of one store. */
export function storeTerms(locale: StoreLocale): StoreTerms {
  return terms[locale]
}

/** The same terms with free standard delivery from another spend, major units: what the free-delivery experiment varies. */
export function withFreeDeliveryFrom(base: StoreTerms, freeFrom: number | null): StoreTerms {
  return { ...base, delivery: { ...base.delivery, Standard: { ...base.delivery.Standard, freeFrom } } }
}
