import { type GraphQLObjectType, type GraphQLOutputType, getNamedType, isAbstractType, isLeafType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { operationVariables } from '#fixtures/operations/usual-variables.ts'
import { contractShape, createTestServer, operation, operations, scenarioNames } from '#mock-server/test.ts'
import { shareOf } from '#tests/harness/generated-share.ts'

/** One scenario in how many is compared. `npm run prove -- --only=executions` compares all of them. */
const SHARE = process.env['EXECUTIONS'] === 'all' ? 1 : 32 * Math.floor(16 / shareOf(16))

// Every answer is executed, and thousands of worlds and journals are not looked at again.
const bounds = {
  answerBounds: { characters: 0, questions: 0 },
  worldBounds: { maxWorlds: 500 },
  journalBounds: { perSession: 1 },
  wait: () => Promise.resolve(),
}
const planned = createTestServer(bounds)
const reference = createTestServer({ ...bounds, execution: 'graphql-js' })
/** Answers through the shaping of a fault. A server of its own, because a change shows in the next answer. */
const shaped = createTestServer(bounds)

type MoreHeaders = Readonly<Record<string, string>>

/** The answer as sent; how it ended where a scenario's fault cuts it. */
async function sent(server: typeof planned, query: string, variables: object, headers: MoreHeaders): Promise<string> {
  const body = JSON.stringify({ query, variables })
  const json = { 'content-type': 'application/json', accept: 'application/json' }
  try {
    const response = await server.fetch(
      new Request('http://contract.test/graphql', { method: 'POST', headers: { ...json, ...headers }, body }),
    )
    return `${response.status} ${await response.text()}`
  } catch (error) {
    return String(error)
  }
}

/** A fault at a field that the query does not ask: the answer passes through the fault's shaping and must not change. */
function shaping(query: string): MoreHeaders {
  const path = query.includes('cancelOrder') ? 'requestPasswordReset' : 'cancelOrder'
  return { 'x-fault': `*;error=INTERNAL_SERVER_ERROR;path=${path}` }
}

/** The answer that all executors agree on, or all answers if they differ. */
async function agreed(query: string, variables: object = {}, scenario = 'uk-guest', more: MoreHeaders = {}): Promise<string> {
  const headers = { 'x-scenario': scenario, ...more }
  const byPlan = await sent(planned, query, variables, headers)
  const byReference = await sent(reference, query, variables, headers)
  const byShape = await sent(shaped, query, variables, { ...headers, ...shaping(query) })
  return byPlan === byReference && byPlan === byShape ? 'agreed' : `${query}\n${byPlan}\n${byReference}\n${byShape}`
}

/** A seeded random number generator. */
function numbers(seed: number): (most: number) => number {
  let state = seed
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * most)
  }
}

/** Arguments for root fields; root fields that need others are left out. */
const roots: Readonly<Record<string, string>> = {
  productListing: '(categoryUrlPath: "makeup/lips", pagination: { perPage: 3 })',
  productBySlug: '(slug: "ribbon-satin-lipstick")',
  variantsBySkus: '(skus: ["OT-RSL-07", "OT-BDVC-30"])',
  recommendations: '(recommendations: [{ id: "a", skus: ["OT-RSL-07"], limit: 2 }])',
  searchSuggestions: '(term: "satin")',
  membershipsByIds: '(ids: ["610101", "720501"])',
  basket: '',
  me: '',
  now: '',
}

/** A random selection of a type's fields, without arguments, some aliased or inside a fragment. */
function selection(type: GraphQLOutputType, depth: number, chance: (most: number) => number): string {
  const named = getNamedType(type)
  if (isLeafType(named)) return ''
  if (isAbstractType(named))
    return `{ __typename ${contractShape
      .getPossibleTypes(named)
      .map((one) => `... on ${one.name} ${selection(one, depth, chance)}`)
      .join(' ')} }`
  if (!isObjectType(named)) return ''
  const fields = fieldsOf(named, depth, chance)
  return `{ __typename ${fields.join(' ')} ${chance(4) === 0 ? `... on ${named.name} { ${fields.join(' ')} }` : ''} }`
}

function fieldsOf(type: GraphQLObjectType, depth: number, chance: (most: number) => number): string[] {
  const possible = Object.values(type.getFields()).filter((field) => depth > 0 || isLeafType(getNamedType(field.type)))
  return possible
    .filter(() => chance(2) === 0)
    .map(
      (field) => `${chance(9) === 0 ? `other${chance(3)}_${field.name}: ` : ''}${field.name} ${selection(field.type, depth - 1, chance)}`,
    )
}

describe('answers that are written by plan equal those of the reference executor byte for byte', () => {
  const scenarios = ['uk-guest', 'us-plus-member', 'uk-lapsed-member']

  test.each(scenarios)('for random questions in %s', async (scenario) => {
    const query = contractShape.getQueryType()
    const differing: string[] = []
    for (let seed = 1; seed <= shareOf(150); seed += 1) {
      const chance = numbers(seed)
      const names = Object.keys(roots).filter(() => chance(4) === 0)
      const parts = names.map(
        (name) => `${name}${roots[name]} ${selection(query?.getFields()[name]?.type as GraphQLOutputType, 3, chance)}`,
      )
      const outcome = await agreed(`{ __typename ${parts.join(' ')} }`, {}, scenario)
      if (outcome !== 'agreed') differing.push(outcome)
    }
    expect(differing).toEqual([])
  })

  test(`for every operation of the shop in ${SHARE === 1 ? 'every scenario' : `one of ${SHARE} scenarios`}`, {
    timeout: 1_800_000,
  }, async () => {
    const names = scenarioNames()
    const differing: string[] = []
    for (const [at, { name }] of operations().entries()) {
      // Every scenario has its turn with some operations, every operation with scenarios of all kinds.
      for (const scenario of names.filter((_, index) => (index + at) % SHARE === 0)) {
        const outcome = await agreed(operation(name), operationVariables[name], scenario, { 'x-world': `of-${name}` })
        if (outcome !== 'agreed') differing.push(`${name} in ${scenario}: ${outcome}`)
      }
    }
    expect(differing).toEqual([])
  })

  test.each([
    ['an error in the middle', '{ now productBySlug(slug: "ribbon-satin-lipstick") { id reviewList(limit: 99) { id } } }'],
    [
      'a nullable field that fails',
      '{ productListing(categoryUrlPath: "makeup", pagination: { perPage: 2 }) { productCards { id swatchImages(limit: -1) { id } } } now }',
    ],
    ['conditions', 'query ($no: Boolean! = false) { now @skip(if: true) me { id email @include(if: $no) } }'],
    [
      'a variable below a shared value',
      'query ($limit: Int = 2) { productBySlug(slug: "ribbon-satin-lipstick") { swatchImages(limit: $limit) { id } variants { sku } } }',
    ],
    ['a variable that is wrong', 'query ($limit: Int!) { productBySlug(slug: "x") { swatchImages(limit: $limit) { id } } }'],
    [
      'the same field in several places',
      '{ productBySlug(slug: "ribbon-satin-lipstick") { id ...a ...b defaultVariant { sku } } } fragment a on Product { defaultVariant { id prices { activeType } } } fragment b on Product { defaultVariant { prices { member { regular { raw } } } id } id }',
    ],
    ['two operations without a name', 'query a { now } query b { me { id } }'],
    ['introspection beside data', '{ now __type(name: "Badge") { name } }'],
    ['an interface of keys', '{ a: productBySlug(slug: "no") { id } b: now c: __typename }'],
  ])('with %s', async (_what, query) => {
    expect(await agreed(query)).toBe('agreed')
  })

  test('and again when the values were written before', async () => {
    for (const scenario of ['uk-guest', 'us-guest', 'uk-annual-member', 'uk-guest']) {
      expect(
        await agreed(
          '{ variantsBySkus(skus: ["OT-RSL-07"]) { sku prices { activeType } relatedVariants { id pricing { primary { formatted } } } } }',
          {},
          scenario,
        ),
      ).toBe('agreed')
    }
  })
})
