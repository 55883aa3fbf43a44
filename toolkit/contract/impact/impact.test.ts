import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '../load.ts'
import { FORMATS, impactAs } from './formats/formats.ts'
import type { Impact } from './impact.ts'
import { impactSinceAgreed } from './run-impact.ts'
import { AGREED_ON, smallShop } from './testing/small-shop.ts'

const CATALOGUE = 'schema/catalogue.graphql'
const ACCOUNT = 'schema/account.graphql'
const GET_PRODUCT = 'operations/catalogue/getProduct.graphql'

type Shop = ReturnType<typeof smallShop>

/** The seven changes that a review tried, and four more. */
const CHANGES: Readonly<Record<string, (shop: Shop) => void>> = {
  'field-removed-with-its-selection': ({ change }) => {
    change(CATALOGUE, '  "A few words."\n  tagline: String!\n', '')
    change(GET_PRODUCT, '    tagline\n', '')
  },
  'policy-changed': ({ change }) =>
    change(
      'operations/account/entitlements.graphql',
      '@session(strategy: REDIRECT_TO_LOGIN) @fetchPolicy(policy: CACHE_FIRST) @retry(rule: SAFE)',
      '@session(strategy: NONE) @fetchPolicy(policy: NOT_CACHED) @retry(rule: NEVER)',
    ),
  'field-nullable': ({ change }) => change(ACCOUNT, 'id: ID! firstName: String!', 'id: ID! firstName: String'),
  'enum-value-removed': ({ change }) => change(CATALOGUE, 'instock outofstock', 'instock'),
  'type-renamed': ({ change }) => change(CATALOGUE, 'Price', 'Money'),
  'argument-required': ({ change }) => change(CATALOGUE, 'slug: String,', 'slug: String!,'),
  'field-retyped': ({ change }) => change(CATALOGUE, 'formatted: String!', 'formatted: Int!'),
  'field-renamed': ({ change }) => {
    change(CATALOGUE, '  tagline: String!', '  strapline: String!')
    change(GET_PRODUCT, '    tagline\n', '    strapline\n')
  },
  'operation-removed': ({ root }) => rmSync(join(root, 'operations/catalogue/search.graphql')),
  'union-member-added': ({ change }) => change(CATALOGUE, 'union Found = Product | Article', 'union Found = Product | Article | Price'),
  'input-field-required': ({ change }) =>
    change(ACCOUNT, 'input NameInput { firstName: String!', 'input NameInput { firstName: String! lastName: String!'),
}

async function impactOfChange(change: (shop: Shop) => void): Promise<Impact> {
  const shop = smallShop()
  change(shop)
  return impactSinceAgreed(shop.root, AGREED_ON)
}

describe('what a change hits', () => {
  it.each(Object.entries(CHANGES))('%s', async (name, change) => {
    const text = impactAs('text', await impactOfChange(change))
    await expect(`${text}\n`).toMatchFileSnapshot(`golden/${name}.txt`)
    const lines = text.split('\n').filter((line) => /^ {2}\S/.test(line))
    expect(lines).toEqual([...new Set(lines)])
  })

  it.each(FORMATS.filter((format) => format !== 'text'))('as %s', async (format) => {
    const impact = await impactOfChange((shop) => {
      CHANGES['enum-value-removed']?.(shop)
      CHANGES['field-nullable']?.(shop)
    })
    await expect(`${impactAs(format, impact)}\n`).toMatchFileSnapshot(`golden/two-domains.${format}.txt`)
  })

  it('nothing is said so in every format, and the formats of programs stay what they are', async () => {
    const impact = await impactOfChange(() => undefined)
    expect(impactAs('text', impact)).toBe('Nothing changed: the contract is the agreed one.')
    expect(impactAs('github', impact)).toBe('')
    expect(JSON.parse(impactAs('json', impact))).toEqual({ changes: [], operations: [] })
    expect(impactAs('junit', impact)).toContain('tests="0" failures="0"')
  })

  it('a released client is hit although this tree does not ask any more', async () => {
    const impact = await impactOfChange((shop) => CHANGES['field-removed-with-its-selection']?.(shop))
    const hit = impact.operations.find(({ clients }) => clients.includes('shop@1.0.0'))
    expect(hit?.name).toBe('getProduct (shop@1.0.0, as agreed)')
    expect(impact.changes.find(({ element }) => element === 'Product.tagline')?.isStopping).toBe(true)
  })
})

it('this repository answers within five seconds of work', { timeout: 60_000 }, async () => {
  const before = process.cpuUsage()
  await impactSinceAgreed(PROJECT_ROOT, AGREED_ON)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(5)
})
