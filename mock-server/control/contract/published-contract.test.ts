import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema, extendSchema, parse } from 'graphql'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }
import { contractSchema } from '../../contract/executable-schema.ts'
import type { ContractParts } from './contract-parts.ts'
import { publishedContract } from './published-contract.ts'

let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'published-'))
  mkdirSync(join(root, 'schema'))
  writeFileSync(join(root, 'schema/query.graphql'), 'type Query { a: Int }')
})
afterAll(() => rmSync(root, { recursive: true }))

/** The routes, with a toolkit that writes one page and notes that it ran. */
function published(more: Partial<ContractParts> = {}) {
  const runs: (readonly string[])[] = []
  const measure = async (words: readonly string[]): Promise<unknown> => {
    runs.push(words)
    const folder = join(words[2] ?? '', 'docs')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'index.html'), `<h1>Built ${runs.length}</h1>`)
    return {}
  }
  // As in the whole server, where others come after it.
  const app = new Hono().route(
    '/',
    publishedContract({ schema: contractSchema, operations: manifest, examples: () => ({}), measure, root, ...more }),
  )
  app.use((_c, next) => next())
  app.notFound((c) => c.text('Nobody has it.', 404))
  return { runs, ask: (path: string) => app.request(`http://mock.test${path}`) }
}

test('the schema is served as text with its directives, a draft with what it adds', async () => {
  const { ask } = published()
  const response = await ask('/schema.graphql')
  expect(response.headers.get('content-type')).toContain('application/graphql')
  const text = await response.text()
  expect(text).toContain('@requires(session: LOGGED_IN)')
  expect(() => buildSchema(text)).not.toThrow()
  const draft = published({ schema: extendSchema(contractSchema, parse('extend type Query { drafted: Int }')) })
  expect(await (await draft.ask('/schema.graphql')).text()).toContain('drafted: Int')
})

test('the manifest is the texts of the operations by their hash', async () => {
  const found: unknown = await (await published().ask('/manifest.json')).json()
  expect(found).toEqual(Object.fromEntries(Object.entries(manifest).map(([hash, { body }]) => [hash, body])))
})

test('the reference is built once for all who ask, and again when the contract has changed', async () => {
  const { ask, runs } = published()
  expect((await ask('/docs')).headers.get('location')).toBe('/docs/')
  const [one, other] = await Promise.all([ask('/docs/'), ask('/docs/')])
  expect(await one?.text()).toBe('<h1>Built 1</h1>')
  expect(other?.status).toBe(200)
  expect(one?.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(runs).toHaveLength(1)
  writeFileSync(join(root, 'schema/query.graphql'), 'type Query { a: Int, b: Int }')
  expect(await (await ask('/docs/index.html')).text()).toBe('<h1>Built 2</h1>')
})

test('a reference that was published beforehand is served as it is', async () => {
  const folder = join(root, 'package')
  mkdirSync(join(folder, 'docs'), { recursive: true })
  writeFileSync(join(folder, 'docs/index.html'), '<h1>Published</h1>')
  const { ask, runs } = published({ published: folder })
  expect(await (await ask('/docs/')).text()).toBe('<h1>Published</h1>')
  expect((await ask('/docs/types/Nothing.html')).status).toBe(404)
  expect(runs).toEqual([])
})

test('a page that is not there is a 404 that says where to look; a build that fails is a 503 that says why, and is tried again', async () => {
  const { ask } = published()
  const missing = await ask('/docs/types/Nothing.html')
  expect([missing.status, await missing.text()]).toEqual([
    404,
    'The reference has no page /docs/types/Nothing.html. Near to it: /docs/index.html. Every name is in /docs/names.html.',
  ])
  let tries = 0
  const failing = published({
    measure: async () => {
      tries += 1
      throw new Error('schema/query.graphql:1 is no GraphQL')
    },
  })
  const refused = await failing.ask('/docs/')
  expect([refused.status, await refused.text()]).toEqual([503, 'The reference could not be built: schema/query.graphql:1 is no GraphQL'])
  await failing.ask('/docs/')
  expect(tries).toBe(2)
})
