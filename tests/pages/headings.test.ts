import { describe, expect, test } from 'vitest'
import { shownPage, shownText } from './shown-page.ts'

// Somebody who goes through a page by its headings takes a level that is missing for a part that is.

const everywhere = [
  '/',
  '/shop/makeup',
  '/products/ribbon-satin-lipstick',
  '/basket',
  '/shop/search?term=satin',
  '/shop/search?term=zzzz',
  '/login',
  '/contact',
  '/join',
]

const ofMembership = ['/account/my-membership', '/account/my-membership/update-payment-details', '/account/member-benefits']

const visitors: readonly (readonly [selection: string, places: readonly string[]])[] = [
  ['store=en-GB&shopper=guest', everywhere],
  ['store=en-US&shopper=guest&basket=one-item', everywhere],
  ['store=en-GB&shopper=annual-member&basket=one-item', [...everywhere, '/account/wishlist', '/account/favourites', ...ofMembership]],
  ['store=en-GB&shopper=annual-member&membership=cancel-at-gift', ['/account/my-membership?flow=cancel']],
  ['store=en-US&shopper=annual-member', [...everywhere, '/account/wishlist', '/account/favourites']],
  // The CMS brings no heading of its own.
  ['store=en-GB&shopper=guest&content=none', ['/', '/shop/makeup', '/products/ribbon-satin-lipstick']],
]

/** What is closed until somebody opens it, or another tier's. */
const unseen = (tier: 'member' | 'typical') => `dialog:not([open]), [popover], [hidden], details:not([open]), [data-tier-only="${tier}"]`

/** A page's headings that come more than one level below the one before them, in their order. The question for consent stands before h1. */
function jumpsIn(page: Document, otherTier: 'member' | 'typical'): string[] {
  const headings = Array.from(page.querySelectorAll('h1, h2, h3, h4, h5, h6')).filter((heading) => !heading.closest(unseen(otherTier)))
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
  return headings.flatMap((heading, at) => {
    const before = levels[at - 1] ?? 1
    return (levels[at] ?? 0) > before + 1 ? [`h${before} → ${heading.tagName.toLowerCase()} “${shownText(heading)}”`] : []
  })
}

describe.each(visitors)('%s', (selection, places) => {
  test.each(places)('%s skips no level of heading', async (address) => {
    const page = await shownPage(selection, address)
    expect(jumpsIn(page, 'typical'), 'as members see it').toEqual([])
    expect(jumpsIn(page, 'member'), 'as everybody else sees it').toEqual([])
  })
})
