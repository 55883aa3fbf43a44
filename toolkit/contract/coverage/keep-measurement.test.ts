import { expect, test } from 'vitest'
import { type Keeper, keeperOf, measureOnce } from './keep-measurement.ts'
import type { Measured } from './measure.ts'

const none: Measured = {
  selections: 0,
  answers: 0,
  computed: 0,
  notExercised: [],
  unanswered: { types: [], members: [], enumValues: [], neverNull: [], neverPresent: [] },
  fixtures: { total: { cells: 0, shown: 0, onDemand: 0, excused: 0, uncovered: 0 }, operations: [], staleExcuses: [] },
  codes: { errors: [], notifications: [] },
  toldExamples: {},
  problems: [],
}

/** A keeper in memory, and a measurement that counts how often it is made. */
function counting(problems: string[] = []) {
  let kept: ReturnType<Keeper['read']>
  let made = 0
  return (hash: string) =>
    measureOnce({ hash, read: () => kept, write: (one) => (kept = one) }, () =>
      Promise.resolve({ ...none, answers: (made += 1), problems }),
    )
}

test('the same files are measured once, and changed files again', async () => {
  const measureOn = counting()
  expect((await measureOn('a')).answers).toBe(1)
  expect((await measureOn('a')).answers).toBe(1)
  expect((await measureOn('b')).answers).toBe(2)
})

test('a measurement with problems is made again', async () => {
  const measureOn = counting(['getBasket: it breaks the contract'])
  expect((await measureOn('a')).answers).toBe(1)
  expect((await measureOn('a')).answers).toBe(2)
})

test('a folder other than the project keeps nothing', () => {
  expect(keeperOf('/nowhere')).toBeUndefined()
})
