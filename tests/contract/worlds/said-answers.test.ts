import { describe, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '#mock-server/test.ts'

const SCENARIO = 'uk-guest&basket=two-items'

/** A session whose answers are given explicitly and override the rules. */
async function saying(answers: Readonly<Record<string, unknown>>, server: TestServer = createTestServer()) {
  const { id } = await server.sessions.open(SCENARIO, 'said')
  await server.sessions.patch(id, { answers })
  return { server, ask: askIn(server, 'said') }
}

function askIn(server: TestServer, world: string) {
  return async <Data>(document: string, variables: Record<string, unknown> = {}): Promise<Data> => {
    const { data, errors } = await server.execute<Data, Record<string, unknown>>({ document, variables, scenario: SCENARIO, world })
    expect(errors).toEqual([])
    return data as Data
  }
}

describe('an answer that is said in a world', () => {
  it('stands in place of what the rules say, wherever its field is asked for', async () => {
    const { server, ask } = await saying({ 'BasketItem.maxItemQuantity': 2, 'BasketContents.hasOnlyVirtualProducts': true })
    const said = { basket: { hasOnlyVirtualProducts: true, items: [{ quantity: 2, maxItemQuantity: 2 }] } }
    expect(await ask(server.operation('getBasket'))).toMatchObject(said)
  })

  it('has a variant’s pictures in the older shape, with every size of the thumbnails by its name [VARIANT-03]', async () => {
    const thumbnails = { size_240: '/240.webp', size_460: '/460.webp', size_OTF_BETA: '/beta.webp' }
    const detailsMedia = { description: 'A lipstick, open', thumbnails }
    const { server, ask } = await saying({ 'Variant.media': null, 'Variant.detailsMedia': detailsMedia })
    const { basket } = await ask<{ basket: { items: { variant: unknown }[] } }>(server.operation('getBasket'))
    expect(basket.items[0]?.variant).toMatchObject({ media: null, detailsMedia })
  })

  it('is whole by itself: nothing in it is asked of resolvers', async () => {
    const price = { formatted: 'free', raw: 0, label: 'GIFT', currency: 'GBP', currencySymbol: '£' }
    const { server, ask } = await saying({ 'BasketLinePrice.charged': price })
    const { basket } = await ask<{ basket: { items: { linePrice: { charged: unknown; typical: unknown } }[] } }>(
      server.operation('getBasket'),
    )
    expect(basket.items[0]?.linePrice.charged).toMatchObject(price)
    expect(basket.items[0]?.linePrice.typical).toMatchObject({ raw: 5200 })
  })

  it('names the member of a union that it is', async () => {
    const { server, ask } = await saying({ 'Query.searchSuggestions': { __typename: 'SearchError', errorCode: 'BAD_SEARCH' } })
    const variables = { term: 'balm', useGuestPrice: true, isTypicalJourney: true }
    const said = { searchSuggestions: { __typename: 'SearchError', errorCode: 'BAD_SEARCH' } }
    expect(await ask(server.operation('searchProducts'), variables)).toEqual(said)
  })

  it('is one entry of a list', async () => {
    const query = '{ basket { thresholds { type percentProgress } } }'
    const before = await askIn(createTestServer(), 'said')<{ basket: { thresholds: unknown[] } }>(query)
    const said = { type: 'SAMPLES', percentProgress: 12 }
    const { ask } = await saying({ 'BasketContents.thresholds[1]': said })
    const [first, , ...others] = before.basket.thresholds
    expect(await ask(query)).toEqual({ basket: { thresholds: [first, said, ...others] } })
  })

  it('is what a change is answered with, and the change is made', async () => {
    const { server, ask } = await saying({ 'BasketContents.hasOnlyVirtualProducts': true })
    const line = {
      id: '00000000-0000-4000-8000-000000000001',
      type: 'product',
      variantId: 'OT-RSL-07',
      variantSku: 'OT-RSL-07',
      quantity: 1,
    }
    const changed = await ask(server.operation('addBasketItems'), { listId: '', version: -1, items: [line] })
    expect(changed).toMatchObject({ addBasketItems: { hasOnlyVirtualProducts: true } })
    expect(await ask('{ basket { items { quantity } } }')).toMatchObject({ basket: { items: expect.arrayContaining([{ quantity: 3 }]) } })
  })

  it('is said in its own world alone, whoever asked first', async () => {
    const query = '{ viewerCountry }'
    const server = createTestServer()
    const plain = await askIn(server, 'plain')(query)
    const { ask } = await saying({ 'Query.viewerCountry': 'FR' }, server)
    expect(await ask(query)).toEqual({ viewerCountry: 'FR' })
    expect(await askIn(server, 'plain')(query)).toEqual(plain)
    expect(plain).toEqual({ viewerCountry: 'GB' })
  })

  it('is not remembered when it is taken back', async () => {
    const query = '{ basket { hasOnlyVirtualProducts } }'
    const { server, ask } = await saying({ 'BasketContents.hasOnlyVirtualProducts': true })
    expect(await ask(query)).toEqual({ basket: { hasOnlyVirtualProducts: true } })
    const [open] = (await server.sessions.list({ limit: 1 })).sessions
    await server.sessions.reset(open?.id ?? '')
    expect(await ask(query)).toEqual({ basket: { hasOnlyVirtualProducts: false } })
  })
})
