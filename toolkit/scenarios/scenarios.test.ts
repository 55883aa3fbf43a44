import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { library } from '#mock-server/scenarios/library.ts'
import { selectWorld } from '#mock-server/scenarios/selected-worlds.ts'
import { printScenarios, printSelection } from './print-scenarios.ts'
import { type ListedScenario, listedScenarios, searchScenarios } from './scenario-list.ts'

const command = join(import.meta.dirname, '../scenarios.ts')
const run = promisify(execFile)
const addresses = { shop: 'http://shop.test', mock: 'http://mock.test' }

const one: ListedScenario = {
  name: 'one',
  story: 'A story that is long enough to be cut where there is no room.',
  group: 'Basket',
  store: 'en-GB',
  covers: ['BASKET-01'],
  steps: [{ do: 'Open the bag', see: 'A lipstick' }],
  facets: { basket: 'one-item' },
}
const another: ListedScenario = {
  ...one,
  name: 'another-one',
  story: 'Nothing to pay.',
  group: 'Guest',
  covers: [],
  facets: { shopper: 'guest' },
}

describe('the list', () => {
  const all = listedScenarios(library)

  test('has every scenario once, in the store that it is about', () => {
    expect(all.map(({ name }) => name)).toEqual([...library.scenarios.keys()])
    expect(all.find(({ name }) => name === 'us-guest')?.store).toBe('en-US')
  })

  test('is what machines are told, and nothing more', () => {
    for (const scenario of all) expect(Object.keys(scenario)).toEqual(['name', 'story', 'group', 'store', 'covers', 'steps', 'facets'])
  })

  test('tells the facets of the scenarios that one builds on', () => {
    const base = { ...library.scenarios.get('uk-guest'), name: 'base' } as NonNullable<ReturnType<typeof library.scenarios.get>>
    const scenarios = new Map([
      ['base', base],
      ['top', { ...base, name: 'top', from: 'base', facets: { basket: 'one-item' } }],
    ])
    expect(listedScenarios({ ...library, scenarios })[1]?.facets).toEqual({ store: 'en-GB', shopper: 'guest', basket: 'one-item' })
  })
})

describe('a search', () => {
  test.each([
    ['long enough', ['one']],
    ['lipstick', ['one', 'another-one']],
    ['guest', ['another-one']],
    ['BASKET-01', ['one']],
    ['noting to pay', ['another-one']],
    ['story nothing', []],
  ])('for %s', (words, names) => {
    expect(searchScenarios([one, another], words).map(({ name }) => name)).toEqual(names)
  })

  test('puts what is called so before what speaks of it', () => {
    const speaks = { ...another, story: 'It is the other one.' }
    expect(searchScenarios([speaks, { ...one, name: 'other' }], 'other')[0]?.name).toBe('other')
  })
})

describe('on a terminal', () => {
  test('names stand in one column, and a story is cut where there is no room', () => {
    expect(printScenarios([one, another], 36)).toBe(
      [
        'Basket (1)',
        '  one  A story that is long enough…',
        '',
        'Guest (1)',
        '  another-one',
        '    Nothing to pay.',
        '',
        '2 scenarios. One of them, and how to open it: npm run scenarios -- <name>',
      ].join('\n'),
    )
  })

  test('no line is wider than the terminal', () => {
    for (const width of [60, 80, 120]) {
      const widths = printScenarios(listedScenarios(library), width)
        .split('\n')
        .map((line) => line.length)
      expect(Math.max(...widths.slice(0, -1))).toBeLessThanOrEqual(width)
    }
  })

  test('nothing is cut where nobody looks', () => {
    expect(printScenarios([one], undefined)).toContain('where there is no room.')
  })
})

test('one is shown with its steps and the ways to open it', () => {
  const shown = printSelection(selectWorld('us-checkout-ready&basket=empty'), addresses)
  expect(shown).toContain('us-checkout-ready: US store: a plus member')
  expect(shown).toContain('http://shop.test/us/checkout')
  expect(shown).toContain('  1. Open the checkout\n     → Everything is filled in')
  expect(shown).toContain('http://mock.test/open?selection=us-checkout-ready%26basket%3Dempty')
  expect(shown).toContain("test.use({ scenario: 'us-checkout-ready&basket=empty' })")
  expect(shown).toContain("document.cookie = 'scenario=us-checkout-ready%26basket%3Dempty; path=/'")
  expect(shown).toContain("-H 'x-scenario: us-checkout-ready&basket=empty'")
})

describe('the command', () => {
  test('prints nothing but JSON for machines', async () => {
    const { stdout } = await run(process.execPath, [command, '--json', 'us-guest'])
    expect(JSON.parse(stdout)).toEqual([expect.objectContaining({ name: 'us-guest', store: 'en-US' })])
  })

  test('says what is near to a name that nobody knows, and fails', async () => {
    const failed = run(process.execPath, [command, 'uk-gst&basket=empty'])
    await expect(failed).rejects.toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('Near to it: uk-guest') })
  })
})
