// @vitest-environment jsdom
import { ApolloClient, ApolloLink } from '@apollo/client'
import { Observable } from 'rxjs'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  AddWishlistItemBySkuDocument,
  EntitlementsDocument,
  GetCampaignThresholdsDocument,
  GetRecommendationsDocument,
  GetWishedSkusDocument,
  MembershipsByIdsDocument,
  RemoveWishlistItemBySkuDocument,
} from '#operations/__generated__/operations.ts'
import { normalisedCache } from './normalised-cache.ts'

let asked: string[] = []

/** Answers each request with the next response and records its operation. */
function answering(...answers: readonly (object | (() => object))[]): void {
  const left = [...answers]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    asked.push((JSON.parse(String(init?.body)) as { operationName: string }).operationName)
    const answer = left.shift() ?? {}
    return Response.json(typeof answer === 'function' ? answer() : answer)
  })
}

const plan = (name: string) => ({
  __typename: 'MembershipPlan',
  id: 'uk:1',
  name,
  value: 'OT-1',
  duration: 'annual',
  price: { __typename: 'Price', raw: 999, label: null, formatted: '£9.99', currency: 'GBP', currencySymbol: '£' },
})
const plans = (name: string) => ({ data: { membershipsByIds: [plan(name)] } })
const wishlist = (...skus: string[]) => ({
  __typename: 'Wishlist',
  wishes: skus.map((sku) => ({ __typename: 'Wish', variant: { __typename: 'Variant', sku, title: sku } })),
})

function openSession(key: string): void {
  document.documentElement.dataset['session'] = key
}

/** A newly opened page with its own client. */
async function openPage() {
  vi.resetModules()
  const { ask, change } = await import('./browser-client.ts')
  const planName = async () => (await ask(MembershipsByIdsDocument, { ids: ['uk:1'] })).membershipsByIds[0]?.name
  return { ask, change, planName }
}

beforeEach(() => {
  asked = []
  openSession('one')
})

test('a CACHE_FIRST operation is asked once, and with other variables once more', async () => {
  answering(plans('Annual'), { data: { membershipsByIds: [] } })
  const { ask, planName } = await openPage()
  expect([await planName(), await planName()]).toEqual(['Annual', 'Annual'])
  expect((await ask(MembershipsByIdsDocument, { ids: ['uk:2'] })).membershipsByIds).toEqual([])
  expect(asked).toHaveLength(2)
})

test('campaign thresholds are read from the cache once they are in it [OP-MEM-06]', async () => {
  const campaignThresholds = [{ __typename: 'CampaignThreshold', campaign: 'SAMPLES', threshold: 40 }]
  answering({ data: { campaignThresholds } })
  const { ask } = await openPage()
  await ask(GetCampaignThresholdsDocument, {})
  expect(await ask(GetCampaignThresholdsDocument, {})).toEqual({ campaignThresholds })
  expect(asked).toEqual(['getCampaignThresholds'])
})

test('entitlements are read from the cache once they are in it [OP-MEM-13]', async () => {
  const entitlements = {
    __typename: 'Entitlements',
    benefitsSavings: {
      __typename: 'BenefitsSavings',
      totalBenefitsSavings: 0,
      categories: [{ __typename: 'BenefitCategory', slug: 'benefits-savings', title: 'Benefits Savings', value: 0 }],
    },
    redeemedBenefits: [],
    productSavings: { __typename: 'ProductSavings', totalProductsSavings: 1250 },
    activeBenefits: [],
    currency: 'GBP',
    currencySymbol: '£',
  }
  answering({ data: { entitlements } })
  const { ask } = await openPage()
  await ask(EntitlementsDocument, {})
  expect(await ask(EntitlementsDocument, {})).toEqual({ entitlements })
  expect(asked).toEqual(['entitlements'])
})

test('asked at the same time from several places, it is asked once', async () => {
  answering(plans('Annual'))
  const { planName } = await openPage()
  expect(await Promise.all([planName(), planName()])).toEqual(['Annual', 'Annual'])
  expect(asked).toHaveLength(1)
})

test.each([
  ['errors', { errors: [{ message: 'no' }], data: null }],
  ['errors beside data', { errors: [{ message: 'no' }], ...plans('Half') }],
  ['no data', { data: null }],
])('%s: the failure is not kept, and the next question is sent', async (_what, failure) => {
  answering(failure, plans('Annual'))
  const { planName } = await openPage()
  await expect(planName()).rejects.toMatchObject({ name: 'RequestFailure' })
  expect(await planName()).toBe('Annual')
})

test('an answer of one session is not given to another', async () => {
  answering(plans('Annual'), plans('Monthly'))
  const { planName } = await openPage()
  expect(await planName()).toBe('Annual')
  openSession('two')
  expect([await planName(), await planName()]).toEqual(['Monthly', 'Monthly'])
  expect(asked).toHaveLength(2)
})

test('an answer that arrives after the session has changed is not kept', async () => {
  const late = () => {
    openSession('two')
    return plans('Annual')
  }
  answering(late, plans('Monthly'))
  const { planName } = await openPage()
  expect(await planName()).toBe('Annual')
  expect(await planName()).toBe('Monthly')
})

test('a request that starts the visitor’s session leaves what was kept before', async () => {
  openSession('')
  const started = () => {
    openSession('new')
    return { data: { recommendations: [] } }
  }
  answering(plans('Annual'), started)
  const { ask, planName } = await openPage()
  await planName()
  await ask(GetRecommendationsDocument, { recommendations: [] })
  await planName()
  expect(asked).toEqual(['membershipsByIds', 'getRecommendations'])
})

/* What future pages build on: a client over the same cache, with responses by operation. */
function clientOver(answers: Readonly<Record<string, object | Error>>): ApolloClient {
  const link = new ApolloLink(({ operationName = '' }) => {
    const answer = answers[operationName]
    return new Observable((observer) => {
      if (answer instanceof Error) return observer.error(answer)
      observer.next({ data: { ...answer } })
      observer.complete()
    })
  })
  return new ApolloClient({ cache: normalisedCache(), link })
}

const wishedSkus = (client: ApolloClient) =>
  client.readQuery({ query: GetWishedSkusDocument })?.wishlist.wishes.map(({ variant }) => variant.sku)

test('a mutation’s answer replaces what a query had read', async () => {
  const client = clientOver({
    getWishedSkus: { wishlist: wishlist('A', 'B') },
    removeWishlistItemBySKU: { removeWishlistItemBySKU: wishlist('B') },
  })
  await client.query({ query: GetWishedSkusDocument })
  expect(wishedSkus(client)).toEqual(['A', 'B'])
  await client.mutate({ mutation: RemoveWishlistItemBySkuDocument, variables: { sku: 'A' } })
  expect(wishedSkus(client)).toEqual(['B'])
})

test('an optimistic answer shows at once, and a failure takes it back', async () => {
  const client = clientOver({ getWishedSkus: { wishlist: wishlist('A') }, addWishlistItemBySKU: new Error('offline') })
  await client.query({ query: GetWishedSkusDocument })
  const shown: unknown[] = []
  const followed = client.watchQuery({ query: GetWishedSkusDocument, fetchPolicy: 'cache-only' }).subscribe(({ dataState, data }) => {
    if (dataState === 'complete') shown.push(data.wishlist.wishes.map(({ variant }) => variant.sku))
  })
  const adding = client.mutate({
    mutation: AddWishlistItemBySkuDocument,
    variables: { sku: 'B' },
    optimisticResponse: { addWishlistItemBySKU: wishlist('B', 'A') },
  })
  await expect(adding).rejects.toThrow('offline')
  await vi.waitFor(() => expect(shown).toEqual([['A'], ['B', 'A'], ['A']]))
  followed.unsubscribe()
})
