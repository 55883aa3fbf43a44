import { expect, test } from 'vitest'
import type { StateRow } from '#fixtures/scenarios/states/record.ts'
import { createTestServer } from '#mock-server/test.ts'
import { screenStates } from './screen-states.ts'

const row = (states: StateRow['states'], key = 'row'): StateRow => ({ key, covers: ['BASKET-01'], states })

test('a state is visited in both stores, each by a selection of its own', () => {
  const visits = screenStates({ any: [row([{ state: 'a lipstick', selection: 'basket=one-item', screen: { path: '/' } }])] })
  expect(visits.map(({ selection, path, store }) => [selection, path, store])).toEqual([
    ['basket=one-item', '/', 'en-GB'],
    ['basket=one-item&store=en-US', '/us', 'en-US'],
  ])
})

test('a state without a screen is not visited', () => {
  expect(screenStates({ any: [row([{ state: 'a lipstick', selection: 'basket=one-item' }])] })).toEqual([])
})

test('states that are opened alike are one visit that names each', () => {
  const screen = { path: '/basket', stores: ['en-GB'] } as const
  const one = { state: 'one', selection: 'basket=one-item', screen }
  const other = { state: 'another', selection: 'store=en-GB&basket=one-item', screen }
  const pressed = { ...one, state: 'pressed', screen: { ...screen, steps: [{ key: 'Enter' }] } }
  const visits = screenStates({ any: [row([one]), row([other, pressed], 'second')] })
  expect(visits.map(({ words }) => words)).toEqual([['row: one', 'second: another'], ['second: pressed']])
})

test('what only a request brings about is told as what comes before it', () => {
  const asks = [{ operation: 'editBasketItem' }]
  const [visit] = screenStates({ any: [row([{ state: 'raised', selection: 'basket=one-item', asks, screen: {} }])] })
  expect(visit?.words).toEqual(['row: before “raised”'])
})

test('each visit opens the store that it is listed for', async () => {
  const server = createTestServer()
  const visits = screenStates()
  const opened = await Promise.all(visits.map(({ selection }, at) => server.sessions.open(selection, `visit-${at}`)))
  expect(opened.map(({ store }) => store)).toEqual(visits.map(({ store }) => store))
})
