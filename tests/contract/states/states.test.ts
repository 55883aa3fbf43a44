import { describe, expect, test } from 'vitest'
import type { StateRecord } from '#fixtures/scenarios/states/record.ts'
import { stateSpace } from '#fixtures/scenarios/states/states.ts'
import { createTestServer } from '#mock-server/test.ts'
import { specifiedStates } from './specified-states.ts'
import { endpointMisses, isSeen, misses, unseen } from './state-checks.ts'

const server = createTestServer()
let worlds = 0

/** Opens a state's selection in a world of its own, asks what it says, and tells what is not there. */
async function missing({ selection, asks = [], endpoints = [], browser, flags, session, screen }: StateRecord): Promise<string[]> {
  worlds += 1
  const place = { server, scenario: selection, world: `state-${worlds}` }
  const found: string[] = []
  for (const question of asks) found.push(...(await misses(question, place)))
  for (const question of endpoints) found.push(...(await endpointMisses(question, place)))
  if (!browser && !flags && !session && !screen) return found
  const inspected = await server.sessions.open(selection, place.world)
  const wanted = Object.entries(flags ?? {}).map(([name, value]) => (inspected.flags[name] === value ? '' : `${name} is not ${value}`))
  return [...found, ...unseen(browser, inspected.browser), ...wanted.filter(Boolean), ...unseen(session, inspected)]
}

describe.each(Object.entries(stateSpace))('%s', (_section, rows) => {
  const states = rows.flatMap(({ key, states: of }) => of.map((state) => [`${key}: ${state.state}`, state] as const))

  test.each(states)('%s', async (_title, state) => {
    expect(await missing(state)).toEqual([])
  })

  test('each has a name of its own', () => {
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
    expect(states.map(([title]) => title)).toEqual([...new Set(states.map(([title]) => title))])
  })

  test('none goes without a check', () => {
    const isChecked = ({ asks, endpoints, browser, flags, session, screen }: StateRecord): boolean =>
      [browser, session, asks, endpoints].some((checks) => checks !== undefined && checks.length > 0) || (flags ?? screen) !== undefined
    expect(states.filter(([, state]) => !isChecked(state)).map(([title]) => title)).toEqual([])
  })
})

describe.each(Object.entries(specifiedStates))('what is specified of %s', (section, specified) => {
  const rows = stateSpace[section] ?? []

  test('has a row for each of its own', () => {
    expect(rows.length).toBeGreaterThanOrEqual(specified.length)
    const forgotten = specified.filter((ids) => !rows.some(({ covers }) => ids.split(' ').every((id) => covers.includes(id))))
    expect(forgotten).toEqual([])
  })
})

describe('a check', () => {
  const thing = { list: [{ code: 'A', level: 'warn' }, { code: 'B' }], none: null, amount: 3, word: 'Pending...' }

  test.each([
    [{ path: 'amount', is: 3 }, true],
    [{ path: 'amount', is: 4 }, false],
    [{ path: 'none', is: null }, true],
    [{ path: 'no.such.path', is: null }, true],
    [{ path: 'amount', isNot: 3 }, false],
    [{ path: 'amount', isAtLeast: 3 }, true],
    [{ path: 'amount', isAtLeast: 4 }, false],
    [{ path: 'amount', isAtMost: 2 }, false],
    [{ path: 'none', isAtMost: 2 }, false],
    [{ path: 'word', matches: '^Pend' }, true],
    [{ path: 'word', matches: 'x' }, false],
    [{ path: 'list', has: { code: 'A' } }, true],
    [{ path: 'list', has: { code: 'A', level: 'error' } }, false],
    [{ path: 'list.*.code', has: 'B' }, true],
    [{ path: 'list', hasNo: { code: 'C' } }, true],
    [{ path: 'list', hasNo: { code: 'B' } }, false],
    [{ path: 'no-list', hasNo: 'B' }, false],
    [{ path: 'list', counts: 2 }, true],
    [{ path: 'list', counts: 1 }, false],
    [{ path: 'list', countsAtLeast: 3 }, false],
  ] as const)('%j is %s', (check, expected) => {
    expect(isSeen(check, thing)).toBe(expected)
  })
})
