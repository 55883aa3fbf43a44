// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { basketPageCopy } from '#app/messages/basket/basket-page.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { GUEST, readShopper, rememberBasket, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import type { BasketChange } from '../store/basket-change.ts'
import { membershipItem, testBasket } from '../testing/basket-views.ts'
import { answer, holdBasket, standInStore } from '../testing/stand-in-store.ts'
import { useBasket } from './use-basket.client.ts'

const whenKnown = vi.fn<() => void>()
vi.mock('#app/platform/shopper/refresh-shopper.client.ts', () => ({
  refreshShopper: async () => {
    saveShopper({ ...GUEST, basketCount: 0 })
    whenKnown()
  },
}))
vi.mock('../store/basket-store.client.ts', async () => (await import('../testing/stand-in-store.ts')).standInStore)

const copy = basketPageCopy('en-GB')
const inBasket = testBasket({ items: [membershipItem()] })
const [line = expect.fail('A basket of one line has none.')] = inBasket.lines

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'ottilie-session-key=; max-age=0; path=/'
})

/** The hook's values after a change that this basket has answered. */
async function saidOf(before: typeof inBasket, what: 'remove' | 'restore', after: typeof inBasket): Promise<string> {
  holdBasket(before)
  const none: [] = []
  const { result } = renderHook(() => useBasket(before, copy, none))
  act(() => result.current.actions[what](line))
  expect(result.current.announcement).toBe(copy.updating)
  await act(() => answer(after))
  return result.current.announcement
}

test('a successful change is announced', async () => {
  expect(await saidOf(inBasket, 'remove', testBasket())).toBe(formatMessage(copy.removed, { name: line.name }))
  expect(await saidOf(testBasket(), 'restore', inBasket)).toBe(copy.updated)
})

test('a refused change is not announced as done: its notice is', async () => {
  expect(await saidOf(testBasket(), 'restore', testBasket())).toBe('')
  expect(await saidOf(inBasket, 'remove', inBasket)).toBe('')
})

test('a change by another part of the page is announced once it is done, unless that part tells it', async () => {
  const none: [] = []
  const said = async (before: typeof inBasket, change: BasketChange, after: typeof inBasket) => {
    holdBasket(before)
    const { result } = renderHook(() => useBasket(before, copy, none))
    act(() => void standInStore.changeBasket(change))
    expect(result.current.announcement).toBe(copy.updating)
    await act(() => answer(after))
    return result.current.announcement
  }
  const joined = { kind: 'addMembership', membershipId: 'annual' } as const
  expect(await said(testBasket(), joined, inBasket)).toBe(copy.updated)
  const beside = membershipItem({ id: 'line-2' })
  const both = testBasket({ items: [membershipItem(), beside] })
  expect(await said(both, { kind: 'remove', lineId: line.id }, testBasket({ items: [beside] }))).toBe(copy.updated)
  // The heading of the empty basket takes the focus, which reads it out.
  expect(await said(inBasket, { kind: 'remove', lineId: line.id }, testBasket())).toBe('')
  expect(await said(inBasket, { kind: 'remove', lineId: line.id }, inBasket)).toBe('')
  expect(await said(inBasket, { kind: 'applyCode', code: 'GLOW10' }, inBasket)).toBe('')
})

test.each(['with a record', 'without one yet'])('the page’s basket is in the shopper’s record, in a session %s [USER-01]', async (how) => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  if (how === 'with a record') saveShopper(GUEST)
  const none: [] = []
  holdBasket(inBasket)
  renderHook(() => useBasket(inBasket, copy, none))
  await vi.waitFor(() =>
    expect(readShopper()).toMatchObject({ hasMembershipInBag: true, basket: [{ id: line.id, type: 'membership' }], discounts: [] }),
  )
})

test('the basket that a change has brought while the shopper was asked for stays in the record', async () => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  // A change waits for the same answer, and is told of it first.
  whenKnown.mockImplementationOnce(() => rememberBasket(inBasket))
  const none: [] = []
  holdBasket(testBasket())
  renderHook(() => useBasket(testBasket(), copy, none))
  await vi.waitFor(() => expect(whenKnown).toHaveBeenCalled())
  await act(async () => undefined)
  expect(readShopper()).toMatchObject({ hasMembershipInBag: true, basket: [{ id: line.id }] })
})
