// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { writeKept } from '#app/platform/storage/kept-for.ts'
import { KeepChoices } from './KeepChoices.client.tsx'
import {
  choicesHref,
  DEFAULT_CHOICES,
  type OrderItAgainChoices,
  PERIODS,
  readOrderItAgainQuery,
  SORTS,
  toggleCategory,
} from './order-it-again-query.ts'

const { shopper, replaced } = vi.hoisted(() => ({ shopper: { id: 'uk-ada', isLoggedIn: true }, replaced: [] as string[] }))
vi.mock('#app/platform/shopper/use-shopper.client.ts', () => ({ useShopper: vi.fn() }))
vi.mock('#app/platform/window/go-to.ts', () => ({ replacePage: (href: string) => replaced.push(href) }))

const path = '/account/favourites/order-it-again'
const ada = { user: 'uk-ada', store: 'en-GB' }
const chosen: OrderItAgainChoices = { categories: ['makeup', 'skincare'], sort: 'MOST_RECENT', period: 'LAST_6_MONTHS' }

/** The Navigation API, which jsdom lacks: where the page was opened from, and where it is left for. */
class BrowserNavigation extends EventTarget {
  activation: { from: { url: string } | null } = { from: null }
  leaveFor(url: string): void {
    this.dispatchEvent(Object.assign(new Event('navigate'), { destination: { url: new URL(url, location.href).href } }))
  }
}
let navigation: BrowserNavigation

beforeEach(() => {
  localStorage.clear()
  replaced.length = 0
  navigation = new BrowserNavigation()
  vi.stubGlobal('navigation', navigation)
  vi.mocked(useShopper).mockReturnValue(shopper as ReturnType<typeof useShopper>)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function open(query: string, choices: OrderItAgainChoices = DEFAULT_CHOICES, from = '') {
  history.replaceState(null, '', path + query)
  navigation.activation = { from: from === '' ? null : { url: new URL(from, location.href).href } }
  cleanup()
  render(<KeepChoices locale="en-GB" choices={choices} />)
}
const stored = (name: keyof OrderItAgainChoices): unknown => JSON.parse(localStorage.getItem(`favourites-${name}`) ?? 'null')
const keep = (change: Partial<Record<keyof OrderItAgainChoices, unknown>> = {}, owner = ada) => {
  for (const [name, value] of Object.entries({ ...chosen, ...change })) writeKept('local', `favourites-${name}`, owner, value)
}
const wholePage = choicesHref(path, chosen)

test('sort, period and categories are stored for this user and store [FAV-10, FAV-11, FAV-12]', () => {
  open('?sort=MOST_RECENT', chosen)
  expect(stored('sort')).toEqual({ ...ada, value: 'MOST_RECENT' })
  expect(stored('period')).toEqual({ ...ada, value: 'LAST_6_MONTHS' })
  expect(stored('categories')).toEqual({ ...ada, value: ['makeup', 'skincare'] })
})

test('a reset empties what is stored [FAV-14]', () => {
  keep()
  open('?page=1')
  expect(localStorage.length).toBe(0)
  expect(replaced).toEqual([])
})

test('an address without a query shows what is stored, and no other does [FAV-10, FAV-11, FAV-12]', () => {
  keep()
  open('')
  expect(replaced).toEqual([wholePage])
  open('?page=2', chosen)
  expect(replaced).toHaveLength(1)
})

test.each(['/account/wishlist', '/', '/us/account/favourites/order-it-again'])(
  'going to %s forgets what is stored [FAV-08]',
  (elsewhere) => {
    open('?sort=MOST_RECENT', chosen)
    navigation.leaveFor(elsewhere)
    expect(localStorage.length).toBe(0)
  },
)

test.each(['?page=2', '/?page=2', '?sort=MOST_RECENT&page=1', '#main'])('going to %s of the same page does not [FAV-08]', (place) => {
  open('?sort=MOST_RECENT', chosen)
  navigation.leaveFor(path + place)
  navigation.leaveFor('mailto:care@ottilie.example')
  expect(localStorage.length).toBe(3)
})

test('a page that the browser kept stores its choices when it is shown again', () => {
  open('?sort=MOST_RECENT', chosen)
  navigation.leaveFor('/basket')
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(stored('sort')).toEqual({ ...ada, value: 'MOST_RECENT' })
})

test('nothing is heard after the page is gone', () => {
  open('?sort=MOST_RECENT', chosen)
  cleanup()
  navigation.leaveFor('/basket')
  expect(localStorage.length).toBe(3)
})

test('whoever comes from another page finds the defaults, as in a browser that cannot tell where it was left for [FAV-08]', () => {
  keep()
  open('', DEFAULT_CHOICES, '/account/wishlist')
  expect(replaced).toEqual([])
  expect(localStorage.length).toBe(0)

  vi.stubGlobal('navigation', undefined)
  Reflect.deleteProperty(window, 'navigation')
  keep()
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(new URL('/basket', location.href).href)
  open('')
  expect(replaced).toEqual([])
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(new URL(path, location.href).href)
  keep()
  open('')
  expect(replaced).toEqual([wholePage])
})

test.each([
  ['no JSON', '{"broken'],
  ['another version', JSON.stringify('MOST_RECENT')],
  ['another account', JSON.stringify({ user: 'uk-bea', store: 'en-GB', value: 'MOST_RECENT' })],
  ['another store', JSON.stringify({ user: 'uk-ada', store: 'en-US', value: 'MOST_RECENT' })],
  ['a sort that is not known', JSON.stringify({ ...ada, value: 'BY_COLOUR' })],
  ['no text', JSON.stringify({ ...ada, value: { sort: 1 } })],
])('%s is ignored, and the rest counts', (_what, text) => {
  keep()
  localStorage.setItem('favourites-sort', text)
  open('')
  expect(replaced).toEqual([choicesHref(path, { ...chosen, sort: 'RECOMMENDED' })])
  localStorage.setItem('favourites-categories', JSON.stringify({ ...ada, value: 'makeup' }))
  localStorage.setItem('favourites-period', text)
  open('')
  expect(replaced).toHaveLength(1)
})

test('of a shopper who is not logged in nothing is stored or shown', () => {
  keep()
  vi.mocked(useShopper).mockReturnValue({ ...shopper, isLoggedIn: false } as ReturnType<typeof useShopper>)
  open('', chosen)
  expect(replaced).toEqual([])
  expect(stored('sort')).toEqual({ ...ada, value: 'MOST_RECENT' })
})

const choices = fc.record({
  categories: fc.uniqueArray(fc.stringMatching(/^[a-z][a-z-]{0,12}$/), { maxLength: 6 }),
  sort: fc.constantFrom(...SORTS),
  period: fc.constantFrom(...PERIODS),
})

test('an address says what was chosen, and a category pressed twice changes nothing', () => {
  fc.assert(
    fc.property(choices, fc.stringMatching(/^[a-z]{1,8}$/), (choice, slug) => {
      const { searchParams } = new URL(choicesHref(path, choice), 'http://shop.test')
      expect(readOrderItAgainQuery(searchParams)).toEqual({ ...choice, page: 1 })
      const twice = toggleCategory(toggleCategory(choice, slug), slug)
      expect(twice.categories.toSorted()).toEqual(choice.categories.toSorted())
    }),
  )
})

test.each([
  ['page=0', 1],
  ['page=-1', 1],
  ['page=two', 1],
  ['page=1e99', 1],
  ['page=3', 3],
  ['page=99999999', 1_000_000],
])('%s is page %i', (query, page) => {
  expect(readOrderItAgainQuery(new URLSearchParams(query)).page).toBe(page)
})
