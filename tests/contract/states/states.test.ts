import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { StateRecord } from '#fixtures/scenarios/states/record.ts'
import { stateSpace } from '#fixtures/scenarios/states/states.ts'
import { createTestServer } from '#mock-server/test.ts'
import { endpointMisses, isSeen, misses, unseen } from './state-checks.ts'

const server = createTestServer()
let worlds = 0

/** Opens a state's selection in its own world, runs its checks, and returns the failures. */
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

/** Rows and clauses of the specification's state space, by section: none may be lost. Screens have no section there. */
const specified: readonly [section: string, rows: number, clauses: number][] = [
  ['stores', 11, 62],
  ['roles', 26, 85],
  ['baskets', 53, 186],
  ['notifications', 46, 67],
  ['prompts', 27, 131],
  ['flags', 17, 39],
  ['faults', 37, 67],
  ['browser', 20, 52],
]

const clausesOf = (section: string): Set<string> => new Set(stateSpace[section]?.flatMap(({ covers }) => covers))

test.each(specified)('%s has the %i rows and %i clauses that are specified, or more', (section, rows, clauses) => {
  expect(stateSpace[section]?.length).toBeGreaterThanOrEqual(rows)
  expect(clausesOf(section).size).toBeGreaterThanOrEqual(clauses)
})

test('every clause that a row covers is in the register', () => {
  const folder = join(import.meta.dirname, '../../../docs/requirements')
  const register = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const covered = new Set(Object.keys(stateSpace).flatMap((section) => [...clausesOf(section)]))
  expect([...covered].filter((clause) => !register.includes(`**${clause}**`))).toEqual([])
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
