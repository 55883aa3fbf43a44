import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BasketChange } from './basket-change.ts'
import type { BasketLineView, BasketView } from './basket-view.ts'
import { hasArrived, optimisticLines, supersedes } from './optimistic-lines.ts'

/** Only the fields that the rules read. */
const line = (id: string, quantity: number) => ({ id, quantity, price: { charged: { formatted: `£${quantity}.00` } } }) as BasketLineView

const anyId = fc.constantFrom('a', 'b', 'c', 'gone')
const anyChange: fc.Arbitrary<BasketChange> = fc.oneof(
  fc.record({ kind: fc.constant('setQuantity' as const), lineId: anyId, quantity: fc.nat(9) }),
  fc.record({ kind: fc.constant('remove' as const), lineId: anyId }),
  fc.record({ kind: fc.constantFrom('applyCode' as const, 'removeCode' as const), code: fc.constantFrom('GLOW10', 'FIVER') }),
  fc.record({ kind: fc.constant('setDelivery' as const), method: fc.constantFrom('Standard', 'Express') }),
  fc.constant<BasketChange>({ kind: 'addProducts', lines: [{ sku: 'S' }], location: 'Page' }),
)
const numRuns = Number(process.env['GENERATED_BASKETS'] ?? 10_000)

test('a pending quantity is shown, and the price stays the server’s', () => {
  const [shown] = optimisticLines([line('a', 1)], [{ kind: 'setQuantity', lineId: 'a', quantity: 3 }])
  expect(shown).toMatchObject({ quantity: 3, isUpdating: true, price: { charged: { formatted: '£1.00' } } })
})

test('a line being removed is hidden, and nothing else changes', () => {
  const lines = [line('a', 1), line('b', 2), line('c', 3)]
  const pending: BasketChange[] = [
    { kind: 'remove', lineId: 'a' },
    { kind: 'setQuantity', lineId: 'b', quantity: 0 },
    { kind: 'remove', lineId: 'unknown' },
  ]
  expect(optimisticLines(lines, pending)).toEqual([{ ...line('c', 3), isUpdating: false }])
})

test('whatever is pending: a line’s newest change counts, and no line, price or order is made up', () => {
  const lines = [line('a', 1), line('b', 2), line('c', 3)]
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 12 }), (pending) => {
      const shown = optimisticLines(lines, pending)
      expect(shown.map(({ id }) => id)).toEqual(lines.map(({ id }) => id).filter((id) => shown.some((one) => one.id === id)))
      for (const { id, quantity } of lines) {
        const own = pending.filter((change) => (change.kind === 'setQuantity' || change.kind === 'remove') && change.lineId === id)
        const isGone = own.some((change) => change.kind === 'remove' || (change.kind === 'setQuantity' && change.quantity === 0))
        const newest = own.at(-1)
        const expected = { quantity: newest?.kind === 'setQuantity' ? newest.quantity : quantity, isUpdating: own.length > 0 }
        const found = shown.filter((one) => one.id === id).map(({ quantity: asked, isUpdating }) => ({ quantity: asked, isUpdating }))
        expect(found).toEqual(isGone ? [] : [expected])
      }
    }),
    { numRuns },
  )
})

test('a waiting change is superseded only by a newer one about the same thing', () => {
  const set = (lineId: string, quantity: number): BasketChange => ({ kind: 'setQuantity', lineId, quantity })
  const remove = (lineId: string): BasketChange => ({ kind: 'remove', lineId })
  expect(supersedes(set('a', 3), set('a', 2))).toBe(true)
  expect(supersedes(remove('a'), set('a', 2))).toBe(true)
  expect(supersedes({ kind: 'setDelivery', method: 'Express' }, { kind: 'setDelivery', method: 'Standard' })).toBe(true)

  expect(supersedes(set('a', 3), set('b', 2))).toBe(false)
  expect(supersedes({ kind: 'restore', line: line('a', 1) }, set('a', 2))).toBe(false)
  expect(supersedes(set('a', 3), remove('a'))).toBe(false)
  expect(supersedes(remove('a'), remove('b'))).toBe(false)
  expect(supersedes({ kind: 'applyCode', code: 'B' }, { kind: 'applyCode', code: 'A' })).toBe(false)
  expect(supersedes(set('a', 3), { kind: 'addProducts', lines: [], location: 'Page' })).toBe(false)
})

test('dropping superseded changes shows the same lines', () => {
  const lines = [line('a', 1), line('b', 2), line('c', 3)]
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 12 }), (asked) => {
      const kept = asked.reduce<BasketChange[]>((queue, change) => {
        const isThere = optimisticLines(lines, queue).some(({ id }) => 'lineId' in change && id === change.lineId)
        if ('lineId' in change && !isThere) return queue
        return [...queue.filter((waiting) => !supersedes(change, waiting)), change]
      }, [])
      const quantities = (pending: BasketChange[]) => optimisticLines(lines, pending).map(({ id, quantity }) => [id, quantity])
      expect(quantities(kept)).toEqual(quantities(asked))
    }),
    { numRuns },
  )
})

test('a basket shows whether a change has arrived, except for an addition', () => {
  const basket = (codes: { included?: string; rejected?: string } = {}) =>
    ({
      lines: [line('a', 3)],
      update: {
        includedDiscounts: [{ code: null }, ...(codes.included ? [{ code: codes.included }] : [])],
        rejectedDiscounts: codes.rejected ? [{ code: codes.rejected }] : [],
        deliveryMethod: 'Express',
      },
    }) as unknown as BasketView

  expect(hasArrived({ kind: 'setQuantity', lineId: 'a', quantity: 3 }, basket())).toBe(true)
  expect(hasArrived({ kind: 'setQuantity', lineId: 'a', quantity: 2 }, basket())).toBe(false)
  expect(hasArrived({ kind: 'setQuantity', lineId: 'b', quantity: 0 }, basket())).toBe(true)
  expect(hasArrived({ kind: 'remove', lineId: 'a' }, basket())).toBe(false)
  expect(hasArrived({ kind: 'remove', lineId: 'b' }, basket())).toBe(true)
  expect(hasArrived({ kind: 'applyCode', code: ' glow10 ' }, basket({ included: 'GLOW10' }))).toBe(true)
  expect(hasArrived({ kind: 'applyCode', code: 'GLOW10' }, basket({ rejected: 'GLOW10' }))).toBe(true)
  expect(hasArrived({ kind: 'applyCode', code: 'GLOW10' }, basket())).toBe(false)
  expect(hasArrived({ kind: 'applyCode', code: 'GLOW10' }, basket({ included: 'FIVER' }))).toBe(false)
  expect(hasArrived({ kind: 'removeCode', code: 'GLOW10' }, basket({ included: 'GLOW10' }))).toBe(false)
  expect(hasArrived({ kind: 'removeCode', code: 'GLOW10' }, basket())).toBe(true)
  expect(hasArrived({ kind: 'setDelivery', method: 'Express' }, basket())).toBe(true)
  expect(hasArrived({ kind: 'setDelivery', method: 'Standard' }, basket())).toBe(false)
})

test('for an addition, a basket shows whether it has the items', () => {
  const held = (...lines: Partial<BasketLineView>[]) => ({ lines, update: {} }) as unknown as BasketView
  const product = { type: 'product', sku: 'a', membershipId: undefined } as const
  const membership = { type: 'membership', sku: undefined, membershipId: '610501' } as const
  const gift = { type: 'giftMembership', sku: undefined, membershipId: '610301' } as const
  const additions: readonly [BasketChange, ...BasketView[]][] = [
    [
      { kind: 'addProducts', lines: [{ sku: 'a' }], location: 'Page' },
      held(product),
      held(),
      held({ ...product, sku: 'b' }),
      held(membership),
    ],
    [{ kind: 'addProducts', lines: [{ sku: 'MBR-GIFT-UK' }], location: 'Page' }, held(gift), held(membership)],
    [{ kind: 'addMembership', membershipId: '610501' }, held(product, membership), held(gift, product)],
    [{ kind: 'addGiftMembership', sku: 'MBR-GIFT-UK' }, held(product, gift), held(membership, product)],
    [
      { kind: 'restore', line: { ...line('x', 1), ...product } },
      held(membership, product),
      held(membership),
      held({ ...product, sku: 'b' }),
      held({ ...product, type: 'giftMembership' }),
    ],
    [
      { kind: 'restore', line: { ...line('x', 1), ...membership } },
      held(membership),
      held({ ...membership, membershipId: '610101' }, product),
    ],
  ]
  for (const [change, arrived, ...others] of additions) {
    expect([arrived, ...others].map((basket) => basket && hasArrived(change, basket))).toEqual([true, ...others.map(() => false)])
  }
  const both: BasketChange = { kind: 'addProducts', lines: [{ sku: 'a' }, { sku: 'b' }], location: 'Page' }
  expect(hasArrived(both, held(product))).toBe(false)
})
