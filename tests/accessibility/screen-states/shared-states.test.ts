import { expect, test } from 'vitest'
import { screenStates } from '#tests/contract/states/screen-states.ts'
import { nameOf, sharedRows, sharedStates } from './shared-states.ts'

const states = screenStates()
const shared = sharedStates(states)

test('every run visits a state of every row that has a screen, notices excepted', () => {
  const visited = new Set([...shared.keys()].flatMap(({ rows }) => rows))
  expect(sharedRows(states).filter((row) => !visited.has(row))).toEqual([])
})

test('every run visits both stores at both widths, each state at a width that it has', () => {
  expect(new Set([...shared].map(([{ store }, width]) => `${store} ${width}`)).size).toBe(4)
  for (const [{ widths }, width] of shared) expect(widths).toContain(width)
})

test('each state has a name of its own', () => {
  const names = states.map(nameOf)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
