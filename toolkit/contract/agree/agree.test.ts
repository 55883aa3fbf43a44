import { expect, it } from 'vitest'
import { DIRECTIVES_FILE, directivesText, GET_ME_FILE, getMeText, SCHEMA_FILE, schemaText, testProject } from '../test-project.ts'
import { agree } from './agree.ts'
// Loads the linter before the first test, which would wait for it.
import '../check/lint-files.ts'

it('the first agreement writes the flattened schema and says how much it holds', async () => {
  const { read, root } = testProject()
  expect((await agree(root, { date: '2026-11-21', message: 'as the two teams begin' })).text).toContain(
    'Agreed the first contract as 1.0.0.',
  )
  expect(read('schema/agreed.graphql')).toContain('  "What the user is called."\n  name: String!')
  expect(read('schema/CHANGELOG.md')).toMatch(
    /^# Changelog of the contract\n[^]*\n## 1\.0\.0 — 2026-11-21 — as the two teams begin\n\nThe first agreed contract: \d+ types, 1 operation\.\n$/,
  )
})

it('a later agreement stands above the earlier, by level, naming element and operations', async () => {
  const { read, root, write } = testProject()
  await agree(root, { date: '2026-11-21', message: 'as it stands' })
  write(SCHEMA_FILE, schemaText.replace('GUEST', 'GUEST\n  "A user who came today."\n  VISITOR'))
  expect((await agree(root, { date: '2026-11-22', message: 'some are visitors' })).text).toMatch(/^Agreed 1 change as 1\.1\.0\./)
  const [, second = '', first = ''] = read('schema/CHANGELOG.md').split(/^## /m)
  expect(second).toContain(
    "1.1.0 — 2026-11-22 — some are visitors\n\n### Dangerous\n\n- `UserKind.VISITOR`: Enum value 'VISITOR' was added to enum 'UserKind' — `getMe`\n",
  )
  expect(first).toMatch(/^1\.0\.0 — 2026-11-21 — as it stands\n/)
  expect(read('schema/agreed.graphql')).toContain('VISITOR')
})

it('says why, or is refused', async () => {
  const { root } = testProject()
  expect(await agree(root, { date: '2026-11-21' })).toEqual({ ok: false, text: 'An agreement says why: --message "why".' })
})

it('an open point that is settled is named, and only one that is', async () => {
  const { read, root, write } = testProject({
    [SCHEMA_FILE]: schemaText.replace('kind: UserKind!', 'kind: UserKind! @proposed(decision: "A1")'),
    'schema/directives.graphql': '"Not agreed yet."\ndirective @proposed("Its number." decision: String!) on FIELD_DEFINITION\n',
    'docs/requirements/open-points.md': '- **A1** — Kinds: two.\n',
  })
  await agree(root, { date: '2026-11-21', message: 'as it stands' })
  write(SCHEMA_FILE, schemaText)
  const agreeing = (settles: string[]) => agree(root, { date: '2026-11-22', message: 'kinds are two', settles })
  expect((await agreeing([])).text).toContain('say so: --settles A1')
  expect((await agreeing(['A1', 'A2'])).text).toContain('A2 is still open, or never was')
  expect(await agreeing(['A1'])).toMatchObject({ ok: true })
  expect(read('schema/CHANGELOG.md')).toContain('## 1.0.1 — 2026-11-22')
})

it('an open point of a policy is settled by its own word or by the default of its directive, and named as any other', async () => {
  const proposed = (value: string) => ({
    [DIRECTIVES_FILE]: directivesText.replace('rule: RetryRule!', `rule: RetryRule! "Its open point." proposed: String = ${value}`),
  })
  const { root, write } = testProject({
    ...proposed('"A1"'),
    'docs/requirements/open-points.md': '- **A1** — Repeats: two.\n',
  })
  await agree(root, { date: '2026-11-21', message: 'as it stands' })
  const agreeing = (settles: string[]) => agree(root, { date: '2026-11-22', message: 'two repeats', settles })
  write(GET_ME_FILE, getMeText.replace('rule: SAFE', 'rule: SAFE, proposed: null'))
  expect((await agreeing([])).text).toContain('say so: --settles A1')
  write(GET_ME_FILE, getMeText)
  expect((await agreeing([])).text).toBe('Nothing to agree: the contract is the agreed one.')
  write(DIRECTIVES_FILE, proposed('null')[DIRECTIVES_FILE] ?? '')
  expect((await agreeing([])).text).toContain('say so: --settles A1')
  expect(await agreeing(['A1'])).toMatchObject({ ok: true })
})

it('an open point that no file of decisions holds is refused', async () => {
  const { root } = testProject({
    [SCHEMA_FILE]: schemaText.replace('kind: UserKind!', 'kind: UserKind! @proposed(decision: "A999")'),
    'schema/directives.graphql': '"Not agreed yet."\ndirective @proposed("Its number." decision: String!) on FIELD_DEFINITION\n',
  })
  const { ok, text } = await agree(root, { date: '2026-11-21', message: 'as it stands' })
  expect(ok).toBe(false)
  expect(text).toContain('User.kind is @proposed by A999, which neither')
})

it('nothing new is nothing to agree, and writes no entry', async () => {
  const { read, root } = testProject()
  await agree(root, { date: '2026-11-21', message: 'as it stands' })
  const before = read('schema/CHANGELOG.md')
  expect(await agree(root, { date: '2026-11-22', message: 'as it stands' })).toEqual({
    ok: true,
    text: 'Nothing to agree: the contract is the agreed one.',
  })
  expect(read('schema/CHANGELOG.md')).toBe(before)
})

it('refuses a contract that is at fault, and moves nothing', async () => {
  const { read, root, write } = testProject()
  await agree(root, { date: '2026-11-21', message: 'as it stands' })
  const before = read('schema/agreed.graphql')
  write(SCHEMA_FILE, schemaText.replace('  "What the user is called."\n', ''))
  const { ok, text } = await agree(root, { date: '2026-11-22', message: 'as it stands' })
  expect(ok).toBe(false)
  expect(text).toContain('Nothing was agreed')
  expect(text).toContain('require-description')
  expect(read('schema/agreed.graphql')).toBe(before)
})

it('refuses a date that is none', async () => {
  const { root } = testProject()
  expect(await agree(root, { date: 'yesterday' })).toEqual({ ok: false, text: '"yesterday" is no date: write it as 2026-11-21' })
})
