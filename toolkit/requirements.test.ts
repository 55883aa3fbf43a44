import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { printTrace, withIndex } from './requirements/print.ts'
import { type Area, parseArea, readRegister } from './requirements/register.ts'
import { playwrightTests, readRun, type TestResult, vitestTests } from './requirements/results.ts'
import { idsIn, trace } from './requirements/trace.ts'

const REGISTER = new URL('../docs/requirements/', import.meta.url)

const areas: Area[] = [
  { name: 'STORE', title: 'Stores', ids: ['STORE-01', 'STORE-02'] },
  { name: 'OP-CAT', title: 'Calls', ids: ['OP-CAT-01', 'OP-CAT-02', 'OP-CAT-03', 'OP-CAT-04', 'OP-CAT-05'] },
]

const passed = (title: string): TestResult => ({ title, outcome: 'passed' })
const failed = (title: string): TestResult => ({ title, outcome: 'failed' })
const whole = (...tests: TestResult[]) => ({ tests, reasons: [], startedAt: '2026-01-02T03:04:05.000Z', commit: 'abcdef0123456789' })

describe('ids in titles', () => {
  test('are taken from every bracket and split at commas', () => {
    expect(idsIn('Basket [BASKET-07] keeps [OP-CAT-01, PAGE404-02]')).toEqual(['BASKET-07', 'OP-CAT-01', 'PAGE404-02'])
  })

  test('are nothing else that stands in brackets', () => {
    expect(idsIn('opens /basket?items=[...] with [slug], [a-01], [STORE-1] and STORE-01')).toEqual([])
  })
})

describe('a trace', () => {
  test('needs a passed test and no failed one', () => {
    const run = whole(passed('a [STORE-01]'), passed('b [STORE-02, OP-CAT-01]'), failed('c [OP-CAT-01]'), {
      title: 'd [OP-CAT-02]',
      outcome: 'skipped',
    })
    expect(trace(areas, run)).toEqual({
      total: 7,
      proven: 2,
      areas: {
        STORE: { total: 2, proven: 2, missing: [] },
        'OP-CAT': { total: 5, proven: 0, missing: ['OP-CAT-01', 'OP-CAT-02', 'OP-CAT-03', 'OP-CAT-04', 'OP-CAT-05'] },
      },
      unknown: [],
    })
  })

  test('proves nothing with a run that is not whole, and still reports unknown ids', () => {
    const traced = trace(areas, { ...whole(passed('a [STORE-01]'), passed('b [STORY-01]')), reasons: ['stopped'] })
    expect(traced).toMatchObject({ total: 7, proven: 0, unknown: ['STORY-01'] })
  })

  test('of some areas counts those alone, and takes no other area for unknown', () => {
    const traced = trace(areas, whole(passed('a [STORE-01, OP-CAT-01]')), areas.slice(0, 1))
    expect(traced).toEqual({ total: 2, proven: 1, areas: { STORE: { total: 2, proven: 1, missing: ['STORE-02'] } }, unknown: [] })
  })

  test('prints open areas line by line, complete ones together, then what is unknown', () => {
    const run = whole(passed('a [STORE-01, STORE-02]'), passed('b [OP-CAT-02, NONE-01]'))
    expect(printTrace(trace(areas, run), run).split('\n')).toEqual([
      'OP-CAT  1/5  missing 01, 03-05',
      'Complete: STORE 2',
      'Named by tests, but not in the register: NONE-01',
      '3 of 7 requirements proven (run of 2026-01-02T03:04:05.000Z, commit abcdef012345)',
    ])
  })

  test('prints why nothing counts', () => {
    const run = { ...whole(passed('a [STORE-01]')), reasons: ['The run stopped.'] }
    expect(printTrace(trace(areas, run), run)).toContain('Nothing counts as proven. The run stopped.')
  })
})

describe("the runners' reports", () => {
  test('of Vitest name a test with all it is nested in', () => {
    const assertionResults = [
      { ancestorTitles: ['Basket [BASKET-01]', 'badge'], title: 'shows', status: 'passed' },
      { ancestorTitles: [], title: 'later', status: 'todo' },
    ]
    expect(vitestTests({ testResults: [{ assertionResults }] })).toEqual([
      passed('Basket [BASKET-01] badge shows'),
      { title: 'later', outcome: 'skipped' },
    ])
  })

  test('of Playwright name a test with all it is nested in, once per project', () => {
    const spec = { title: 'adds', ok: false, tests: [{ results: [{ status: 'timedOut' }] }, { results: [{ status: 'skipped' }] }] }
    const suites = [{ title: 'basket.spec.ts', specs: [], suites: [{ title: 'Basket [BASKET-01]', specs: [spec] }] }]
    const title = 'basket.spec.ts Basket [BASKET-01] adds'
    expect(playwrightTests({ suites })).toEqual([failed(title), { title, outcome: 'skipped' }])
  })

  test.for<[boolean, string[], TestResult['outcome']]>([
    [true, ['passed'], 'passed'],
    [true, ['failed', 'passed'], 'failed'],
    // A test that was expected to fail, and passed.
    [false, ['passed'], 'failed'],
    [true, [], 'skipped'],
  ])('of Playwright: ok %s with tries %j is %s', ([ok, statuses, outcome]) => {
    const results = statuses.map((status) => ({ status }))
    const [test1] = playwrightTests({ suites: [{ title: 'file', specs: [{ title: 'spec', ok, tests: [{ results }] }] }] })
    expect(test1?.outcome).toBe(outcome)
  })
})

describe('the last run', () => {
  let folder = ''
  const write = (file: string, content: unknown): void => writeFileSync(join(folder, file), JSON.stringify(content))
  const sha256 = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex')
  const note = (complete: boolean, files = {}) => ({ complete, startedAt: '2026-01-02T03:04:05.000Z', commit: 'unknown', files })
  const vitest = { testResults: [{ assertionResults: [{ ancestorTitles: [], title: 'a [STORE-01]', status: 'passed' }] }] }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'requirements-'))
  })

  afterEach(() => rmSync(folder, { recursive: true }))

  test('counts when it was complete and both runners wrote their file', () => {
    write('run.json', note(true, { 'vitest.json': sha256(vitest), 'playwright.json': sha256({ suites: [] }) }))
    write('vitest.json', vitest)
    write('playwright.json', { suites: [] })
    expect(readRun(folder)).toEqual({ tests: [passed('a [STORE-01]')], startedAt: note(true).startedAt, commit: 'unknown', reasons: [] })
  })

  test('is said to be missing', () => {
    expect(readRun(folder).reasons).toEqual([expect.stringContaining('no result set')])
  })

  test('does not count when it was not complete', () => {
    write('run.json', note(false))
    write('vitest.json', vitest)
    expect(readRun(folder).reasons).toEqual([expect.stringContaining('not complete')])
  })

  test('does not count when a runner has since written the file of another run', () => {
    write('run.json', note(true, { 'vitest.json': sha256(vitest), 'playwright.json': sha256({ suites: [] }) }))
    write('vitest.json', vitest)
    write('playwright.json', { suites: [{ title: 'basket.spec.ts', specs: [] }] })
    expect(readRun(folder).reasons).toEqual([expect.stringContaining('playwright.json was written by another run')])
  })

  test('does not count when a runner wrote nothing', () => {
    write('run.json', note(true, { 'vitest.json': sha256(vitest) }))
    write('vitest.json', vitest)
    expect(readRun(folder).reasons).toEqual([expect.stringContaining('playwright.json is missing')])
  })

  test('does not count when a file is malformed, and says where', () => {
    write('run.json', note(true))
    write('vitest.json', { testResults: [{ assertionResults: [{ title: 1 }] }] })
    writeFileSync(join(folder, 'playwright.json'), '{')
    const [shape, json] = readRun(folder).reasons
    expect(shape).toMatch(/vitest\.json has not the shape[\s\S]*testResults\[0\]\.assertionResults\[0\]\.title/)
    expect(json).toContain('playwright.json cannot be read')
  })
})

describe('the register', () => {
  test('reads an area', () => {
    const text = '# STORE: Stores\n\nWhat.\n\n- **STORE-01** — One.\n- **STORE-02** — Two.\n'
    expect(parseArea('STORE.md', text)).toEqual(areas[0])
  })

  test.for([
    ['# OTHER: Stores\n', 'STORE.md:1'],
    ['# STORE: Stores\n- STORE-01: One.\n', 'STORE.md:2'],
    ['# STORE: Stores\n- **OP-CAT-01** — One.\n', 'does not belong'],
    ['# STORE: Stores\n- **STORE-01** — One.\n- **STORE-01** — Two.\n', 'twice'],
  ] as const)('refuses %j', ([text, message]) => {
    expect(() => parseArea('STORE.md', text)).toThrow(message)
  })

  test('counts every area from 01 without a gap', () => {
    for (const { name, ids } of readRegister(fileURLToPath(REGISTER))) {
      expect(ids).toEqual(ids.map((_, index) => `${name}-${String(index + 1).padStart(2, '0')}`))
    }
  })

  test('has an up-to-date table of areas in its README', () => {
    const readme = readFileSync(new URL('README.md', REGISTER), 'utf8')
    expect(readme, 'npm run requirements -- --write-index').toBe(withIndex(readme, readRegister(fileURLToPath(REGISTER))))
  })
})
