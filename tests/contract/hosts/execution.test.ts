import { type GraphQLObjectType, type GraphQLOutputType, getNamedType, isAbstractType, isLeafType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { contractShape, createTestServer, operation, operations } from '#mock-server/test.ts'
import { shareOf } from '#tests/harness/generated-share.ts'

const planned = createTestServer()
const reference = createTestServer({ isPlanned: false })

/** The answer as sent. Each query has its own text, so that no cached answer is compared with itself. */
async function sent(server: typeof planned, query: string, variables: object, scenario: string, more = {}): Promise<string> {
  const headers = { 'content-type': 'application/json', accept: 'application/json', 'x-scenario': scenario, ...more }
  const response = await server.fetch(
    new Request('http://contract.test/graphql', { method: 'POST', headers, body: JSON.stringify({ query, variables }) }),
  )
  return `${response.status} ${await response.text()}`
}

/** A fault at a field that is never queried: the answer passes through the fault's shaping and must not change. */
const shaping = { 'x-fault': '*;error=NOBODY_ASKS;path=requestPasswordReset' }

/** The answer that all executors agree on, or all answers if they differ. */
async function agreed(query: string, variables: object = {}, scenario = 'uk-guest'): Promise<string> {
  const [byPlan, byReference] = [await sent(planned, query, variables, scenario), await sent(reference, query, variables, scenario)]
  const byShape = await sent(planned, query, variables, scenario, shaping)
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

  test.each(scenarios)('for random questions in %s', { timeout: 30_000 }, async (scenario) => {
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

  test('for every query of the shop', { timeout: 30_000 }, async () => {
    const variables = {
      categoryUrlPath: 'skincare',
      filters: [{ slug: 'brand', items: ['ottilie'] }],
      isTypicalJourney: true,
      branchName: 'master',
      staged: false,
      preview: false,
      slug: 'ribbon-satin-lipstick',
      skus: ['OT-RSL-07'],
      ids: ['610101'],
      term: 'cream',
      useGuestPrice: true,
      recommendations: [{ id: 'a' }],
      number: 'none',
      entryId: 'none',
      entryIds: [],
      contentType: 'page',
    }
    const questions = operations().filter(({ kind }) => kind === 'query')
    for (const scenario of scenarios) {
      for (const { name } of questions) expect(await agreed(operation(name), variables, scenario)).toBe('agreed')
    }
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
