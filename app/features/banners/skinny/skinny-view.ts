import { contrast } from '#app/design-system/tokens/contrast.ts'
import type { Flags } from '#app/platform/experiments/known-flags.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { GetSkinnyBannerContentQuery } from '#operations/__generated__/operations.ts'
import { bannerLink } from '../banner-link.ts'
import type { SkinnyView } from '../banners-view.ts'
import { chooseSkinny, variationOf } from './choose-skinny.ts'
import { freeDeliveryText, isFreeDeliveryActive, speaksOfFreeDelivery } from './free-delivery.ts'

type Skinny = GetSkinnyBannerContentQuery['skinnyBannerContent'][number]

/** Inputs for choosing a skinny banner. */
type SkinnySituation = { store: Store; path: string; isMember: boolean; flags: Flags }

/** Maximum length of a text in characters. */
const LONGEST = 200

/** Text colours and the minimum contrast with the CMS's background. */
const LETTERS = { dark: '#430b1b', light: '#ffffff' } as const
const LEAST_CONTRAST = 4.5

/** The skinny banner of a page with its small print, if there is one. Spec §4. */
export function skinnyView(
  banners: readonly Skinny[],
  { store, path, isMember, flags }: SkinnySituation,
): { view: SkinnyView; smallPrint: string | null | undefined } | undefined {
  const base = chooseSkinny(banners, { path, isMember })
  if (!base) return undefined
  const variation = variationOf(base, flagOf(flags, base.experimentId))
  const worded = base.variants[variation - 1] ?? base
  const value = flags['experiment-free-shipping-threshold']
  const isFreeDelivery = speaksOfFreeDelivery(base.id)
  const isInExperiment = isFreeDelivery && isFreeDeliveryActive(value)
  const promise = isInExperiment ? freeDeliveryText(value, store) : undefined
  const texts = wordsOf(worded, promise)
  if (texts.longText === '') return undefined
  const endsAt = Date.parse(worded.countdown?.countdownEndDate ?? '')
  return {
    smallPrint: worded.smallPrint,
    view: {
      id: base.id,
      link: bannerLink(store, worded.href),
      ...texts,
      ground: groundOf(worded.backgroundColor),
      endsAt: Number.isNaN(endsAt) ? undefined : endsAt,
      display: flags['countdown-display'] === 'remaining' ? 'remaining' : 'clock',
      experiment: experimentOf(base.experimentId, variation, isInExperiment ? value : undefined),
      isFreeDelivery,
    },
  }
}

/** The CMS may name any flag; only own properties are read. */
function flagOf(flags: Flags, name: string | null | undefined): string | undefined {
  return name && Object.hasOwn(flags, name) ? (flags as Readonly<Record<string, string>>)[name] : undefined
}

function experimentOf(
  experimentId: string | null | undefined,
  variation: number,
  freeDelivery: string | undefined,
): SkinnyView['experiment'] {
  if (freeDelivery !== undefined) return { flag: 'experiment-free-shipping-threshold', variation: freeDelivery }
  return experimentId ? { flag: experimentId, variation: String(variation) } : undefined
}

/** A missing text falls back to the other one. Open point A86. */
function wordsOf(
  { longText, shortText, preventWidowsDesktop, preventWidowsMobile }: Omit<Skinny, 'variants'>,
  promise: string | undefined,
): Pick<SkinnyView, 'longText' | 'shortText'> {
  const long = (promise ?? (longText.trim() || shortText.trim())).slice(0, LONGEST)
  const short = (promise ?? (shortText.trim() || long)).slice(0, LONGEST)
  return { longText: preventWidowsDesktop ? withoutWidow(long) : long, shortText: preventWidowsMobile ? withoutWidow(short) : short }
}

/** Joins the last two words so that the last one never wraps alone. */
function withoutWidow(text: string): string {
  return text.replace(/\s+(\S+)$/, '\u00a0$1')
}

/** The CMS's background colour if it is valid and text is readable on it. */
function groundOf(colour: string | null | undefined): SkinnyView['ground'] {
  if (!colour || !/^#[\da-f]{6}$/i.test(colour)) return undefined
  const [dark, light] = [contrast(colour, LETTERS.dark), contrast(colour, LETTERS.light)]
  return Math.max(dark, light) < LEAST_CONTRAST ? undefined : { colour, letters: dark >= light ? 'dark' : 'light' }
}
