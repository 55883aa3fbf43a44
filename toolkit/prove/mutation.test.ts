import { expect, test } from 'vitest'
import { mutationScore, percent, reportSchema } from './mutation.ts'

const source = 'const a = 1\nif (a ===\n  1) go()\n'
const mutant = (status: string, replacement: string, [line, column, endLine, endColumn]: [number, number, number, number]) => ({
  mutatorName: 'Any',
  status,
  replacement,
  location: { start: { line, column }, end: { line: endLine, column: endColumn } },
})
const report = (...mutants: ReturnType<typeof mutant>[]) => reportSchema.parse({ files: { 'rule.ts': { source, mutants } } })

test('a break that no test saw is told with its place and its code, over several lines too', () => {
  const score = mutationScore(report(mutant('Survived', 'false', [2, 5, 3, 4]), mutant('Killed', '2', [1, 11, 1, 12])), [])
  expect(score).toMatchObject({ killed: 1, alive: 1, excused: 0 })
  expect(score.files[0]?.alive).toEqual([{ file: 'rule.ts', line: 2, code: 'a === 1', broken: 'false' }])
})

test('what no test reaches is not seen, and what never ends is', () => {
  expect(mutationScore(report(mutant('NoCoverage', '', [1, 1, 1, 6]), mutant('Timeout', '', [1, 1, 1, 6])), [])).toMatchObject({
    killed: 1,
    alive: 1,
  })
})

test('a reason excuses its own break and lowers the share all the same', () => {
  const reason = { file: 'rule.ts', code: '1', broken: '2', why: 'Both are one.' }
  const score = mutationScore(report(mutant('Survived', '2', [1, 11, 1, 12]), mutant('Survived', '3', [1, 11, 1, 12])), [reason])
  expect(score).toMatchObject({ alive: 1, excused: 1, unused: [] })
  expect(percent(score)).toBe(0)
})

test('a reason whose break has died is told, unless its file was left out of the run', () => {
  const reason = { file: 'rule.ts', code: '1', broken: '2', why: 'Both are one.' }
  const elsewhere = { ...reason, file: 'other.ts' }
  expect(mutationScore(report(mutant('Killed', '2', [1, 11, 1, 12])), [reason, elsewhere]).unused).toEqual([reason])
})

test('nothing broken is nothing missed', () => {
  expect(percent({ killed: 0, alive: 0, excused: 0 })).toBe(100)
  expect(percent({ killed: 3, alive: 1, excused: 0 })).toBe(75)
})
