import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readRegister } from '../requirements/register.ts'
import type { TestResult } from '../requirements/results.ts'
import { breakCopy, Copies } from './breaks/copies.ts'
import { brokenText, obstacles, rounds, verdict } from './breaks/judge.ts'
import { breaksPage } from './breaks/page.ts'
import { type RecordedBreak, readBreaks } from './breaks/recorded-break.ts'

const root = join(import.meta.dirname, '../..')

const broken: RecordedBreak = {
  says: 'The total forgets a line.',
  file: 'rules/total.ts',
  from: 'sum(lines)',
  to: 'sum(lines.slice(1))',
  turnsRed: ['BASKET-07'],
  seenBy: ['rules/total.test.ts'],
}
const passed = (title: string): TestResult => ({ title, outcome: 'passed' })
const failed = (title: string): TestResult => ({ title, outcome: 'failed' })

describe('what was recorded', () => {
  const register = readRegister(join(root, 'docs/requirements'))
  const ids = new Set(register.flatMap((area) => area.ids))
  const textOf = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined)

  test('lies in a file of its area, and can still be tried', async () => {
    const recorded = await readBreaks(join(root, 'tests/breaks'))
    const areas = new Set(register.map(({ name }) => name))
    expect(recorded.map(({ area }) => area).filter((area) => !areas.has(area))).toEqual([])
    const wrong = recorded.flatMap(({ area, breaks }) =>
      breaks.flatMap((one) => obstacles(one, { textOf, ids }).map((fault) => `${area}, "${one.says}": ${fault}`)),
    )
    expect(wrong).toEqual([])
  })
})

describe('a break', () => {
  const texts: Record<string, string> = { 'rules/total.ts': 'const total = sum(lines)\n', 'rules/total.test.ts': '' }
  const ground = { textOf: (file: string) => texts[file], ids: new Set(['BASKET-07']) }

  test('that fits its file can be tried, and dollar signs in it mean nothing', () => {
    expect(obstacles(broken, ground)).toEqual([])
    expect(brokenText('const total = sum(lines)\n', { ...broken, to: '$&$1' })).toBe('const total = $&$1\n')
  })

  test.each<[Partial<RecordedBreak>, string]>([
    [{ from: 'sum(line)' }, 'rules/total.ts holds "sum(line)" 0 times: it must stand there once.'],
    [{ from: 's' }, 'rules/total.ts holds "s" 3 times: it must stand there once.'],
    [{ from: '' }, 'rules/total.ts holds "" 0 times: it must stand there once.'],
    [{ to: 'sum(lines)' }, 'It changes nothing.'],
    [{ file: 'rules/gone.ts' }, 'There is no file rules/gone.ts.'],
    [{ turnsRed: ['BASKET-99'] }, 'The register has no BASKET-99.'],
    [{ seenBy: ['rules/gone.test.ts'] }, 'There is no test file rules/gone.test.ts.'],
    [
      { file: 'rules/total.ts', seenBy: ['rules/total.test.ts', 'rules/total.spec.ts'] },
      'Unit tests and browser specs cannot see one break together: record two.',
    ],
  ])('with %j is told what is wrong with it', (change, sentence) => {
    const told = obstacles({ ...broken, ...change }, { ...ground, textOf: (file) => (file.endsWith('.spec.ts') ? '' : texts[file]) })
    expect(told).toEqual([sentence])
  })
})

describe('the verdict', () => {
  const title = 'the total holds every line [BASKET-06, BASKET-07]'

  test('is that a break was seen when a test of its id passed without it and fails with it', () => {
    expect(verdict(broken, [passed(title)], [failed(title)])).toEqual({ seen: [title], faults: [] })
  })

  test.each<[TestResult[], TestResult[], string]>([
    [[passed(title)], [passed(title)], 'BASKET-07 stays green.'],
    // Another test of the file failed, which proves another requirement.
    [[passed(title), passed('other [BASKET-08]')], [passed(title), failed('other [BASKET-08]')], 'BASKET-07 stays green.'],
    [[failed(title)], [failed(title)], 'No test of BASKET-07 passes without the break.'],
    [[failed(title), passed('also [BASKET-07]')], [failed(title), passed('also [BASKET-07]')], 'BASKET-07 stays green.'],
    [[passed('other')], [failed('other')], 'No test of rules/total.test.ts names BASKET-07.'],
    [[passed(title)], [], 'The tests of BASKET-07 could not start: a break must leave code that runs.'],
  ])('is otherwise: %j, then %j', (without, withIt, sentence) => {
    expect(verdict(broken, without, withIt)).toEqual({ seen: [], faults: [sentence] })
  })

  test('asks for each of the ids', () => {
    const two = { ...broken, turnsRed: ['BASKET-07', 'BASKET-08'] }
    const without = [passed(title), passed('other [BASKET-08]')]
    expect(verdict(two, without, [failed(title), passed('other [BASKET-08]')]).faults).toEqual(['BASKET-08 stays green.'])
  })
})

test('breaks of one file, or of one test, are made in turns; others together', () => {
  const at = (file: string, ...turnsRed: string[]) => ({ broken: { ...broken, file, turnsRed } })
  const tests = [passed('total [BASKET-01, BASKET-02]'), passed('line [BASKET-03]'), passed('badge [BASKET-04]')]
  const [first, ofOneTest, ofOneFile, other] = [
    at('a.ts', 'BASKET-01'),
    at('b.ts', 'BASKET-02'),
    at('a.ts', 'BASKET-03'),
    at('c.ts', 'BASKET-04'),
  ]
  expect(rounds([first, ofOneTest, ofOneFile, other], tests)).toEqual([
    [first, other],
    [ofOneTest, ofOneFile],
  ])
})

test('what is broken is a copy, and the checkout stays as it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'breaks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const path of ['rules', 'node_modules/pack', 'node_modules/.compact']) mkdirSync(join(folder, path), { recursive: true })
  for (const file of ['node_modules/pack/index.js', 'node_modules/.compact/build']) writeFileSync(join(folder, file), '')
  const original = join(folder, broken.file)
  writeFileSync(original, 'sum(lines)')

  const copies = new Copies(folder)
  const copy = copies.make('one', 'own')
  const mend = breakCopy(copy, broken)
  expect(readFileSync(join(copy, broken.file), 'utf8')).toBe('sum(lines.slice(1))')
  expect(readFileSync(original, 'utf8')).toBe('sum(lines)')
  expect(statSync(join(copy, 'node_modules/pack/index.js')).ino).toBe(statSync(join(folder, 'node_modules/pack/index.js')).ino)
  // What commands record about the checkout does not apply to the copy.
  expect(existsSync(join(copy, 'node_modules/.compact'))).toBe(false)
  mend()
  expect(readFileSync(join(copy, broken.file), 'utf8')).toBe('sum(lines)')
  expect(existsSync(join(copies.make('two'), 'node_modules/pack/index.js'))).toBe(true)
  copies.remove()
  expect(existsSync(copy)).toBe(false)
  expect(existsSync(join(folder, 'node_modules/pack/index.js'))).toBe(true)
})

test('the page tells who saw what, and what nobody did', () => {
  const page = breaksPage(
    [
      { area: 'BASKET', broken, seen: ['b | c [BASKET-07]', 'a [BASKET-07]', 'a [BASKET-07]'], faults: [] },
      { area: 'BASKET', broken: { ...broken, says: 'It is free.' }, seen: [], faults: ['BASKET-07 stays green.'] },
    ],
    'abc123',
  )
  expect(page).toContain('for commit abc123.')
  expect(page).toContain('**1 of 2 seen.**')
  expect(page).toContain(
    '| The total forgets a line. (`rules/total.ts`) | BASKET-07 | a [BASKET-07]<br>b \\| c [BASKET-07] |\n| It is free. (`rules/total.ts`) | BASKET-07 | **BASKET-07 stays green.** |',
  )
})
