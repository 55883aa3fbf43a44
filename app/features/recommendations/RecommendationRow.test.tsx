// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { crossSellOrigin } from '#app/platform/catalogue/add-origin.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { stores } from '#app/platform/store/stores.ts'
import { EVENTS_PATH } from '#app/platform/tracking/event-batch.ts'
import { startMeasuring } from '#app/platform/tracking/measuring/start-measuring.ts'
import { type TrackedEvent, trackInto } from '#app/platform/tracking/track.ts'
import { RecommendationRow, type RowCard } from './RecommendationRow.tsx'
import type { RecommendationLinkView, RecommendationView } from './recommendation-view.ts'

const Card: RowCard = ({ card, origin, layout }) => <article>{[card.id, layout, origin?.location, origin?.source].join(' ')}</article>

const row: RecommendationView = {
  id: 'row',
  heading: 'Loved by members',
  lead: 'Ranked by reorders.',
  cards: ['a', 'b', 'c'].map((id) => ({ id }) as CardView),
  link: undefined,
}

const link: RecommendationLinkView = {
  place: 'header',
  href: '#all',
  text: 'Shop bestsellers',
  isExternal: false,
  pressed: { event: 'Page Element Clicked', properties: { section: 'row' } },
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})

const show = (change: Partial<RecommendationView> = {}, place?: 'drawer') =>
  render(
    <RecommendationRow
      row={{ ...row, ...change }}
      store={stores.uk}
      Card={Card}
      origin={crossSellOrigin('ATB_CONFIRMATION')}
      {...(place && { place })}
    />,
  )

/** Whether the link comes before or after the list of products. */
function sideOf(element: HTMLElement): 'before' | 'behind' {
  const list = screen.getByRole('list', { name: 'Loved by members' })
  return list.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING ? 'behind' : 'before'
}

test.each([
  ['header', 'before', 'REC-03'],
  ['footer', 'behind', 'REC-04'],
] as const)('a link of the type %s stands %s the products, and its press is told [%s]', (place, side, _clause) => {
  const heard: TrackedEvent[] = []
  const stop = trackInto((event) => heard.push(event))
  show({ link: { ...link, place } })

  const shown = screen.getByRole('link', { name: 'Shop bestsellers' })
  expect(sideOf(shown)).toBe(side)
  fireEvent.click(shown)
  stop()
  expect(heard).toEqual([link.pressed])
})

test('the press leaves the page for the shop’s events, as the API says [TRACK-14]', () => {
  const send = vi.fn(async (_path: string, _init?: { body?: string }) => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('IntersectionObserver', vi.fn())
  document.documentElement.lang = 'en-US'
  startMeasuring()
  show({ link })
  const sent = () =>
    send.mock.calls
      .flatMap(([path, init]): { event: string }[] => (path === EVENTS_PATH ? JSON.parse(init?.body ?? '').batch : []))
      .filter(({ event }) => event === 'Page Element Clicked')
  dispatchEvent(new Event('pagehide'))
  expect(sent()).toEqual([])

  fireEvent.click(screen.getByRole('link', { name: 'Shop bestsellers' }))
  dispatchEvent(new Event('pagehide'))
  expect(sent()).toMatchObject([{ type: 'track', event: 'Page Element Clicked', properties: { section: 'row' } }])
})

test('a row has a heading, a lead and a card with its origin for each product', () => {
  show()
  const section = screen.getByRole('region', { name: 'Loved by members' })
  expect(within(section).getByRole('heading', { level: 2 })).toBeVisible()
  expect(within(section).getByText('Ranked by reorders.')).toBeVisible()
  expect(within(section).queryByRole('link')).toBeNull()
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(
    ['a', 'b', 'c'].map((id) => `${id} plain ATB_CONFIRMATION ATB_CONFIRMATION_CROSSSELL_CAROUSEL`),
  )
})

test('in a drawer the heading and the cards are small', () => {
  show({}, 'drawer')
  expect(screen.getByRole('heading', { level: 3, name: 'Loved by members' })).toBeVisible()
  // The page under it may have a region of the same name.
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.getByRole('group', { name: 'Loved by members' })).toBeVisible()
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('a compact')
})
