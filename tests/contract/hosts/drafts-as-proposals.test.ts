import { describe, expect, test } from 'vitest'
import { createTestServer, draftSchema } from '#mock-server/test.ts'

/** Asks a draft in a selection; fails on any error. */
async function ask(proposal: string, document: string, scenario?: string) {
  const server = createTestServer({ schema: draftSchema(proposal) })
  const { data, errors } = await server.execute<Record<string, unknown>, object>({ document, ...(scenario && { scenario }) })
  expect(errors).toEqual([])
  return data as Record<string, Record<string, unknown>>
}

const LIPSTICK = 'productBySlug(slug: "ribbon-satin-lipstick")'

describe('a draft changes what is agreed', () => {
  test('a field that it retypes answers the new type, and its neighbours as ever', async () => {
    const data = await ask('extend type Product { tagline: Int! }', `{ ${LIPSTICK} { title tagline } }`)
    expect(data.productBySlug).toEqual({ title: 'Ribbon Satin Lipstick', tagline: expect.any(Number) as number })
  })

  test('a field, a type or a value that it takes away is gone', async () => {
    const schema = draftSchema('extend type Product { tagline: String @remove } extend enum AvailabilityStatus { outofstock @remove }')
    const { errors } = await createTestServer({ schema }).execute({ document: `{ ${LIPSTICK} { tagline } }` })
    expect(errors[0]?.message).toContain('Cannot query field "tagline" on type "Product"')
    const status = `{ ${LIPSTICK} { variants { availability { status } } } }`
    const answer = await createTestServer({ schema }).execute<Record<string, unknown>, object>({
      document: status,
      scenario: 'product=sold-out',
    })
    expect(answer.errors).toEqual([])
    expect(JSON.stringify(answer.data)).not.toContain('outofstock')
  })

  test('a type that it defines again is replaced', async () => {
    const data = await ask(
      'type Crumb { text: String! } extend type Product { breadcrumbs: [Crumb!]! }',
      `{ ${LIPSTICK} { breadcrumbs { text } } }`,
    )
    expect(data.productBySlug?.breadcrumbs).toEqual([{ text: expect.any(String) as string }, { text: expect.any(String) as string }])
  })
})

describe('what a draft adds', () => {
  const looks = `
    extend type Query { looks: [Look!]! best: Variant featured: Product either: Thing! }
    type Look { id: ID! title: String! email: String! imageSrc: String! price: Price! hero: Variant! note: String tags: [String!]! }
    union Thing = Variant | Look
  `

  test('answers an agreed type from the fixtures, not with made-up words', async () => {
    const data = await ask(looks, '{ looks { price { formatted currency } hero { sku title href } } best { sku brandName } }')
    for (const look of data.looks as unknown as { price: object; hero: object }[]) {
      expect(look.price).toEqual({ formatted: expect.stringMatching(/^£\d+(\.\d\d)?$/) as string, currency: 'GBP' })
      expect(look.hero).toMatchObject({
        sku: expect.stringMatching(/^OT-/) as string,
        href: expect.stringMatching(/^\/products\//) as string,
      })
    }
    expect(data.best).toMatchObject({ sku: expect.stringMatching(/^OT-/) as string, brandName: expect.any(String) as string })
  })

  test("answers in the request's store", async () => {
    const data = await ask(looks, '{ looks { price { currency } } }', 'store=en-US')
    expect(data.looks).toEqual([{ price: { currency: 'USD' } }, { price: { currency: 'USD' } }])
  })

  test('is plausible by type and name', async () => {
    const data = await ask(looks, '{ looks { email imageSrc title } }')
    expect((data.looks as unknown as object[])[0]).toEqual({
      email: expect.stringMatching(/^\w+@example\.com$/) as string,
      imageSrc: expect.stringMatching(/^\/catalogue\/.+\.webp$/) as string,
      title: expect.stringMatching(/^[A-Z]\w+ \w+$/) as string,
    })
  })

  test('says which member of its union it answers', async () => {
    const data = await ask(looks, '{ either { __typename ... on Variant { sku } ... on Look { title } } }', 'seed=three')
    expect(['Variant', 'Look']).toContain(data.either?.__typename)
  })

  test.each([
    ['null', { note: null, tags: 2 }],
    ['empty', { note: expect.any(String) as string, tags: 0 }],
    ['many', { note: expect.any(String) as string, tags: 5 }],
  ])('has a variant by seed=%s', async (seed, { note, tags }) => {
    const data = await ask('extend type Product { note: String tags: [String!]! }', `{ ${LIPSTICK} { note tags } }`, `seed=${seed}`)
    expect(data.productBySlug?.note).toEqual(note)
    expect(data.productBySlug?.tags).toHaveLength(tags)
  })

  test('varies with any other seed, and with the same seed not at all', async () => {
    const draft = 'extend type Product { note: String tags: [String!]! }'
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    const answers = await Promise.all(seeds.map((seed) => ask(draft, `{ ${LIPSTICK} { note tags } }`, `seed=${seed}`)))
    expect(new Set(answers.map((data) => (data.productBySlug?.tags as string[] | undefined)?.length)).size).toBeGreaterThan(2)
    expect(answers.some((data) => data.productBySlug?.note === null)).toBe(true)
    expect(await ask(draft, `{ ${LIPSTICK} { note tags } }`, 'seed=a')).toEqual(answers[0])
  })
})

describe('@example', () => {
  const origins = `
    extend type Product { origin: Origin }
    type Origin {
      country: String! @example(value: "France") @example(value: "Peru", when: "shopper=guest")
      score: Int! @example(values: [1, 2, 3])
      kind: Kind!
    }
    enum Kind @example(value: GROWN) { GROWN MADE }
  `
  const document = `{ ${LIPSTICK} { origin { country score kind } } }`

  test('gives a field its values, and an enum its own', async () => {
    const data = await ask(origins, document, 'shopper=annual-member')
    expect(data.productBySlug?.origin).toMatchObject({ country: 'France', kind: 'GROWN' })
    expect([1, 2, 3]).toContain((data.productBySlug?.origin as { score: number } | undefined)?.score)
  })

  test('may depend on a facet of the selection', async () => {
    expect((await ask(origins, document, 'shopper=guest')).productBySlug?.origin).toMatchObject({ country: 'Peru' })
  })

  test('may be an object, a list, null, and stand on an agreed field', async () => {
    const draft = `
      extend type Product {
        origin: Origin @example(value: { country: "Peru" })
        words: [String!] @example(value: ["a", "b", "c"])
        nothing: String @example(value: null)
        tagline: String! @example(value: "Our own words.")
      }
      type Origin { country: String! score: Int! }
    `
    const data = await ask(draft, `{ ${LIPSTICK} { origin { country score } words nothing tagline } }`)
    expect(data.productBySlug).toEqual({
      origin: { country: 'Peru', score: expect.any(Number) as number },
      words: ['a', 'b', 'c'],
      nothing: null,
      tagline: 'Our own words.',
    })
  })
})

describe('a draft at fault is told in one line, with file, line and column', () => {
  test.each([
    ['a syntax error', 'extend type Product {\n  origin Origin\n}', 'draft.graphql:2:10  Syntax Error: Expected ":", found Name "Origin".'],
    [
      'an unknown type',
      'extend type Product {\n  origin: Orgin\n}\ntype Origin { id: ID! }',
      'draft.graphql:2:11  Unknown type "Orgin". Did you mean "Origin"',
    ],
    [
      'a type to extend that does not exist',
      'extend type Prodct { origin: Int }',
      'draft.graphql:1:13  There is no type Prodct to extend. Did you mean Product',
    ],
    [
      'a field to remove that does not exist',
      'extend type Product { taglin: Int @remove }',
      'draft.graphql:1:23  Product has no taglin to remove. Did you mean tagline',
    ],
    [
      'an example that does not fit',
      'extend type Product { origin: Int @example(value: "far") }',
      'draft.graphql:1:36  Product.origin is Int: "far" does not fit',
    ],
    [
      'an argument of @example that does not exist',
      'extend type Product { origin: Int @example(vaule: 1) }',
      'draft.graphql:1:44  @example takes no vaule. Did you mean value',
    ],
    [
      'an example for a selection that does not exist',
      'extend type Product { origin: Int @example(value: 1, when: "basket=emty") }',
      "draft.graphql:1:60  There is no basket 'emty'. Near to it: empty",
    ],
    ['an unknown directive', 'extend type Product { origin: Int @exmple }', 'draft.graphql:1:36  Unknown directive "@exmple"'],
    ['a type that something else still needs', 'extend type Price @remove', 'Unknown type "Price"'],
  ])('%s', (_what, draft, line) => {
    let told = ''
    try {
      draftSchema(draft)
    } catch (error) {
      told = error instanceof Error ? error.message : ''
    }
    expect(told.split('\n')[0]).toContain(line)
  })
})
