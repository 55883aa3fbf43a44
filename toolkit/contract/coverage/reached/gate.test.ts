import { describe, expect, test } from 'vitest'
import type { Measured } from '../measure.ts'
import type { FixtureCoverage } from './fixture-coverage.ts'
import { floorProblems } from './gate.ts'

const none = { cells: 0, shown: 0, onDemand: 0, excused: 0, uncovered: 0 }
const floor = { total: none, operations: {} }
const fixtures: FixtureCoverage = { total: none, operations: [], staleExcuses: [] }

const sound: Measured = {
  selections: 1,
  answers: 1,
  computed: 1,
  notExercised: [],
  unanswered: { types: [], members: [], enumValues: [], neverNull: [], neverPresent: [] },
  fixtures,
  codes: { errors: [], notifications: [] },
  toldExamples: {},
  problems: [],
}

const cell = { text: 'basket is null', path: 'basket', coordinates: ['Query.basket'], aspect: 'null' }

describe('what does not pass', () => {
  test('is nothing where everything is reached', () => {
    expect(floorProblems(sound, floor)).toEqual([])
  })

  test.each<[string, Partial<Measured>, string]>([
    ['an invalid answer', { problems: ['getBasket in uk-guest: basket is null'] }, 'getBasket in uk-guest: basket is null'],
    ['an operation without an example', { notExercised: ['getBasket'] }, 'getBasket has no example for every scenario'],
    [
      'a code that nothing answers with',
      { codes: { errors: [{ code: 'ODD', state: 'uncovered' }], notifications: [] } },
      'no answer carries ODD',
    ],
    [
      'an excuse that excuses nothing',
      { fixtures: { ...fixtures, staleExcuses: [{ operation: '*', at: 'Basket.kind', reason: '' }] } },
      'Basket.kind  excuses nothing any more',
    ],
    [
      'a cell that nobody shows or excuses',
      { fixtures: { ...fixtures, operations: [{ ...none, operation: 'getBasket', list: [{ ...cell, state: 'uncovered' }] }] } },
      'getBasket: basket is null in no scenario',
    ],
    [
      'less than before',
      { fixtures: { ...fixtures, operations: [{ ...none, cells: 1, operation: 'getBasket', list: [{ ...cell, state: 'on demand' }] }] } },
      'Not any more: basket is null',
    ],
  ])('is %s', (_name, part, sentence) => {
    const before = { cells: 1, shown: 1, onDemand: 0, excused: 0, onlyOnDemand: [] }
    expect(floorProblems({ ...sound, ...part }, { total: none, operations: { getBasket: before } })).toContainEqual(
      expect.stringContaining(sentence),
    )
  })

  test('is told in short where there is much of it', () => {
    const problems = Array.from({ length: 100 }, (_, at) => `problem ${at}`)
    const told = floorProblems({ ...sound, problems }, floor)
    expect(told).toHaveLength(41)
    expect(told.at(-1)).toBe('… and 60 more')
  })
})
