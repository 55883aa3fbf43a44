import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import {
  GetNavigationDocument,
  GetPlpDocument,
  GetRecommendationsDocument,
  MembershipsByIdsDocument,
} from '#operations/__generated__/operations.ts'
import { serverQuery } from './server-query.ts'

// React caches by argument per request on the server, and nothing elsewhere: here a test is one request.
vi.mock('react', () => ({
  cache: <Key extends object, Value>(make: (key: Key) => Value) => {
    const made = new WeakMap<Key, Value>()
    return (key: Key) => made.get(key) ?? made.set(key, make(key)).get(key)
  },
}))

type Sent = {
  url: string
  method: string | undefined
  headers: Headers
  body: { operationName: string; query: string; variables: Record<string, unknown> }
  tags: readonly string[] | undefined
}

const sent: Sent[] = []

/** Answers every request with this status and body, and records the requests. */
function answering(status: number, body: string): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { next?: { tags?: readonly string[] } }) => {
    const { method, headers, next } = init
    sent.push({ url, method, headers: new Headers(headers), body: JSON.parse(String(init.body)), tags: next?.tags })
    return new Response(body, { status, headers: { 'content-type': 'application/json' } })
  })
}

// Skip the pauses between retries.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
})

afterEach(() => {
  sent.length = 0
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The outcome of a query after all retries. */
async function asked<Answer>(question: Promise<Answer>): Promise<Answer> {
  const outcome = Promise.allSettled([question])
  await vi.runAllTimersAsync()
  await outcome
  return question
}

const pageRequest = { store: stores.us, cookieHeader: 'ottilie-session=abc', key: 'k' }
const listing = {
  categoryUrlPath: 'makeup',
  filters: [],
  pagination: null,
  sort: null,
  isTypicalJourney: true,
  marketingTilesPath: null,
  branchName: 'master',
  staged: false,
} as const

test('an operation goes to the GraphQL endpoint as a document with its variables, for the store that asks [OP-GEN-01]', async () => {
  vi.stubEnv('GRAPHQL_URL', 'https://api.ottilie.example/graphql')
  answering(200, '{"data":{"productListing":null}}')

  await asked(serverQuery(pageRequest, GetPlpDocument, { ...listing, filters: [] }))

  expect(sent[0]?.url).toBe('https://api.ottilie.example/graphql')
  expect(sent[0]?.headers.get('x-store')).toBe('en-US')
  expect(sent[0]?.headers.get('cookie')).toBe('ottilie-session=abc')
  expect(sent[0]?.body).toMatchObject({ operationName: 'getPlp', variables: { categoryUrlPath: 'makeup' } })
  expect(sent[0]?.body.query).not.toMatch(/@session|@fetchPolicy|@retry/)
})

test('a query for content puts its tags on the page that asks, for the CMS’s webhook', async () => {
  answering(200, '{"data":{"navigation":[]}}')
  await asked(serverQuery(pageRequest, GetNavigationDocument, { branchName: 'master', preview: false }))
  answering(200, '{"data":{"productListing":null}}')
  await asked(serverQuery(pageRequest, GetPlpDocument, { ...listing, filters: [] }))
  expect(sent.map(({ tags }) => tags)).toEqual([['navigation'], []])
})

test('a request names the shop’s server as its client, and the page if the visit has one', async () => {
  vi.stubEnv('SITE_URL', 'https://www.ottilie.example')
  answering(200, '{"data":{"productListing":null}}')

  await asked(serverQuery({ ...pageRequest, page: '/us/shop/makeup?page=2' }, GetPlpDocument, { ...listing, filters: [] }))
  await asked(serverQuery(pageRequest, GetPlpDocument, { ...listing, filters: [] }))

  expect(sent.map(({ headers }) => headers.get('apollographql-client-name'))).toEqual(['ottilie-server', 'ottilie-server'])
  expect(sent.map(({ headers }) => headers.get('referer'))).toEqual(['https://www.ottilie.example/us/shop/makeup?page=2', null])
})

test('recommendations are requested by POST [OP-CAT-06]', async () => {
  answering(200, '{"data":{"recommendations":[]}}')
  await asked(serverQuery(pageRequest, GetRecommendationsDocument, { recommendations: [{ id: 'pdp', skus: [], limit: 8 }] }))
  expect(sent[0]?.method).toBe('POST')
})

test.each([503, 408])('a SAFE query is retried after a network failure (%i), at most twice', async (status) => {
  answering(status, 'busy')
  await expect(asked(serverQuery(pageRequest, GetPlpDocument, { ...listing, filters: [] }))).rejects.toMatchObject({
    reason: 'status',
    code: String(status),
  })
  expect(sent).toHaveLength(3)
})

test('a refused query is not retried', async () => {
  answering(400, '{"errors":[{"message":"no"}]}')
  await expect(asked(serverQuery(pageRequest, GetPlpDocument, { ...listing, filters: [] }))).rejects.toMatchObject({
    name: 'RequestFailure',
  })
  expect(sent).toHaveLength(1)
})

test.each(['', 'null', '[]', '<html>', '{"data":null}', '{"data":{}', '{}'])(
  'an answer of %j is a failure and never data [OP-GEN-02]',
  async (body) => {
    answering(200, body)
    await expect(asked(serverQuery(pageRequest, GetPlpDocument, { ...listing, filters: [] }))).rejects.toMatchObject({
      name: 'RequestFailure',
    })
  },
)

test('a field that is empty only with an error is a failure where it is empty without one, and another is not', async () => {
  answering(200, '{"data":{"membershipsByIds":null}}')
  await expect(asked(serverQuery(pageRequest, MembershipsByIdsDocument, { ids: ['us:1'] }))).rejects.toMatchObject({ reason: 'empty' })
  answering(200, '{"data":{"productListing":null}}')
  await expect(asked(serverQuery(pageRequest, GetPlpDocument, { ...listing, filters: [] }))).resolves.toEqual({ productListing: null })
})

const plans = '{"data":{"membershipsByIds":[]}}'

test('asked from two places at the same time, a question is sent once', async () => {
  const visitor = { ...pageRequest }
  answering(200, plans)
  const ask = () => serverQuery(visitor, MembershipsByIdsDocument, { ids: ['us:1'] })
  expect(await asked(Promise.all([ask(), ask()]))).toHaveLength(2)
  expect(sent).toHaveLength(1)
})

test('what one visitor is answered does not reach another', async () => {
  answering(200, plans)
  const ask = (cookieHeader: string) => serverQuery({ ...pageRequest, cookieHeader }, MembershipsByIdsDocument, { ids: ['us:1'] })
  await asked(Promise.all([ask('ottilie-session=a'), ask('ottilie-session=b')]))
  expect(sent.map(({ headers }) => headers.get('cookie'))).toEqual(['ottilie-session=a', 'ottilie-session=b'])
})

test('nothing is kept: asked again, it is sent again', async () => {
  const visitor = { ...pageRequest }
  answering(200, plans)
  for (const _ of [1, 2]) await asked(serverQuery(visitor, MembershipsByIdsDocument, { ids: ['us:1'] }))
  expect(sent).toHaveLength(2)
})
