import { drop, gift, truck } from '#app/design-system/icon/icons.ts'
import type { ProgressThreshold } from '#app/design-system/progress/Progress.tsx'
import { thresholdCopy } from '#app/messages/basket/summary.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import type { BasketContentsFieldsFragment } from '#operations/__generated__/operations.ts'

type Threshold = BasketContentsFieldsFragment['thresholds'][number]

const drawings = { STANDARD_SHIPPING: truck, EXPRESS_SHIPPING: truck, SAMPLES: drop, GWP: gift } as const

/** A basket's progress towards its spend thresholds. */
type ThresholdProgressView = {
  /** The contract's sentences for the thresholds reached. */
  reached: string[]
  /** The next threshold's sentence; undefined when all are reached. */
  next: string | undefined
  /** The total that counts, minor units. */
  current: number
  /** Lowest first, minor units. */
  ticks: ProgressThreshold[]
}

/** The thresholds whose banner is shown, lowest first. One without a whole amount is left out: the bar cannot place it. */
export function shownThresholds({ thresholds }: Pick<BasketContentsFieldsFragment, 'thresholds'>): Threshold[] {
  return thresholds
    .filter(({ progressBanner, from }) => progressBanner.showBanner && Number.isSafeInteger(from))
    .sort((one, other) => one.from - other.from)
}

/** The same basket without any mention of free standard delivery. */
export function silentOnDelivery<Update extends Pick<BasketContentsFieldsFragment, 'thresholds'>>(update: Update): Update {
  return { ...update, thresholds: update.thresholds.filter(({ type }) => type !== 'STANDARD_SHIPPING') }
}

/** The bar's text and values; undefined when no threshold is shown. */
export function thresholdProgress(
  { thresholds, pricing }: Pick<BasketContentsFieldsFragment, 'thresholds' | 'pricing'>,
  locale: string,
): ThresholdProgressView | undefined {
  const shown = shownThresholds({ thresholds })
  if (shown.length === 0) return undefined
  const { currency, currencySymbol, priceTier, totalProductPriceByTier } = pricing
  const current = totalProductPriceByTier[priceTier === 'member' ? 'member' : 'typical']
  return {
    reached: shown.filter(({ from }) => current >= from).map(({ progressBanner }) => progressBanner.copy),
    next: shown.find(({ from }) => current < from)?.progressBanner.copy,
    current,
    ticks: shown.map(({ type, from }) => ({
      value: from,
      label: formatMoney(from, { locale, currency, currencySymbol }, { stripZeroes: true }),
      reward: thresholdCopy(locale).rewards[type],
      icon: drawings[type],
      isGift: type === 'GWP',
    })),
  }
}
