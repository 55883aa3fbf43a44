import { afterEach, expect, test, vi } from 'vitest'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { listingData } from './listing-data.ts'

afterEach(() => void vi.unstubAllGlobals())

/** The request for a listing when the contract has no such category. */
async function sentFor(path: string, search: string) {
  const sent = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ data: { productListing: null } }))
  vi.stubGlobal('fetch', sent)
  expect(await listingData(sharedPageRequest('en-US'), path, search)).toBeUndefined()
  const { operationName, variables } = JSON.parse(String(sent.mock.calls[0]?.[1].body))
  return { operationName, variables }
}

const asked = {
  categoryUrlPath: 'makeup',
  filters: [],
  pagination: { currentPage: 1, perPage: 24 },
  sort: 'RECOMMENDED',
  isTypicalJourney: true,
  marketingTilesPath: null,
  branchName: 'master',
  staged: false,
}

test('requests a category with all arguments of getPlp, with an empty list for no filters [OP-CAT-01]', async () => {
  expect(await sentFor('makeup', '')).toEqual({ operationName: 'getPlp', variables: asked })
})

test('takes filters, sorting and page from the URL [OP-CAT-01]', async () => {
  const { variables } = await sentFor('makeup/lips', 'filter=finish.satin&filter=finish.matte&sort=PRICE_LOW_TO_HIGH&page=3')
  expect(variables).toEqual({
    ...asked,
    categoryUrlPath: 'makeup/lips',
    filters: [{ slug: 'finish', items: ['satin', 'matte'] }],
    pagination: { currentPage: 3, perPage: 24 },
    sort: 'PRICE_LOW_TO_HIGH',
  })
})

test.each(['Makeup', 'makeup/', 'makeup//lips', 'a/b/c/d', 'lips<script>', '', 'x'.repeat(201)])(
  'does not ask for %j, which is no path of a category',
  async (path) => {
    const sent = vi.fn()
    vi.stubGlobal('fetch', sent)
    expect(await listingData(sharedPageRequest('en-GB'), path, '')).toBeUndefined()
    expect(sent).not.toHaveBeenCalled()
  },
)
