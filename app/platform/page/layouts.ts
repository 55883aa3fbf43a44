import type { Store } from '../store/stores.ts'

/** Layouts of pages. Spec §2 Page layouts. */
export type Layout = 'default' | 'quiz' | 'blog' | 'none'

/** The parts of a layout. Each may be hidden for reasons of its own. */
export type LayoutParts = {
  /** Header and footer. */
  frame: boolean
  /** The skinny banner, or the refer-a-friend banner. */
  skinnyBanner: boolean
  promotionalBanner: boolean
  memberFooter: boolean
  smallPrint: boolean
  /** The strip of the review service: in the UK store, if it is configured. */
  reviews: boolean
  /** If it is configured. */
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

/** The parts of each layout; those of `quiz` and `blog` per open point A20. */
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

/** The parts of a layout in a store: only the UK store has the review service's strip. */
export function partsOf(layout: Layout, { id }: Pick<Store, 'id'>): LayoutParts {
  const parts = layoutParts[layout]
  return { ...parts, reviews: parts.reviews && id === 'uk' }
}

const places: readonly (readonly [Layout, RegExp])[] = [
  ['none', /^\/checkout(\/|$)/],
  ['quiz', /^\/quiz(\/|$)/],
  ['blog', /^\/blog(\/|$)/],
]

/** The layout of the page at a path, without the store's prefix. */
export function layoutOf(path: string): Layout {
  return places.find(([, place]) => place.test(path))?.[0] ?? 'default'
}
