import { expect, test } from 'vitest'
import { screenStates } from '#tests/contract/states/screen-states.ts'
import { equalAccessStates, pageInAnyStore } from './equal-access-states.ts'

const state = (selection: string, widths: readonly (1440 | 390)[] = [1440, 390]) => ({
  rows: [selection.replace('&store=en-US', '')],
  path: selection.includes('en-US') ? '/us/basket' : '/basket',
  selection,
  store: selection.includes('en-US') ? ('en-US' as const) : ('en-GB' as const),
  widths,
})

test('of states that differ in the store alone one is asked, in turn of the stores, and what one store alone has is asked there', () => {
  const states = [
    state('basket=empty'),
    state('basket=empty&store=en-US'),
    state('basket=one-item'),
    state('basket=one-item&store=en-US'),
    state('shopper=guest'),
    state('shopper=plus-member&store=en-US'),
    state('flag.a=1', [390]),
  ]
  expect([...equalAccessStates(states)].map(([{ selection }, width]) => [selection, width])).toEqual([
    ['basket=empty', 1440],
    ['basket=one-item&store=en-US', 390],
    ['shopper=guest', 1440],
    ['shopper=plus-member&store=en-US', 390],
    ['flag.a=1', 390],
  ])
})

test('each row is asked, and each page of several states at both widths', () => {
  const states = screenStates()
  const asked = equalAccessStates(states)
  const rowsOf = (some: Iterable<{ rows: readonly string[] }>) => new Set([...some].flatMap(({ rows }) => rows))
  expect(rowsOf(states).difference(rowsOf(asked.keys()))).toEqual(new Set())
  expect(asked.size).toBeLessThan(states.length * 0.65)

  const pages = Map.groupBy(states, ({ path }) => pageInAnyStore(path))
  const widthsOf = (some: readonly (readonly [{ path: string }, number])[], page: string) =>
    new Set(some.filter(([{ path }]) => pageInAnyStore(path) === page).map(([, width]) => width))
  const seen = [...asked]
  const once = [...pages.entries()].filter(([page, shown]) => shown.length > 2 && widthsOf(seen, page).size < 2).map(([page]) => page)
  expect(once).toEqual([])
})
