import { drop, gift, truck } from '#app/design-system/icon/icons.ts'
import type { ProgressThreshold } from '#app/design-system/progress/Progress.tsx'
import { thresholdCopy } from '#app/messages/basket/summary.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import type { BasketUpdateFieldsFragment } from '#operations/__generated__/operations.ts'

type Threshold = BasketUpdateFieldsFragment['thresholds'][number]

const drawings = { STANDARD_SHIPPING: truck, EXPRESS_SHIPPING: truck, SAMPLES: drop, GWP: gift } as const

/** How far a basket is towards all that its spend brings. */
export type ThresholdProgressView = {
  /** What is reached, a sentence each, in the contract's words. */
  reached: string[]
  /** What comes next; undefined when everything is reached. */
  next: string | undefined
  /** What counts towards it, minor units. */
  current: number
  /** Lowest first, minor units. */
  ticks: ProgressThreshold[]
}

/** The thresholds whose banner shows, lowest first. One without a whole amount is left out: it has no place on the bar. [THRESH-04] */
export function shownThresholds({ thresholds }: Pick<BasketUpdateFieldsFragment, 'thresholds'>): Threshold[] {
  return thresholds
    .filter(({ progressBanner, from }) => progressBanner.showBanner && Number.isSafeInteger(from))
    .sort((one, other) => one.from - other.from)
}

/** The same basket without a word of free standard delivery. [THRESH-06] */
export function silentOnDelivery<Update extends Pick<BasketUpdateFieldsFragment, 'thresholds'>>(update: Update): Update {
  return { ...update, thresholds: update.thresholds.filter(({ type }) => type !== 'STANDARD_SHIPPING') }
}

/** What the bar says and shows; undefined when no threshold shows. [THRESH-04, THRESH-05] */
export function thresholdProgress(
  { thresholds, pricing }: Pick<BasketUpdateFieldsFragment, 'thresholds' | 'pricing'>,
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
