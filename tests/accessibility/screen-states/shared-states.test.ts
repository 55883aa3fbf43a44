import { expect, test } from 'vitest'
import { screenStates } from '#tests/contract/states/screen-states.ts'
import { nameOf, sharedRows, sharedStates } from './shared-states.ts'

const states = screenStates()
const shared = sharedStates(states)

test('every run visits a state of every row that has a screen, notices excepted', () => {
  const visited = new Set([...shared.keys()].flatMap(({ rows }) => rows))
  expect(sharedRows(states).filter((row) => !visited.has(row))).toEqual([])
})

test('every run visits both stores at all three widths, and a state of one width at that', () => {
  expect(new Set([...shared].map(([{ store }, width]) => `${store} ${width}`)).size).toBe(6)
  const elsewhere = [...shared].filter(([{ widths }, width]) => widths.length === 1 && !widths.some((one) => one === width))
  expect(elsewhere).toEqual([])
})

test('each state has a name of its own', () => {
  const names = states.map(nameOf)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
