// @vitest-environment jsdom

import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { storedChanges } from './parse-stored-changes.ts'
import { forgetChange, isStored, lastStoredTurn, type StoredChange, storeChange, storedIds } from './stored-changes.ts'

const clock = vi.hoisted(() => ({ now: 0 }))
vi.mock('#app/platform/time/contract-clock.ts', () => ({ contractNow: () => clock.now }))

const HOUR = 3_600_000

const change = (id: string, turn: number): StoredChange => ({
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

test('stored changes are read in the order of their turns', () => {
  for (const turn of [3, 1, 2]) storeChange(change(`change-${turn}`, turn))
  expect(storedIds()).toHaveLength(3)
  expect(storedChanges()).toEqual([change('change-1', 1), change('change-2', 2), change('change-3', 3)])

  forgetChange('change-2')
  expect(isStored('change-2')).toBe(false)
  expect(storedChanges().map(({ id }) => id)).toEqual(['change-1', 'change-3'])
})

test('every kind of change survives storage', () => {
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
  const kinds: StoredChange['change'][] = [
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
  kinds.forEach((kind, turn) => storeChange({ id: `change-${turn}`, turn, change: kind, line, isSent: turn % 2 === 0 }))
  expect(storedChanges().map(({ change: kept, isSent }) => [kept, isSent])).toEqual(kinds.map((kind, turn) => [kind, turn % 2 === 0]))
})

test('another session’s changes are removed; those from before a session belong to the first one', () => {
  storeChange(change('of-one', 1))
  openSession('')
  storeChange(change('of-nobody', 2))
  openSession('two')
  expect(storedChanges().map(({ id }) => id)).toEqual(['of-nobody'])
  openSession('one')
  expect(isStored('of-one')).toBe(false)
})

test('a change that is a day old by the contract’s clock is removed', () => {
  storeChange(change('old', 1))
  clock.now += 23 * HOUR
  expect(storedChanges()).toHaveLength(1)
  clock.now += HOUR
  expect(storedChanges()).toHaveLength(0)
  expect(storedIds()).toHaveLength(0)
})

test('the last turn is the highest of all entries, whatever else is in storage', () => {
  expect(lastStoredTurn()).toBe(0)
  for (const turn of [2, 7, 3]) storeChange(change(`change-${turn}`, turn))
  for (const [at, odd] of ['no JSON', 'null', '7', '{"turn":"9"}', '{"turn":9.5}', '{"turn":1e999}'].entries())
    localStorage.setItem(`basket-change:odd-${at}`, odd)
  expect(lastStoredTurn()).toBe(7)
})

test('at most 50 are stored; the 51st is this page’s alone', () => {
  const kept = Array.from({ length: 51 }, (_, turn) => storeChange(change(`change-${turn}`, turn)))
  expect(kept.filter(Boolean)).toHaveLength(50)
  expect(storeChange({ ...change('change-0', 0), isSent: true })).toBe(true)
})

test('where local storage is forbidden nothing is stored, and nothing breaks', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(storeChange(change('change', 1))).toBe(false)
  expect(storedChanges()).toEqual([])
})

test('a tampered entry is removed, whatever it holds', () => {
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
      expect(storedChanges().filter(({ change: { kind } }) => kind !== 'addProducts')).toEqual([])
      for (const { change: kept } of storedChanges()) expect(kept).toMatchObject({ lines: expect.any(Array) })
    }),
  )
})

describe('reading what another page left', () => {
  const giftInfo = { recipientName: 'Ada', recipientEmail: 'ada@example.com' }
  const kept = {
    id: 'a',
    type: 'product',
    sku: 'S',
    variantId: 'V',
    membershipId: 'M',
    name: 'Balm',
    quantity: 1,
    maxItemQuantity: 0,
    giftInfo,
  }
  const product = { sku: 'S', variantId: 'V', maxItemQuantity: 3 }
  const whole: readonly Readonly<Record<string, unknown>>[] = [
    { kind: 'addProducts', lines: [product, { sku: 'S' }], location: 'Page', locationDetails: '/', source: 'ROW' },
    { kind: 'addMembership', membershipId: '610501', location: 'Page', isExplicit: false },
    { kind: 'addGiftMembership', sku: 'MBR-GIFT-UK', giftInfo },
    { kind: 'setQuantity', lineId: 'a', quantity: 0 },
    { kind: 'remove', lineId: 'a' },
    { kind: 'restore', line: kept },
    { kind: 'applyCode', code: 'x'.repeat(300) },
    { kind: 'removeCode', code: 'GLOW10' },
    { kind: 'setDelivery', method: 'Express' },
  ]
  const optional = ['locationDetails', 'source', 'isExplicit', 'giftInfo']
  const read = (change: unknown, entry: object = {}) => {
    localStorage.setItem('basket-change:left', JSON.stringify({ key: 'one', at: 0, turn: 1, isSent: false, change, ...entry }))
    return storedChanges()
  }

  test.each(whole)('$kind is read as it was written, with or without optional fields', (change) => {
    expect(read(change)).toMatchObject([{ change }])
    const least = Object.fromEntries(Object.entries(change).filter(([name]) => !optional.includes(name)))
    expect(read(least)).toMatchObject([{ change: least }])
  })

  test.each(whole)('$kind is removed when any field has the wrong type', (change) => {
    for (const name of Object.keys(change)) {
      for (const wrong of [-7, 1.5, null, 'x'.repeat(301), [null]])
        expect([name, wrong, read({ ...change, [name]: wrong })]).toEqual([name, wrong, []])
    }
  })

  test('a product, line or gift with one wrong field is refused', () => {
    const add = (lines: unknown) => ({ kind: 'addProducts', lines, location: 'Page' })
    const restore = (change: object) => ({ kind: 'restore', line: { ...kept, ...change } })
    expect(read(add(Array.from({ length: 50 }, () => product)))).toHaveLength(1)
    for (const wrong of [
      add(Array.from({ length: 51 }, () => product)),
      add({ length: 0 }),
      add([product, null]),
      add([product, { ...product, sku: 7 }]),
      add([{ ...product, variantId: 7 }]),
      add([{ ...product, maxItemQuantity: -1 }]),
      { kind: 'addGiftMembership', sku: 'G', giftInfo: { ...giftInfo, recipientName: 7 } },
      { kind: 'addGiftMembership', sku: 'G', giftInfo: { ...giftInfo, recipientEmail: 7 } },
      ...['id', 'type', 'sku', 'variantId', 'membershipId', 'name', 'quantity', 'maxItemQuantity', 'giftInfo'].map((name) =>
        restore({ [name]: -7 }),
      ),
      restore({ giftInfo: undefined }),
    ]) {
      expect([wrong, read(wrong)]).toEqual([wrong, []])
    }
    expect(read(restore({ giftInfo: null }))).toHaveLength(1)
  })

  test('an entry without turn or isSent is removed; one with an unreadable line has no line', () => {
    const change = { kind: 'remove', lineId: 'a' }
    expect([read(change, { turn: '1' }), read(change, { isSent: 'no' }), read(null), read('remove')]).toEqual([[], [], [], []])
    for (const line of [null, 7, 'a', { id: 'a' }]) expect(read(change, { line })).toMatchObject([{ change, line: undefined }])
  })

  test('two hours are within the lifetime at any time of the clock', () => {
    clock.now = 30 * HOUR
    expect(read({ kind: 'remove', lineId: 'a' }, { at: 28 * HOUR })).toHaveLength(1)
  })

  test('other entries in the same storage are not changes', () => {
    localStorage.setItem('theme', 'x')
    expect(storedIds()).toHaveLength(0)
  })

  test('where storage cannot be read, there is nothing', () => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    expect([storedIds(), isStored('a'), storedChanges()]).toEqual([[], false, []])
  })
})
