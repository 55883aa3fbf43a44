import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type PersonVerdict, readVerdicts, standingOf, writeVerdict } from './verdicts.ts'

const verdict: PersonVerdict = {
  card: 'errors',
  state: '/login in shopper=guest',
  content: 'a'.repeat(32),
  verdict: 'pass',
  note: 'Said once.',
  by: 'Ada',
  on: '2026-11-24',
  with: 'Firefox 140 with NVDA 2026.1',
}

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verdicts-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a verdict is a file that is read again; a file that is none is told with its reason', () => {
  writeVerdict(verdict, 'abc', folder)
  writeFileSync(join(folder, 'torn.json'), '{"card":')
  writeFileSync(join(folder, 'odd.json'), JSON.stringify({ ...verdict, verdict: 'maybe' }))
  const { verdicts, bad } = readVerdicts(folder)
  expect(verdicts).toEqual([verdict])
  expect(bad.map(({ file }) => file)).toEqual(['odd.json', 'torn.json'])
  expect(bad[0]?.why).toContain('verdict')
  expect(readVerdicts(join(folder, 'none'))).toEqual({ verdicts: [], bad: [] })
})

test('a later verdict of the same card and state takes the place of the earlier', () => {
  writeVerdict(verdict, 'abc', folder)
  writeVerdict({ ...verdict, verdict: 'fail' }, 'abc', folder)
  expect(readVerdicts(folder).verdicts.map(({ verdict: said }) => said)).toEqual(['fail'])
})

test('a verdict holds for the content that was judged', () => {
  const states = new Map([[verdict.state, { content: verdict.content }]])
  expect(standingOf(verdict, states)).toBe('holds')
  expect(standingOf({ ...verdict, content: 'b'.repeat(32) }, states)).toBe('stale')
  expect(standingOf({ ...verdict, state: 'gone' }, states)).toBe('gone')
})
