// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import {
  AddWishlistItemBySkuDocument,
  GetDiscoveryJourneySlidesDocument,
  GetOrderItAgainProductsDocument,
  RemoveBasketItemsDocument,
} from '#operations/__generated__/operations.ts'
import { ask, change } from './browser-client.ts'

test('a NOT_CACHED query is sent each time and its answer is never kept [OP-WISH-08]', async () => {
  const titles = ['First', 'Second']
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const orderItAgainProducts = { __typename: 'OrderItAgain', title: titles.shift() }
    return Response.json({ data: { orderItAgainProducts } })
  })
  const title = async () => (await ask(GetOrderItAgainProductsDocument, {})).orderItAgainProducts.title

  expect([await title(), await title()]).toEqual(['First', 'Second'])
  expect(sent).toHaveBeenCalledTimes(2)
})

test.each([
  ['no data', null],
  ['no field', {}],
  ['a field with nothing in it', { removeBasketItems: null, addWishlistItemBySKU: null }],
])('a mutation answered with %s fails with No response received [OP-BASKET-05, OP-WISH-05]', async (_what, data) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data }))
  await expect(change(RemoveBasketItemsDocument, { listId: '', version: -1, items: [] })).rejects.toThrow('No response received')
  await expect(change(AddWishlistItemBySkuDocument, { sku: 'LIP-07' })).rejects.toThrow('No response received')
})

test('a query answered with an empty field that the contract leaves empty only with an error fails, and the empty answer is not kept', async () => {
  const discoveryJourneySlides = { __typename: 'DiscoveryJourneySlides', slides: [] }
  const answers = [null, discoveryJourneySlides]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: { discoveryJourneySlides: answers.shift() } }))
  await expect(ask(GetDiscoveryJourneySlidesDocument, {})).rejects.toThrow('No response received')
  await expect(ask(GetDiscoveryJourneySlidesDocument, {})).resolves.toEqual({ discoveryJourneySlides })
})

test('a query on a hanging connection times out, so that what is queued behind it can run', async () => {
  const giveUp = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(giveUp.signal)
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_input, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  )
  const asked = ask(GetOrderItAgainProductsDocument, {})
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  giveUp.abort(new DOMException('', 'TimeoutError'))
  await expect(asked).rejects.toMatchObject({ reason: 'network' })
  expect(timeout).toHaveBeenCalledWith(30_000)
})
