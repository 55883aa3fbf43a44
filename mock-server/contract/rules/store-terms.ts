import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { rewardThresholds } from '#fixtures/content/thresholds.ts'

/** The cost of one delivery method. */
type DeliveryTerms = {
  /** The name shown to shoppers. */
  readonly name: string
  /** Minor units as the store shows prices: with VAT in the UK, without sales tax in the US. */
  readonly price: number
  /** Product spend that makes it free, major units; null: never. */
  readonly freeFrom: number | null
}

/** Every store difference that affects a price. Thresholds are major units (open point A63), rates are basis points (2000 = 20 %). */
export type StoreTerms = {
  readonly locale: StoreLocale
  readonly currency: 'GBP' | 'USD'
  readonly currencySymbol: string
  /** 'contained': prices include tax; 'added': tax is added on top. */
  readonly tax: { readonly mode: 'contained' | 'added'; readonly basisPoints: number }
  readonly delivery: { readonly Standard: DeliveryTerms; readonly Express: DeliveryTerms }
  /** Product spend that earns 3 samples, major units. */
  readonly samplesFrom: number
  /** Product spend that earns a gift, major units; null: no gift campaign. */
  readonly giftFrom: number | null
  /** Refer a friend: the credit and its minimum spend, both major units. */
  readonly referral: { readonly credit: number; readonly leastSpend: number }
}

const terms: Readonly<Record<StoreLocale, StoreTerms>> = {
  'en-GB': {
    locale: 'en-GB',
    currency: 'GBP',
    currencySymbol: '£',
    tax: { mode: 'contained', basisPoints: 2000 },
    delivery: {
      Standard: { name: 'Standard delivery', price: 395, freeFrom: rewardThresholds['en-GB'].delivery },
      Express: { name: 'Express delivery', price: 595, freeFrom: 75 },
    },
    samplesFrom: rewardThresholds['en-GB'].samples,
    giftFrom: rewardThresholds['en-GB'].gift,
    referral: { credit: 10, leastSpend: 60 },
  },
  'en-US': {
    locale: 'en-US',
    currency: 'USD',
    currencySymbol: '$',
    tax: { mode: 'added', basisPoints: 825 },
    delivery: {
      Standard: { name: 'Standard delivery', price: 495, freeFrom: rewardThresholds['en-US'].delivery },
      Express: { name: 'Express delivery', price: 995, freeFrom: 90 },
    },
    samplesFrom: rewardThresholds['en-US'].samples,
    giftFrom: rewardThresholds['en-US'].gift,
    referral: { credit: 20, leastSpend: 80 },
  },
}

/** The terms of one store. */
export function storeTerms(locale: StoreLocale): StoreTerms {
  return terms[locale]
}

/** The same terms with free standard delivery from a different spend, major units: the value that the free-delivery experiment varies. */
export function withFreeDeliveryFrom(base: StoreTerms, freeFrom: number | null): StoreTerms {
  return { ...base, delivery: { ...base.delivery, Standard: { ...base.delivery.Standard, freeFrom } } }
}
