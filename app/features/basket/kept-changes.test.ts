// @vitest-environment jsdom

import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetChange, hasKeptChanges, isKept, type KeptChange, keepChange, keptChanges } from './kept-changes.ts'

const clock = vi.hoisted(() => ({ now: 0 }))
vi.mock('#app/platform/time/contract-clock.ts', () => ({ contractNow: () => clock.now }))

const HOUR = 3_600_000

const change = (id: string, turn: number): KeptChange => ({
  id,
  turn,
  change: { kind: 'applyCode', code: 'GLOW10' },
  line: undefined,
  isSent: false,
})

function openSession(key: string): void {
  document.documentElement.dataset['session'] = key
}

beforeEach(() => {
  localStorage.clear()
  openSession('one')
  clock.now = 1_000_000
})

test('what waits is found again in the order in which it was asked for', () => {
  for (const turn of [3, 1, 2]) keepChange(change(`change-${turn}`, turn))
  expect(hasKeptChanges()).toBe(true)
  expect(keptChanges()).toEqual([change('change-1', 1), change('change-2', 2), change('change-3', 3)])

  forgetChange('change-2')
  expect(isKept('change-2')).toBe(false)
  expect(keptChanges().map(({ id }) => id)).toEqual(['change-1', 'change-3'])
})

test('every kind of change survives being kept', () => {
  const line = {
    id: 'line',
    type: 'product',
    sku: 'BALM-01',
    variantId: undefined,
    membershipId: undefined,
    name: 'Balm',
    quantity: 2,
    maxItemQuantity: undefined,
    giftInfo: null,
  } as const
  const kinds: KeptChange['change'][] = [
    { kind: 'addProducts', lines: [{ sku: 'BALM-01' }], location: 'Page', source: 'Page_CROSSSELL_CAROUSEL' },
    { kind: 'addMembership', membershipId: '610501', location: 'MEMBERSHIP_TOGGLE_CARD', isExplicit: false },
    { kind: 'addGiftMembership', sku: 'MBR-GIFT-UK', giftInfo: { recipientName: 'Ada', recipientEmail: 'ada@example.com' } },
    { kind: 'setQuantity', lineId: 'line', quantity: 3 },
    { kind: 'remove', lineId: 'line' },
    { kind: 'restore', line },
    { kind: 'applyCode', code: 'GLOW10' },
    { kind: 'removeCode', code: 'GLOW10' },
    { kind: 'setDelivery', method: 'Express' },
  ]
  kinds.forEach((kind, turn) => keepChange({ id: `change-${turn}`, turn, change: kind, line, isSent: turn % 2 === 0 }))
  expect(keptChanges().map(({ change: kept, isSent }) => [kept, isSent])).toEqual(kinds.map((kind, turn) => [kind, turn % 2 === 0]))
})

test('what another session asked for is forgotten; what came before there was one belongs to the first', () => {
  keepChange(change('of-one', 1))
  openSession('')
  keepChange(change('of-nobody', 2))
  openSession('two')
  expect(keptChanges().map(({ id }) => id)).toEqual(['of-nobody'])
  openSession('one')
  expect(isKept('of-one')).toBe(false)
})

test('what has waited for a day by the contract’s clock is forgotten', () => {
  keepChange(change('old', 1))
  clock.now += 23 * HOUR
  expect(keptChanges()).toHaveLength(1)
  clock.now += HOUR
  expect(keptChanges()).toHaveLength(0)
  expect(hasKeptChanges()).toBe(false)
})

test('no more than 50 wait; the 51st is this page’s alone', () => {
  const kept = Array.from({ length: 51 }, (_, turn) => keepChange(change(`change-${turn}`, turn)))
  expect(kept.filter(Boolean)).toHaveLength(50)
  expect(keepChange({ ...change('change-0', 0), isSent: true })).toBe(true)
})

test('where local storage is forbidden nothing is kept, and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(keepChange(change('change', 1))).toBe(false)
  expect(keptChanges()).toEqual([])
})

test('what somebody has tampered with is forgotten, whatever it is', () => {
  const odd = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record({ key: fc.constant('one'), at: fc.constant(0), turn: fc.constant(1), isSent: fc.constant(false), change: fc.jsonValue() })
      .map((value) => JSON.stringify(value)),
    fc
      .record({
        key: fc.constant('one'),
        at: fc.constant(0),
        turn: fc.constant(1),
        isSent: fc.constant(false),
        change: fc.record({
          kind: fc.constantFrom('addProducts', 'setQuantity', 'restore', 'remove', 'applyCode'),
          lines: fc.jsonValue(),
          lineId: fc.constant(7),
          line: fc.jsonValue(),
          code: fc.constant(null),
          location: fc.constant('Page'),
        }),
      })
      .map((value) => JSON.stringify(value)),
  )
  fc.assert(
    fc.property(odd, (text) => {
      localStorage.setItem('basket-change:odd', text)
      expect(keptChanges().filter(({ change: { kind } }) => kind !== 'addProducts')).toEqual([])
      for (const { change: kept } of keptChanges()) expect(kept).toMatchObject({ lines: expect.any(Array) })
    }),
  )
})
