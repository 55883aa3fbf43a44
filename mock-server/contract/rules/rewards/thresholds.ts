import type { DeliveryMethod, LinkedText, Threshold, ThresholdType } from '#schema/__generated__/types.ts'
import { toMinorUnits } from '../money/minor-units.ts'
import { formatMinorUnits } from '../money/price-format.ts'
import type { StoreTerms } from '../store-terms.ts'

/** Thrown if the free-delivery threshold is missing or not a number. */
class ShippingThresholdError extends Error {
  override readonly name = 'ShippingThresholdError'
  readonly code = 'SHIPPING_THRESHOLD_NOT_FOUND'
  constructor() {
    super('Shipping threshold not found')
  }
}

/** Returns a free-delivery threshold, major units, if it is a number; throws ShippingThresholdError otherwise. */
export function requireShippingThreshold(threshold: unknown): number {
  if (typeof threshold !== 'number' || !Number.isFinite(threshold)) throw new ShippingThresholdError()
  return threshold
}

/** What thresholds are computed from. */
type ThresholdInput = {
  /** Product total in the basket's tier before discounts, minor units. */
  readonly spend: number
  readonly terms: StoreTerms
  readonly deliveryMethod: DeliveryMethod
  /** False hides every banner, for example in a basket that needs no delivery. */
  readonly show: boolean
  /** The small print of each threshold, if any. */
  readonly smallPrint?: Partial<Readonly<Record<ThresholdType, LinkedText>>>
}

const reward: Readonly<Record<ThresholdType, { readonly toGo: string; readonly reached: string }>> = {
  STANDARD_SHIPPING: { toGo: 'for free standard delivery', reached: 'Free standard delivery unlocked' },
  EXPRESS_SHIPPING: { toGo: 'for free express delivery', reached: 'Free express delivery unlocked' },
  SAMPLES: { toGo: 'to choose 3 samples', reached: '3 samples unlocked' },
  GWP: { toGo: 'for a full-size gift', reached: 'Full-size gift unlocked' },
}

/** Progress of a spend towards a threshold (both minor units), 0 to 100 with two decimals, truncated so that 100 means it is reached. */
export function percentProgress(spend: number, threshold: number): number {
  return spend >= threshold ? 100 : Math.floor((spend * 10_000) / threshold) / 100
}

/** The sentence above the basket: how much more to spend, or that the threshold is reached. */
export function thresholdSentence(type: ThresholdType, spend: number, threshold: number, terms: StoreTerms): string {
  if (spend >= threshold) return reward[type].reached
  return `Spend ${formatMinorUnits(threshold - spend, terms.locale)} more ${reward[type].toGo}`
}

/** The store's thresholds in major units, delivery first. The unselected delivery method's banner is hidden; without a gift campaign, gifts are omitted. */
export function thresholds({ spend, terms, deliveryMethod, show, smallPrint = {} }: ThresholdInput): Threshold[] {
  const isExpress = deliveryMethod === 'Express'
  const rows: readonly { type: ThresholdType; from: number | null; shows: boolean }[] = [
    { type: 'STANDARD_SHIPPING', from: requireShippingThreshold(terms.delivery.Standard.freeFrom), shows: !isExpress },
    { type: 'EXPRESS_SHIPPING', from: requireShippingThreshold(terms.delivery.Express.freeFrom), shows: isExpress },
    { type: 'SAMPLES', from: terms.samplesFrom, shows: true },
    { type: 'GWP', from: terms.giftFrom, shows: true },
  ]
  return rows.flatMap(({ type, from: amount, shows }) => {
    if (amount === null) return []
    const from = toMinorUnits(amount)
    const copy = thresholdSentence(type, spend, from, terms)
    const progressBanner = { showBanner: show && shows, copy, termsAndConditions: smallPrint[type] ?? null }
    return [{ type, percentProgress: percentProgress(spend, from), from, progressBanner }]
  })
}
