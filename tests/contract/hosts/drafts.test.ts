import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createTestServer, draftSchema } from '#mock-server/test.ts'

const proposal = `
  extend type Product { origin: Origin! alike: [Product!]! }
  type Origin { country: String! score: Int! tested: DateTime! kind: OriginKind! words: [String!]! }
  enum OriginKind { GROWN MADE FOUND }
  extend type Query { looks(limit: Int): [Look!]! mood: Mood }
  type Look { id: ID! title: String! price: MinorUnits! hero: Variant! }
  union Mood = Look | Origin
`

const ORIGIN = 'origin { country score tested kind words }'

async function ask(document: string) {
  const { data, errors } = await createTestServer({ schema: draftSchema(proposal) }).execute<Record<string, unknown>, object>({ document })
  expect(errors).toEqual([])
  return data
}

test('what is agreed answers as ever, what is proposed has values of its kind', async () => {
  const data = await ask(`{ productBySlug(slug: "ribbon-satin-lipstick") { title ${ORIGIN} alike { id title } } }`)
  expect(data?.productBySlug).toMatchObject({
    title: 'Ribbon Satin Lipstick',
    origin: {
      country: expect.any(String),
      score: expect.any(Number),
      kind: expect.stringMatching(/^(GROWN|MADE|FOUND)$/),
      words: [expect.any(String), expect.any(String)],
    },
    alike: [{ id: expect.any(String) }, { id: expect.any(String) }],
  })
})

test('a proposed value is the same in every question, in every order', async () => {
  const alone = await ask(`{ productBySlug(slug: "ribbon-satin-lipstick") { ${ORIGIN} } }`)
  const crowded = await ask(
    `{ looks { id title } mood { __typename } other: productBySlug(slug: "soft-wash-shampoo") { ${ORIGIN} } productBySlug(slug: "OT-RSL-07") { origin { kind words tested score country } } }`,
  )
  expect(crowded?.productBySlug).toEqual(alone?.productBySlug)
  expect(crowded?.other).not.toEqual(alone?.productBySlug)
})

// Another process starts, and the machine may be busy.
test('and the same in another process', async () => {
  const document =
    '{ looks(limit: 2) { id title price hero { sku title } } mood { __typename ... on Look { title } ... on Origin { country } } }'
  const script = `
    import { createTestServer, draftSchema } from '#mock-server/test.ts'
    const { data } = await createTestServer({ schema: draftSchema(${JSON.stringify(proposal)}) }).execute({ document: ${JSON.stringify(document)} })
    process.stdout.write(JSON.stringify(data))`
  const elsewhere = execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', script], { encoding: 'utf8' })
  expect(JSON.parse(elsewhere)).toEqual(await ask(document))
})
