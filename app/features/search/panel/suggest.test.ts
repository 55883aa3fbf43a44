import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { GUEST, readShopper } from '#app/platform/shopper/shopper-record.ts'
import { hasPastOrders, suggest } from './suggest.client.ts'

vi.mock('#app/platform/graphql/browser-client.ts')
vi.mock('#app/platform/catalogue/card-view.ts', () => ({ cardView: ({ id }: { id: string }) => ({ id }) }))
vi.mock('#app/platform/shopper/shopper-record.ts', async (original) => ({
  ...(await original<typeof import('#app/platform/shopper/shopper-record.ts')>()),
  readShopper: vi.fn(),
}))

beforeEach(() => vi.mocked(readShopper).mockReturnValue(GUEST))
afterEach(() => vi.restoreAllMocks())

/** The contract's answer with results. */
const found = (...ids: string[]) => ({ searchSuggestions: { __typename: 'SearchResults', products: ids.map((id) => ({ id })) } })

test.each([
  ['a guest', {}, { useGuestPrice: true, isTypicalJourney: true }],
  ['somebody who logged in', { isLoggedIn: true }, { useGuestPrice: false, isTypicalJourney: true }],
  ['a guest with a membership in the bag', { hasMembershipInBag: true }, { useGuestPrice: false, isTypicalJourney: false }],
  ['a member', { isLoggedIn: true, isMember: true }, { useGuestPrice: false, isTypicalJourney: false }],
])('%s is searched for with their prices [OP-CAT-03]', async (_, shopper, prices) => {
  vi.mocked(readShopper).mockReturnValue({ ...GUEST, ...shopper })
  vi.mocked(ask).mockResolvedValue(found('lipstick'))
  await suggest('satin')

  expect(ask).toHaveBeenLastCalledWith(expect.anything(), { term: 'satin', ...prices })
})

test('shows at most six matches [SEARCH-09, OP-CAT-04]', async () => {
  vi.mocked(ask).mockResolvedValue(found('a', 'b', 'c', 'd', 'e', 'f', 'g'))

  expect((await suggest('satin')).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('a SearchError counts as a failure, and its code is only logged [SEARCH-26, SEARCH-32, OP-CAT-04]', async () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  vi.mocked(ask).mockResolvedValue({ searchSuggestions: { __typename: 'SearchError', errorCode: 'INDEX_UNAVAILABLE' } })

  await expect(suggest('satin')).rejects.toThrow('refused')
  expect(log).toHaveBeenCalledWith(expect.stringContaining('INDEX_UNAVAILABLE'))
})

test.each([
  [[{}], true],
  [[], false],
])('past orders are %j: %s [SEARCH-19]', async (productCards, has) => {
  vi.mocked(ask).mockResolvedValue({ orderItAgainProducts: { productCards } })
  expect(await hasPastOrders()).toBe(has)
})

test('past orders that fail to load count as none', async () => {
  vi.mocked(ask).mockRejectedValue(new Error('down'))
  expect(await hasPastOrders()).toBe(false)
})
