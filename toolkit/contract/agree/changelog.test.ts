import { expect, it } from 'vitest'
import type { ContractChange, Level } from '../changes/contract-change.ts'
import { impactSinceAgreed } from '../impact/run-impact.ts'
import { AGREED_ON, smallShop } from '../impact/testing/small-shop.ts'
import { entryFor, newestVersion, nextVersion } from './changelog.ts'

const change = (level: Level, kind: string): ContractChange => ({ level, kind, element: 'User', message: 'changed', operations: [] })

it.each([
  ['a breaking change', [change('safe', 'FIELD_ADDED'), change('breaking', 'FIELD_REMOVED')], '2.0.0'],
  ['a dangerous change', [change('dangerous', 'ENUM_VALUE_ADDED')], '1.5.0'],
  ['an addition', [change('safe', 'FIELD_ADDED'), change('safe', 'FIELD_DESCRIPTION_CHANGED')], '1.5.0'],
  ['words alone', [change('safe', 'FIELD_DESCRIPTION_CHANGED'), change('safe', 'OPEN_POINT_SETTLED')], '1.4.3'],
])('%s raises the number of its kind', (_what, changes, version) => {
  expect(nextVersion('1.4.2', changes)).toBe(version)
})

it('the newest version is that of the first entry; entries without a number are 1.0.0; none is none', () => {
  expect(newestVersion('# Changelog\n\n## 2.1.0 — 2026-11-22 — b\n\n## 2.0.0 — 2026-11-21 — a\n')).toBe('2.1.0')
  expect(newestVersion('# Changelog\n\n## 2026-11-21 — a\n')).toBe('1.0.0')
  expect(newestVersion('# Changelog\n')).toBeUndefined()
  expect(nextVersion(undefined, undefined)).toBe('1.0.0')
})

it('an entry tells what each change hits: operations, and the routes that ask them; a safe one its operations alone', async () => {
  const shop = smallShop()
  shop.change('schema/catalogue.graphql', 'instock outofstock', 'instock')
  const impact = await impactSinceAgreed(shop.root, AGREED_ON)
  const operations = impact.operations.map(({ name }) => name)
  const changes = (['breaking', 'safe'] as const).map((level) => ({ change: { ...change(level, 'A_KIND'), operations }, approvals: [] }))
  const entry = entryFor({ version: '2.0.0', date: '2026-11-22', message: 'why', changes, first: '', impact })
  const named = operations.map((name) => `\`${name}\``).join(', ')
  expect(operations).toContain('getProduct')
  expect(entry).toContain(`### Breaking\n\n- \`User\`: changed — ${named} — on /api/variants, /products/[slug]\n`)
  expect(entry).toContain(`### Safe\n\n- \`User\`: changed — ${named}\n`)
})
