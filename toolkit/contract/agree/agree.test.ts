import { expect, it } from 'vitest'
import { SCHEMA_FILE, schemaText, testProject } from '../test-project.ts'
import { agree } from './agree.ts'

it('the first agreement writes the flattened schema and says how much it holds', async () => {
  const { read, root } = testProject()
  expect((await agree(root, { date: '2026-11-21', message: 'as the two teams begin' })).text).toContain('Agreed the first contract.')
  expect(read('schema/agreed.graphql')).toContain('  "What the user is called."\n  name: String!')
  expect(read('schema/CHANGELOG.md')).toMatch(
    /^# Changelog of the contract\n[^]*\n## 2026-11-21 — as the two teams begin\n\nThe first agreed contract: \d+ types, 1 operation\.\n$/,
  )
})

it('a later agreement stands above the earlier, by level, naming element and operations', async () => {
  const { read, root, write } = testProject()
  await agree(root, { date: '2026-11-21' })
  write(SCHEMA_FILE, schemaText.replace('GUEST', 'LAPSED\n  "A user who came today."\n  VISITOR'))
  expect((await agree(root, { date: '2026-11-22', message: 'guests are visitors' })).text).toMatch(/^Agreed \d changes\./)
  const [, second = '', first = ''] = read('schema/CHANGELOG.md').split(/^## /m)
  expect(second).toContain(
    "2026-11-22 — guests are visitors\n\n### Breaking\n\n- `UserKind.GUEST`: Enum value 'GUEST' was removed from enum 'UserKind' — `getMe`\n",
  )
  expect(second).toContain(
    "### Dangerous\n\n- `UserKind.LAPSED`: Enum value 'LAPSED' was added to enum 'UserKind' — `getMe`\n- `UserKind.VISITOR`",
  )
  expect(first).toMatch(/^2026-11-21\n/)
  expect(read('schema/agreed.graphql')).toContain('VISITOR')
})

it('nothing new is nothing to agree, and writes no entry', async () => {
  const { read, root } = testProject()
  await agree(root, { date: '2026-11-21' })
  const before = read('schema/CHANGELOG.md')
  expect(await agree(root, { date: '2026-11-22' })).toEqual({ ok: true, text: 'Nothing to agree: the contract is the agreed one.' })
  expect(read('schema/CHANGELOG.md')).toBe(before)
})

it('refuses a contract that is at fault, and moves nothing', async () => {
  const { read, root, write } = testProject()
  await agree(root, { date: '2026-11-21' })
  const before = read('schema/agreed.graphql')
  write(SCHEMA_FILE, schemaText.replace('  "What the user is called."\n', ''))
  const { ok, text } = await agree(root, { date: '2026-11-22' })
  expect(ok).toBe(false)
  expect(text).toContain('Nothing was agreed')
  expect(text).toContain('require-description')
  expect(read('schema/agreed.graphql')).toBe(before)
})

it('refuses a date that is none', async () => {
  const { root } = testProject()
  expect(await agree(root, { date: 'yesterday' })).toEqual({ ok: false, text: '"yesterday" is no date: write it as 2026-11-21' })
})
