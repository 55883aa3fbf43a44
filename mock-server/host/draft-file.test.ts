import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestServer } from '../test.ts'
import { openDraftFile } from './draft-file.ts'

function draftFile(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'draft-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'origins.graphql'), text)
  return join(folder, 'origins.graphql')
}

const DRAFT = `
extend type Product { origin: Origin }
type Origin { country: String! }
query getOrigin @session(strategy: CURRENT) @fetchPolicy(policy: FRESH) @retry(rule: SAFE) {
  productBySlug(slug: "ribbon-satin-lipstick") { ...OriginOf }
}
fragment OriginOf on Product { origin { country } variants { ...ProductVariant } }
`

/** Asks an operation of the draft by its hash, with a fault. */
async function ask(draft: ReturnType<typeof openDraftFile>, id: string | undefined, fault = '') {
  const server = createTestServer({ schema: draft.schema, trusted: draft.operations, isLocked: true })
  return server.fetch(
    new Request('http://contract.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-scenario': 'uk-guest', ...(fault && { 'x-fault': fault }) },
      body: JSON.stringify({ id }),
    }),
  )
}

test("a draft's operation is answered by its hash, with the shop's fragments and without what only a browser reads", async () => {
  const draft = openDraftFile(draftFile(DRAFT))
  const [[id, entry] = []] = Object.entries(draft.operations)
  expect(entry).toMatchObject({ name: 'getOrigin', kind: 'query' })
  expect(entry?.body).not.toContain('@session')
  const answer = (await (await ask(draft, id)).json()) as { data: object; errors?: unknown }
  expect(answer.errors).toBeUndefined()
  expect(answer.data).toMatchObject({ productBySlug: { origin: { country: expect.any(String) as string } } })
})

test("a draft's operation can have a fault", async () => {
  const draft = openDraftFile(draftFile(DRAFT))
  const [[id] = []] = Object.entries(draft.operations)
  expect((await ask(draft, id, 'getOrigin;status=503')).status).toBe(503)
  const unknown = await ask(draft, id, 'getOrigni;status=503')
  expect(unknown.status).toBe(400)
  expect(await unknown.text()).toContain('getOrigin')
})

test('an operation that the draft does not answer is told with its place', () => {
  const file = draftFile('query getAge {\n  me { age }\n}')
  expect(() => openDraftFile(file)).toThrow(`${file}:2:8  Cannot query field "age" on type "User".`)
})

test('a file that is not there is told with near names', () => {
  const file = draftFile(DRAFT)
  expect(() => openDraftFile(file.replace('origins', 'orgins'))).toThrow('is not there. Near to it: origins.graphql.')
})
