// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { askFlags, useFlag } from '#app/platform/experiments/use-flag.client.ts'
import { GUEST } from '#app/platform/shopper/shopper-record.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { stores } from '#app/platform/store/stores.ts'
import { type TrackedEvent, trackInto } from '#app/platform/tracking/track.ts'
import { SearchContent } from './SearchContent.client.tsx'
import { hasPastOrders, suggest } from './suggest.client.ts'

vi.mock('./suggest.client.ts')
vi.mock('#app/platform/shopper/use-shopper.client.ts')
vi.mock('#app/platform/experiments/use-flag.client.ts')

const Card = ({ card }: { card: CardView }) => <article>{card.id}</article>
const cards = ['satin-lipstick', 'satin-blush'].map((id) => ({ id }) as CardView)
const handleLeave = vi.fn()

let seen: ((entries: { isIntersecting: boolean; intersectionRatio: number }[]) => void) | undefined
let thresholds: unknown
const watched = vi.fn()

beforeEach(() => {
  vi.mocked(useShopper).mockReturnValue(GUEST)
  vi.mocked(askFlags).mockResolvedValue(undefined)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen, options: { threshold: unknown }) {
        seen = callback
        thresholds = options.threshold
      }
      observe = watched
      disconnect = () => {
        seen = undefined
      }
    },
  )
})
afterEach(() => {
  // Runs before the stand-ins are removed: rendered content must not update without them.
  cleanup()
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const show = (text: string) => render(<SearchContent text={text} store={stores.uk} onLeave={handleLeave} Card={Card} />)

/** Follows a link without leaving the test. */
function follow(link: HTMLElement): void {
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
}

test('lists matches under a heading, announces them once and links to all results [SEARCH-09, SEARCH-11, SEARCH-15]', async () => {
  vi.mocked(suggest).mockResolvedValue(cards)
  show('satin lip')

  expect(await screen.findByRole('heading', { name: 'Matching Products' })).toBeVisible()
  expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual(['satin-lipstick', 'satin-blush'])
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions for “satin lip”')
  expect(screen.queryByText('Not sure what your skin needs?')).toBeNull()

  const all = screen.getByRole('link', { name: 'Show all products' })
  expect(all).toHaveAttribute('href', '/shop/search?term=satin%20lip')
  follow(all)
  expect(handleLeave).toHaveBeenCalledOnce()
})

test('offers the quiz if nothing matches [SEARCH-21, SEARCH-22]', async () => {
  vi.mocked(suggest).mockResolvedValue([])
  show('zz{z}')

  expect(await screen.findByText('No results for “zz{z}”.')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Not sure what your skin needs?' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Take the Skincare Quiz' })).toHaveAttribute('href', '/quiz/skincare?from=search')
})

test('a failed search shows no suggestions and can be tried again [SEARCH-25]', async () => {
  vi.mocked(suggest).mockRejectedValueOnce(new Error('down')).mockResolvedValue(cards)
  show('satin')

  expect(await screen.findByRole('alert')).toHaveTextContent("Sorry, we couldn't search just now.")
  expect(screen.queryByRole('article')).toBeNull()
  expect(screen.getByText('Not sure what your skin needs?')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Matching Products' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('asks when nothing was typed for 400 ms, and a term that gets too short takes the suggestions away [SEARCH-08, SEARCH-24]', async () => {
  vi.useFakeTimers()
  vi.mocked(suggest).mockResolvedValue(cards)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const { rerender } = show('sa')
  const type = (text: string) => rerender(<SearchContent text={text} store={stores.uk} onLeave={handleLeave} Card={Card} />)
  await pass(399)
  type('satin')
  await pass(399)
  expect(suggest).not.toHaveBeenCalled()
  await pass(1)
  expect(suggest).toHaveBeenCalledExactlyOnceWith('satin')
  expect(screen.getAllByRole('article')).toHaveLength(cards.length)

  type('s')
  await pass(0)
  expect(screen.queryByRole('article')).toBeNull()
  vi.useRealTimers()
})

test('popular searches link to their results', () => {
  show('')
  expect(screen.getByRole('link', { name: 'Vitamin C' })).toHaveAttribute('href', '/shop/search?term=Vitamin%20C')
})

test('tracks one view of the quiz when 30% of it is visible [SEARCH-23]', () => {
  const told: TrackedEvent[] = []
  const stop = trackInto((event) => told.push(event))
  show('')
  expect(watched).toHaveBeenCalledOnce()
  expect(thresholds).toBe(0.3)

  seen?.([{ isIntersecting: false, intersectionRatio: 0 }])
  seen?.([{ isIntersecting: true, intersectionRatio: 0.29 }])
  expect(told).toEqual([])

  seen?.([{ isIntersecting: true, intersectionRatio: 0.3 }])
  seen?.([{ isIntersecting: true, intersectionRatio: 1 }])
  expect(told).toEqual([{ event: 'Page Element Viewed', properties: { element: 'search-quiz-insert' } }])
  stop()
})

test.each([
  ['somebody with past orders, in the experiment [SEARCH-17, SEARCH-18]', true, '1', true, true],
  ['somebody without past orders [SEARCH-19]', true, '1', false, false],
  ['somebody outside the experiment [SEARCH-20]', true, '0', true, false],
  ['a guest [SEARCH-21]', false, '1', true, false],
])('%s is invited to order again: %s, %s, %s: %s', async (_, isLoggedIn, flag, hasOrders, isInvited) => {
  vi.mocked(useShopper).mockReturnValue({ ...GUEST, isLoggedIn })
  vi.mocked(useFlag).mockReturnValue(flag)
  vi.mocked(hasPastOrders).mockResolvedValue(hasOrders)
  show('')

  const invitation = isInvited ? 'Browse my past orders' : 'Take the Skincare Quiz'
  const href = isInvited ? '/account/favourites/order-it-again' : '/quiz/skincare?from=search'
  expect(await screen.findByRole('link', { name: invitation })).toHaveAttribute('href', href)
  expect(screen.queryByText('Ready for a restock?') !== null).toBe(isInvited)
  expect(screen.queryByText('Not sure what your skin needs?') !== null).toBe(!isInvited)
  expect(hasPastOrders).toHaveBeenCalledTimes(isLoggedIn && flag === '1' ? 1 : 0)
})
