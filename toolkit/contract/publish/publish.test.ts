import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buildClientSchema, buildSchema, type IntrospectionQuery, parse } from 'graphql'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import manifest from '#operations/__generated__/manifest.json' with { type: 'json' }
import { loadContract, PROJECT_ROOT } from '../load.ts'
import { schemaWith, testProject } from '../test-project.ts'
import { changelogEntries } from './changelog-entries.ts'
import { publish } from './publish.ts'
import { referenceOf } from './site/reference.ts'
import { siteFiles } from './site/site.ts'

const parent = mkdtempSync(join(tmpdir(), 'publish-'))
const folder = join(parent, 'contract')
const read = (path: string): string => readFileSync(join(folder, path), 'utf8')

/** Seconds of work that writing all of it took. */
let secondsOfWork = 0

beforeAll(async () => {
  const begun = process.cpuUsage()
  await publish(PROJECT_ROOT, folder)
  const { user, system } = process.cpuUsage(begun)
  secondsOfWork = (user + system) / 1e6
})
afterAll(() => rmSync(parent, { recursive: true }))

describe('the published files', () => {
  test('are written within a minute of work', () => {
    expect(secondsOfWork).toBeLessThan(60)
  })

  test('are the contract: schema, introspection, and the texts that the shop sends, by hash', () => {
    expect(() => buildSchema(read('schema.graphql'))).not.toThrow()
    const { data } = JSON.parse(read('introspection.json')) as { data: IntrospectionQuery }
    expect(buildClientSchema(data).getType('Basket')).toBeDefined()
    expect(JSON.parse(read('manifest.json'))).toEqual(Object.fromEntries(Object.entries(manifest).map(([hash, { body }]) => [hash, body])))
    const { operations } = loadContract()
    expect(readdirSync(join(folder, 'operations'))).toHaveLength(operations.length)
    expect(read('operations/getBasket.graphql')).not.toContain('@session')
    expect(() => parse(read('operations/getBasket.graphql'))).not.toThrow()
  })

  test('replace those of an earlier run, and nothing else', async () => {
    const { root } = testProject()
    const above = join(root, 'above')
    await publish(root, join(above, 'contract'))
    writeFileSync(join(above, 'contract/docs/left-over.html'), '')
    await publish(root, join(above, 'contract'))
    expect(existsSync(join(above, 'contract/docs/index.html'))).toBe(true)
    expect(existsSync(join(above, 'contract/docs/left-over.html'))).toBe(false)
    expect(readdirSync(above)).toEqual(['contract'])
    writeFileSync(join(above, 'mine.txt'), 'mine')
    await expect(publish(root, above)).rejects.toThrow(/holds other files/)
    expect(readFileSync(join(above, 'mine.txt'), 'utf8')).toBe('mine')
  })
})

test('the changelog as data has every entry, with level, element and operations', () => {
  const text = `# Changelog

## 2026-11-24 — Why: a reason — twice

### Breaking

- \`User.name\`: Field 'name' was removed — \`getMe\`, \`login\`
- \`@proposed\`: Open point A1 was opened at User

## 2026-11-20

The first contract.
`
  expect(changelogEntries(text)).toEqual([
    {
      version: null,
      date: '2026-11-24',
      message: 'Why: a reason — twice',
      changes: [
        {
          level: 'breaking',
          element: 'User.name',
          message: "Field 'name' was removed",
          operations: ['getMe', 'login'],
          routes: [],
          approvedBy: null,
        },
        {
          level: 'breaking',
          element: '@proposed',
          message: 'Open point A1 was opened at User',
          operations: [],
          routes: [],
          approvedBy: null,
        },
      ],
    },
    { version: null, date: '2026-11-20', message: null, changes: [] },
  ])
  const agreed = `## 2.0.0 — 2026-11-25 — Names may be unknown

### Breaking

- \`User.name\`: Field 'name' was removed — \`getMe (shop@1.4.0)\` — on /account, every page below /
  Approved by @shop/api as api (Ann: “yes”), @shop/web as web (Bo: “yes”)
`
  expect(changelogEntries(agreed)).toMatchObject([
    {
      version: '2.0.0',
      changes: [
        {
          operations: ['getMe (shop@1.4.0)'],
          routes: ['/account', 'every page below /'],
          approvedBy: '@shop/api as api (Ann: “yes”), @shop/web as web (Bo: “yes”)',
        },
      ],
    },
  ])
  expect(JSON.parse(read('changelog.json'))).toHaveLength(
    readFileSync(join(PROJECT_ROOT, 'schema/CHANGELOG.md'), 'utf8').match(/^## /gm)?.length ?? 0,
  )
})

describe('the reference', () => {
  const pageOf = (path: string): Document => new JSDOM(read(`docs/${path}`)).window.document
  const textOf = (path: string): string => (pageOf(path).querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ')

  test('has a page for each type and operation, and every link leads somewhere', () => {
    const { schema, operations } = loadContract()
    for (const { name } of operations) expect(existsSync(join(folder, `docs/operations/${name}.html`))).toBe(true)
    expect(schema.getType('Price') && existsSync(join(folder, 'docs/types/Price.html'))).toBe(true)
    const paths = readdirSync(join(folder, 'docs'), { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
    const pages = paths.filter((path) => path.endsWith('.html'))
    const texts = new Map(pages.map((path) => [path, read(`docs/${path}`)]))
    const ids = new Map([...texts].map(([path, text]) => [path, new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]))
    const lost = pages.flatMap((path) =>
      [...(texts.get(path) ?? '').matchAll(/ href="([^"]+)"/g)].flatMap(([, href = '']) => {
        if (/^(data:|https?:|\.\.\/(schema\.graphql|manifest\.json)$)/.test(href)) return []
        const [file = '', anchor] = href.split('#')
        const target = file === '' ? path : join(dirname(path), file).replaceAll('\\', '/')
        const isThere = paths.includes(target) && (anchor === undefined || (ids.get(target)?.has(anchor) ?? false))
        return isThere ? [] : [`${path}: ${href}`]
      }),
    )
    expect(lost).toEqual([])
  })

  test('tells of a field its rules, open point, deprecation and who asks for it', () => {
    const query = textOf('types/Mutation.html')
    expect(query).toContain('Needs a logged-in shopper.')
    expect(query).toContain('1 to 64 characters.')
    const availability = textOf('types/Availability.html')
    expect(availability).toContain('Deprecated Use inStock. Removed after 2027-06-30.')
    expect(availability).toMatch(/Used by .*getProduct.*, on \/, \/account, .* and \d+ more/)
    expect(textOf('open-points.html')).toMatch(/A193\s*Shape of failures/)
    expect(pageOf('types/Problem.html').querySelector('a[href="../open-points.html#A193"]')).not.toBeNull()
  })

  test('gives an example of every type, field and operation, from a scenario', () => {
    const exampleAt = (path: string, field: string) => pageOf(path).querySelector(`section:has(#${field}) p:has(code + code)`)?.textContent
    expect(exampleAt('types/Price.html', 'currency')).toMatch(/^Example: "(GBP|USD)" in [\w-]+$/)
    expect(exampleAt('types/GiftInfoInput.html', 'recipientEmail')).toMatch(/^Example: "[^"]+@[^"]+" in [\w-]+$/)
    expect(exampleAt('types/Basket.html', 'pricing')).toMatch(/^Example: \{.*"totalPrice":"…".*\} in [\w-]+$/)
    expect(exampleAt('types/Problem.html', 'code')).toMatch(/^Example: "[A-Z_]+" in/)
    expect(textOf('types/ErrorCode.html')).toMatch(/Example In the scenario [\w-]+, with what lies deeper as … "[A-Z_]+"/)
    const pages = readdirSync(join(folder, 'docs/types')).map((path) => read(`docs/types/${path}`))
    const titleOf = (text: string): string => /<h1><code>(\w+)</.exec(text)?.[1] ?? text
    expect(pages.filter((text) => !text.includes('<h2>Example</h2>')).map(titleOf)).toEqual([])
    // An enum's values are examples themselves.
    const fields = pages
      .filter((text) => !text.includes('<p>Enum</p>'))
      .flatMap((text) =>
        text
          .split('<section class="item">')
          .slice(1)
          .map((field) => [`${titleOf(text)}.${/ id="(\w+)"/.exec(field)?.[1]}`, field]),
      )
    expect(fields.length).toBeGreaterThan(1000)
    expect(fields.filter(([, field]) => !field?.includes('<p>Example: ')).map(([name]) => name)).toEqual([])
    const operations = readdirSync(join(folder, 'docs/operations'))
    expect(operations.filter((path) => !read(`docs/operations/${path}`).includes('<h2>Example</h2>'))).toEqual([])
  })

  test('asks for what no operation asks for, and says of a type of directives where it stands', () => {
    expect(textOf('types/Availability.html')).toMatch(/Example: 99999 in [\w-]+/)
    expect(textOf('types/CancellationFeedback.html')).toMatch(/In the scenario store=en-GB\S*cancel-at-[\w-]+, with/)
    expect(textOf('types/RequiredSession.html')).toMatch(/Example In @requires of \w+\.\w+, with what lies deeper as … "(ANY|LOGGED_IN)"/)
  })

  test('tells of an operation its policy, an example from a scenario, and the files that send it', () => {
    const text = textOf('operations/getBasket.html')
    expect(text).toContain('@session(strategy: CURRENT)')
    expect(text).toContain('In the scenario uk-plus-member')
    expect(text).toContain('"currency": "GBP"')
    expect(text).toContain('app/features/basket/')
    const screens = [...pageOf('operations/getOrders.html').querySelectorAll('h2 + ul')].map((list) => list.textContent)
    expect(screens).toContainEqual(expect.stringContaining('/account/order-history'))
  })

  test('lists every deprecated element, arguments among them, with who still uses it', () => {
    const { root } = testProject(
      schemaWith(
        'me: User',
        'me("As whom." as: ID @deprecated(reason: "Use like. Removed after 2027-06-30."), "As whom, by name." like: ID): User @deprecated(reason: "Use you. Removed after 2027-06-30.")',
      ),
    )
    const [list] = siteFiles(referenceOf(root, loadContract(root), new Map())).filter(({ path }) => path === 'deprecations.html')
    expect(list?.text).toContain(
      '<a href="types/Query.html#me"><code>Query.me</code></a>: Use you. Removed after 2027-06-30. Used by <a href="operations/getMe.html">',
    )
    expect(list?.text).toContain(
      '<a href="types/Query.html#me"><code>Query.me(as:)</code></a>: Use like. Removed after 2027-06-30. Used by nobody.',
    )
  })

  test('is read without scripts, and loads 60 KiB of them at most', () => {
    const pages = readdirSync(join(folder, 'docs'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))
    const scripted = pages.flatMap((path) => {
      const tags = [...read(`docs/${path}`).matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g)]
      const bytes = tags.map(([, attributes = '', inline = '']) => {
        const src = / src="([^"]+)"/.exec(attributes)?.[1]
        return Buffer.byteLength(src === undefined ? inline : read(join('docs', dirname(path), src)))
      })
      return tags.length > 0 ? [{ path, bytes: bytes.reduce((sum, one) => sum + one, 0) }] : []
    })
    expect(scripted.map(({ path }) => path)).toContain('names.html')
    for (const { bytes } of scripted) expect(bytes).toBeLessThanOrEqual(60 * 1024)
    expect(textOf('names.html')).toContain('Basket.items')
  })

  test('shows text of the contract as text', () => {
    expect(read('docs/types/Html.html')).not.toContain('<script')
    expect(pageOf('types/Markdown.html').querySelectorAll('main script, main iframe')).toHaveLength(0)
  })
})
