import { expect, test } from 'vitest'
import { basketRows } from '#fixtures/scenarios/states/basket.ts'
import { notificationRows } from '#fixtures/scenarios/states/notifications.ts'
import { pricingRows } from '#fixtures/scenarios/states/pricing.ts'
import { thresholdRows } from '#fixtures/scenarios/states/thresholds.ts'
import { createTestServer } from '#mock-server/test.ts'
import { basketStates, inOneStore } from './basket-states.ts'

const states = basketStates()
const rows = [...basketRows, ...pricingRows, ...thresholdRows]
const rowsOf = (words: readonly string[]) => words.map((told) => told.split(': ')[0])

test('every row of bags is looked at in both stores, unless its bags mean something in one alone', () => {
  for (const store of ['en-GB', 'en-US']) {
    const opened = new Set(states.filter((state) => state.store === store).flatMap(({ words }) => rowsOf(words)))
    const missing = rows.filter(({ key }) => !opened.has(key))
    for (const { key, states: own } of missing) {
      expect(
        own.every(({ selection }) => selection.replace(/&store=[^&]+/, '') in inOneStore),
        `${key} in ${store}`,
      ).toBe(true)
    }
  }
})

test('every notice that the server can give with a bag is looked at in every store that has it, and every level in each store', () => {
  const notices = notificationRows.flatMap(({ states: own }) => own).filter(({ selection }) => selection.includes('notice='))
  const valueAndStore = (selection: string) =>
    `${/notice=([^:&]+)/.exec(selection)?.[1]} ${/store=([^&]+)/.exec(selection)?.[1] ?? 'en-GB'}`
  const opened = states.filter(({ selection }) => selection.includes('notice='))
  expect(opened.map(({ selection }) => valueAndStore(selection)).sort()).toEqual(
    [...new Set(notices.map(({ selection }) => valueAndStore(selection)))].sort(),
  )
  for (const store of ['en-GB', 'en-US'] as const) {
    const levels = opened.filter((state) => state.store === store).map(({ selection }) => /:(\w+)/.exec(selection)?.[1])
    expect(new Set(levels)).toEqual(new Set(['error', 'warn', 'info']))
  }
})

test('each opens the store that it is listed for, once', async () => {
  const server = createTestServer()
  const opened = await Promise.all(states.map(({ selection }, at) => server.sessions.open(selection, `listed-${at}`)))
  expect(opened.map(({ store }) => store)).toEqual(states.map(({ store }) => store))
  expect(new Set(states.map(({ selection, path }) => `${selection} ${path}`)).size).toBe(states.length)
})

test('every run of the tests looks at one state of each row that has one left, in both stores and at both widths', () => {
  const shared = states.filter(({ sharedWidth }) => sharedWidth !== undefined)
  expect(shared.length).toBeGreaterThan(rows.length - 5)
  expect(new Set(shared.map(({ store, sharedWidth }) => `${store} ${sharedWidth}`)).size).toBe(4)
})
