import type { Store } from './stores.ts'

/** What surrounds a page. Spec §2 Page layouts. */
export type Layout = 'default' | 'quiz' | 'blog' | 'none'

/** The parts of a layout besides header and footer, each of which may still have a reason of its own not to show. */
export type LayoutParts = {
  /** Header and footer. */
  frame: boolean
  /** The skinny banner, or the one for who refers a friend. */
  skinnyBanner: boolean
  promotionalBanner: boolean
  memberFooter: boolean
  smallPrint: boolean
  /** The strip of the review service: the UK store alone, where it is set up. */
  reviews: boolean
  /** Where it is set up. */
  chat: boolean
  countryPopup: boolean
}

const nothing: LayoutParts = {
  frame: false,
  skinnyBanner: false,
  promotionalBanner: false,
  memberFooter: false,
  smallPrint: false,
  reviews: false,
  chat: false,
  countryPopup: false,
}

/** The parts of each layout; those of `quiz` and `blog` by decision A20. [LAYOUT-01, LAYOUT-02, LAYOUT-03, LAYOUT-04] */
export const layoutParts: Readonly<Record<Layout, LayoutParts>> = {
  default: {
    frame: true,
    skinnyBanner: true,
    promotionalBanner: true,
    memberFooter: true,
    smallPrint: true,
    reviews: true,
    chat: true,
    countryPopup: true,
  },
  quiz: { ...nothing, frame: true, promotionalBanner: true, countryPopup: true },
  blog: { ...nothing, frame: true, chat: true, countryPopup: true },
  none: nothing,
}

/** The parts of a layout in a store: the review service's strip stands in the UK's alone. [LAYOUT-09] */
export function partsOf(layout: Layout, { id }: Pick<Store, 'id'>): LayoutParts {
  const parts = layoutParts[layout]
  return { ...parts, reviews: parts.reviews && id === 'uk' }
}

const places: readonly (readonly [Layout, RegExp])[] = [
  ['none', /^\/checkout(\/|$)/],
  ['quiz', /^\/(skincare-quiz|quiz)(\/|$)/],
  ['blog', /^\/blog(\/|$)/],
]

/** The layout of the page at a path, without the store's prefix. */
export function layoutOf(path: string): Layout {
  return places.find(([, place]) => place.test(path))?.[0] ?? 'default'
}
