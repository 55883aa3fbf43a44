import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FlagRecord } from '#fixtures/flags/record.ts'
import { made } from '../testing/entries.ts'
import { type ExposedExperiment, exposuresIn, exposureTable } from './exposure-table.ts'

const FLAG = 'experiment-lip-week'
const halves: FlagRecord = { story: '', values: { a: '', b: '' }, default: 'a' }

/** Sessions of which each saw these variations. */
const sessions = (...seen: readonly (readonly string[])[]) => seen.map((variations) => new Map([[FLAG, new Set(variations)]]))
const many = (variation: string, count: number) => Array.from({ length: count }, () => [variation])
const tableOf = (seen: readonly (readonly string[])[], flag: FlagRecord = halves): ExposedExperiment | undefined =>
  exposureTable(sessions(...seen), { [FLAG]: flag })[0]

const viewed = (variables: Record<string, unknown>, more = {}) => ({
  number: 1,
  ...made({ kind: 'analytics', operation: 'Experiment Viewed', variables, ...more }),
})

test('a session counts once for each variation that it saw, and what is no valid exposure counts for nothing', () => {
  const entries = [
    viewed({ flag: FLAG, variation: 'a' }),
    viewed({ flag: FLAG, variation: 'a' }),
    viewed({ flag: 'experiment-other', variation: '1' }),
    viewed({ flag: FLAG, variation: 'b' }, { codes: ['INVALID_EVENT'] }),
    viewed({ flag: FLAG, variation: 'b' }, { kind: 'mutation' }),
    viewed({ flag: FLAG, variation: 'b' }, { operation: 'Page Element Viewed' }),
    viewed({ flag: FLAG }),
  ]
  expect([...exposuresIn(entries)]).toEqual([
    [FLAG, new Set(['a'])],
    ['experiment-other', new Set(['1'])],
  ])
})

test('what each variation got stands beside its planned share, and a session with two of them is told apart', () => {
  expect(tableOf([...many('a', 6), ...many('b', 4), ['a', 'b']])).toEqual({
    flag: FLAG,
    exposures: 10,
    mixed: 1,
    variations: [
      { variation: 'a', exposures: 6, share: 0.6, plannedShare: 0.5 },
      { variation: 'b', exposures: 4, share: 0.4, plannedShare: 0.5 },
    ],
    chiSquare: 0.4,
    probability: expect.closeTo(0.5271, 4),
    verdict: 'AS_PLANNED',
  })
})

test.each([
  [4, 5, 'TOO_FEW'],
  [5, 5, 'AS_PLANNED'],
  // 11.2 and 10.8, on either side of the critical value 10.828.
  [447, 553, 'MISMATCH'],
  [448, 552, 'AS_PLANNED'],
  [0, 1000, 'MISMATCH'],
])('of two halves, %i to %i is %s', (a, b, verdict) => {
  expect(tableOf([...many('a', a), ...many('b', b)])?.verdict).toBe(verdict)
})

test('parts say what is planned: three to one is as planned, equal numbers are not', () => {
  const uneven: FlagRecord = { ...halves, parts: { a: 3, b: 1 } }
  expect(tableOf([...many('a', 300), ...many('b', 100)], uneven)).toMatchObject({ chiSquare: 0, probability: 1, verdict: 'AS_PLANNED' })
  expect(tableOf([...many('a', 200), ...many('b', 200)], uneven)?.verdict).toBe('MISMATCH')
})

test('where one variation alone is recorded there is no ratio, however many saw it', () => {
  expect(tableOf(many('a', 1000), { ...halves, parts: { a: 1 } })).toMatchObject({
    verdict: 'NO_RATIO',
    chiSquare: null,
    probability: null,
  })
})

test.each([
  ['a variation without a part', { ...halves, parts: { a: 1 } }, 'b'],
  ['a variation that is not declared', halves, 'c'],
  ['a name of every object', halves, 'constructor'],
])('one exposure to %s is a mismatch, however few there are', (_what, flag, variation) => {
  expect(tableOf([['a'], [variation]], flag)).toMatchObject({ verdict: 'MISMATCH', chiSquare: null, probability: null })
})

test('of an experiment that nobody declared nothing is planned', () => {
  const [table] = exposureTable(sessions(['a']), {})
  expect(table).toMatchObject({ verdict: 'MISMATCH', variations: [{ variation: 'a', exposures: 1, share: 1, plannedShare: 0 }] })
})

test('shares add up to the whole, and no order of sessions changes anything', () => {
  const seen = fc.array(fc.subarray(['a', 'b'], { minLength: 1 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(seen, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (list, a, b) => {
      const flag: FlagRecord = { ...halves, parts: { a, b } }
      const table = tableOf(list, flag)
      expect(tableOf(list.toReversed(), flag)).toEqual(table)
      const { variations = [], exposures = 0, mixed = 0 } = table ?? {}
      expect(exposures + mixed).toBe(list.length)
      expect(variations.reduce((sum, one) => sum + one.exposures, 0)).toBe(exposures)
      expect(variations.reduce((sum, one) => sum + one.plannedShare, 0)).toBeCloseTo(1, 12)
      expect(variations.reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(exposures > 0 ? 1 : 0, 12)
    }),
  )
})
