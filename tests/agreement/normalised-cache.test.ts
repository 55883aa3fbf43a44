import { parse } from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import { normalisedCache } from '#app/platform/graphql/normalised-cache.ts'
import { operationVariables } from '#fixtures/operations/usual-variables.ts'
import { createTestServer, operations } from '#mock-server/test.ts'

/* What the cache returns against what the contract answered. */

const server = createTestServer()
const [queries, mutations] = (['query', 'mutation'] as const).map((wanted) => operations().filter(({ kind }) => kind === wanted))

/** Asks an operation; undefined if the contract refuses it. */
async function answer(name: string, { scenario, world }: { scenario: string; world: string }) {
  const document = server.operation(name)
  const variables = operationVariables[name] ?? {}
  const { data, errors } = await server.execute<object, unknown>({ document, variables, scenario, world })
  return errors.length > 0 || data === null ? undefined : { query: parse(document), variables, data }
}

const scenarios = ['uk-guest', 'uk-plus-member', 'us-annual-member', 'uk-plus-member&basket=two-items', 'every-list-empty']

describe.each(scenarios)('in %s', (scenario) => {
  test('every query is read back as it was answered, after all others were written to the same cache', async () => {
    const cache = normalisedCache()
    const complaints = vi.spyOn(console, 'warn')
    const written: { name: string; data: unknown; read: () => unknown }[] = []
    for (const { name } of queries ?? []) {
      const answered = await answer(name, { scenario, world: 'cache' })
      if (!answered) continue
      cache.writeQuery(answered)
      written.push({ name, data: answered.data, read: () => cache.readQuery(answered) })
    }
    expect(written.length).toBeGreaterThan(15)
    for (const { name, data, read } of written) expect([name, read()]).toEqual([name, data])
    expect(complaints).not.toHaveBeenCalled()
  })
})

test('the answer of every mutation can be kept, and nothing that another operation asked for is lost', async () => {
  const cache = normalisedCache()
  const complaints = vi.spyOn(console, 'warn')
  for (const { name, kind } of [...(queries ?? []), ...(mutations ?? [])]) {
    const answered = await answer(name, { scenario: 'uk-plus-member&basket=two-items', world: `cache-${name}` })
    if (!answered) continue
    const { query, variables, data } = answered
    cache.write({ query, variables, result: data, dataId: kind === 'query' ? 'ROOT_QUERY' : 'ROOT_MUTATION' })
  }
  expect(complaints).not.toHaveBeenCalled()
})

test('the answer to a change of the basket replaces the basket that was read, and none of another id', async () => {
  const place = { scenario: 'uk-plus-member&basket=two-items', world: 'cache-basket' }
  const [cache, other] = [normalisedCache(), normalisedCache()]
  const read = await answer('getBasket', place)
  const changed = await answer('setDeliveryMethod', place)
  const newest = await answer('getBasket', place)
  if (!read || !changed || !newest) throw new Error('The contract refused.')
  for (const kept of [cache, other]) kept.writeQuery(read)
  cache.write({ ...changed, result: changed.data, dataId: 'ROOT_MUTATION' })
  expect(cache.readQuery(newest)).toEqual(reworded(newest.data, '"__typename":"Basket"', '"__typename":"BasketUpdate"'))
  const result = reworded(changed.data, /"listId":"[^"]*"/, '"listId":"another"')
  other.write({ ...changed, result, dataId: 'ROOT_MUTATION' })
  expect(other.readQuery(read)).toEqual(read.data)
})

/** An answer with other words in its JSON. */
function reworded(data: object, words: string | RegExp, others: string): Record<string, unknown> {
  return JSON.parse(JSON.stringify(data).replace(words, others))
}
