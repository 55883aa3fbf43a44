// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChangeToSend, SendOutcome } from '../sending/send-change.client.ts'
import type { BasketChange } from './basket-change.ts'
import type { BasketView } from './basket-view.ts'

/** Stands in for the code that talks to the contract: a basket of lines, and what fails next. */
const shop = vi.hoisted(() => ({
  lines: [] as { id: string; name: string; quantity: number; sku?: string }[],
  sent: [] as BasketChange[],
  failing: [] as SendOutcome[],
  /** Each response waits for this. */
  held: undefined as Promise<void> | undefined,
  isUnreachable: false,
}))

const view = () => ({ lines: shop.lines.map((line) => ({ ...line })), update: { at: shop.sent.length } }) as unknown as BasketView

vi.mock('../sending/send-change.client.ts', () => ({
  sendChange: async ({ change }: ChangeToSend): Promise<SendOutcome> => {
    await shop.held
    const failed = shop.failing.shift()
    if (failed) return failed
    shop.sent.push(change)
    if (change.kind === 'setQuantity')
      shop.lines = shop.lines.map((line) => (line.id === change.lineId ? { ...line, quantity: change.quantity } : line))
    if (change.kind === 'remove') shop.lines = shop.lines.filter(({ id }) => id !== change.lineId)
    return { status: 'answered', isUnchanged: false, basket: view() }
  },
  askBasket: async () => {
    if (shop.isUnreachable) throw new Error('unreachable')
    return view()
  },
}))

/** The store of a newly opened page. */
async function openPage(initial = view()) {
  vi.resetModules()
  const store = await import('./basket-store.client.ts')
  const { result, unmount } = renderHook(() => store.useBasketState(initial))
  const lines = () => result.current.basket?.lines.map(({ id, quantity }) => [id, quantity])
  return { ...store, shown: result, lines, close: unmount, calmDown: () => act(() => store.refreshBasket()) }
}

const keptTexts = () => Object.values(localStorage).join()

const set = (lineId: string, quantity: number): BasketChange => ({ kind: 'setQuantity', lineId, quantity })
const failed = (code: 'NETWORK' | 'OFFLINE' | 'NO_RESPONSE' | 'REFUSED', mayRepeat = false): SendOutcome => ({
  status: 'failed',
  code,
  mayRepeat,
})
const addition: BasketChange = { kind: 'addProducts', lines: [{ sku: 'SERUM-02' }], location: 'Page' }

afterEach(() => void vi.useRealTimers())

beforeEach(() => {
  localStorage.clear()
  Object.assign(shop, {
    lines: [
      { id: 'a', name: 'Balm', quantity: 1 },
      { id: 'b', name: 'Serum', quantity: 2 },
    ],
    sent: [],
    failing: [],
    held: undefined,
    isUnreachable: false,
  })
})

test('the response replaces the whole basket [BASKET-23]', async () => {
  const page = await openPage()
  const outcome = await act(() => page.changeBasket(set('a', 3)))
  expect(page.lines()).toEqual([
    ['a', 3],
    ['b', 2],
  ])
  expect(outcome).toEqual({ status: 'answered', basket: page.shown.current.basket, isUnchanged: false })
  // Not merged with the previous state: the response itself.
  expect(page.shown.current.basket?.update).toEqual({ at: 1 })
})

test('an unknown line, or the quantity that a line already has, sends nothing [BASKET-19, BASKET-20]', async () => {
  const page = await openPage()
  const refused = { status: 'failed', code: 'REFUSED' }
  expect(await page.changeBasket(set('unknown', 3))).toEqual(refused)
  expect(await page.changeBasket(set('a', 1))).toEqual(refused)
  expect(await page.changeBasket({ kind: 'remove', lineId: 'unknown' })).toEqual(refused)

  // A pending quantity counts as the line's quantity.
  const first = page.changeBasket(set('a', 2))
  expect(await page.changeBasket(set('a', 2))).toEqual(refused)
  await act(() => first)
  expect(shop.sent).toEqual([set('a', 2)])
  expect(page.shown.current.failure).toBeUndefined()
})

const refuse = () => {
  throw new Error('no')
}

test.each([
  ['answers false', () => false],
  ['answers false in the end', async () => false],
  ['throws', refuse],
  ['throws in the end', async () => refuse()],
])('a before step that %s stops the change, and no after step runs [BASKET-12, BASKET-13]', async (_what, before) => {
  const page = await openPage()
  const after = vi.fn()
  expect(await page.changeBasket(addition, { before, after })).toEqual({ status: 'failed', code: 'STOPPED' })
  await page.calmDown()
  expect([shop.sent, after.mock.calls]).toEqual([[], []])
})

test.each([undefined, true, null, 0, ''])('a before step that returns %j lets the change go on [BASKET-12]', async (answer) => {
  const page = await openPage()
  await act(() => page.changeBasket(addition, { before: () => answer }))
  expect(shop.sent).toEqual([addition])
})

test('nothing is sent until the before step has resolved [BASKET-12]', async () => {
  const page = await openPage()
  const { promise, resolve } = Promise.withResolvers<void>()
  const outcome = page.changeBasket(addition, { before: () => promise })
  await page.calmDown()
  expect([page.readBasketState().pending, shop.sent]).toEqual([[], []])
  resolve()
  expect((await act(() => outcome)).status).toBe('answered')
})

test('the after step runs with the basket once the change has succeeded, and never after a failure [BASKET-13]', async () => {
  const page = await openPage()
  const after = vi.fn()
  shop.failing = [failed('REFUSED')]
  await act(() => page.changeBasket(addition, { after }))
  expect(after).not.toHaveBeenCalled()

  const { promise, resolve } = Promise.withResolvers<void>()
  shop.held = promise
  const outcome = page.changeBasket(addition, { after })
  await vi.waitFor(() => expect(keptTexts()).toContain('"isSent":true'))
  expect(after).not.toHaveBeenCalled()
  resolve()
  expect((await act(() => outcome)).status).toBe('answered')
  expect(after).toHaveBeenCalledExactlyOnceWith(page.shown.current.basket)
})

test('an after step that fails is logged and changes nothing', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = await openPage()
  const outcome = await act(() => page.changeBasket(addition, { after: () => Promise.reject(new Error('no tracking')) }))
  expect(outcome.status).toBe('answered')
  expect(logged).toHaveBeenCalledExactlyOnceWith('Basket: the step after a change failed: no tracking')
})

test('changes are sent one after another; a newer change of a line replaces a waiting one, never one that was sent', async () => {
  const page = await openPage()
  const { promise, resolve } = Promise.withResolvers<void>()
  shop.held = promise
  const first = page.changeBasket(set('a', 2))
  await vi.waitFor(() => expect(keptTexts()).toContain('"isSent":true'))
  const outcomes = [addition, set('a', 3), set('b', 5), set('a', 4)].map((change) => page.changeBasket(change))
  expect(page.readBasketState().pending).toEqual([set('a', 2), addition, set('b', 5), set('a', 4)])
  shop.held = undefined
  resolve()
  const answers = await act(() => Promise.all([first, ...outcomes]))

  expect(shop.sent).toEqual([set('a', 2), addition, set('b', 5), set('a', 4)])
  expect(answers.every(({ status }) => status === 'answered')).toBe(true)
  expect(answers[2]).toEqual(answers[4])
  expect(page.shown.current.pending).toEqual([])
  expect(page.lines()).toEqual([
    ['a', 4],
    ['b', 5],
  ])
})

test('a failed change is reported with the name of its line, the next is sent, and the basket is fetched again', async () => {
  const page = await openPage()
  shop.failing = [failed('NO_RESPONSE')]
  // The server had applied it all the same.
  shop.lines = [{ id: 'a', name: 'Balm', quantity: 7 }]
  const outcome = await act(() => page.changeBasket(set('a', 3)))
  expect(outcome).toEqual({ status: 'failed', code: 'NO_RESPONSE' })
  await page.calmDown()
  expect(page.shown.current.failure).toEqual({ code: 'NO_RESPONSE', change: set('a', 3), name: 'Balm' })
  expect(page.lines()).toEqual([['a', 7]])

  await act(() => page.changeBasket(set('a', 2)))
  expect(page.shown.current.failure).toBeUndefined()
  expect(page.lines()).toEqual([['a', 2]])
})

test('without any response the basket stays as last known, and nothing is pending', async () => {
  const page = await openPage()
  shop.failing = [failed('NETWORK', true)]
  shop.isUnreachable = true
  await act(() => page.changeBasket(set('a', 3)))
  await page.calmDown()
  expect(page.lines()).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  expect(page.shown.current).toMatchObject({ pending: [], isOffline: false, failure: { code: 'NETWORK' } })
})

test('a failed fetch of the basket is retried with growing delays until it succeeds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = await openPage()
  shop.failing = [failed('NO_RESPONSE')]
  shop.isUnreachable = true
  await act(() => page.changeBasket(addition))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  // The server had added it all the same.
  shop.lines = [...shop.lines, { id: 'c', name: 'Cream', quantity: 1 }]
  shop.isUnreachable = false
  await act(() => vi.advanceTimersByTimeAsync(9999))
  expect(page.lines()).toHaveLength(2)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(page.lines()?.at(-1)).toEqual(['c', 1])
  expect(vi.getTimerCount()).toBe(0)
})

test('retries stop after a while, and the next response ends them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = await openPage()
  shop.isUnreachable = true
  await page.calmDown()
  expect(vi.getTimerCount()).toBe(1)
  await act(() => page.changeBasket(set('a', 3)))
  expect(vi.getTimerCount()).toBe(0)

  await page.calmDown()
  await act(() => vi.advanceTimersByTimeAsync(3_600_000))
  expect(vi.getTimerCount()).toBe(0)
  expect(page.lines()?.[0]).toEqual(['a', 3])
})

test('offline is shown at once; changes wait in order and are sent when the network is back', async () => {
  const page = await openPage()
  act(() => void dispatchEvent(new Event('offline')))
  expect(page.shown.current.isOffline).toBe(true)
  const outcomes = [addition, set('a', 3), set('b', 4)].map((change) => page.changeBasket(change))
  await act(async () => undefined)
  expect([shop.sent, page.shown.current.pending]).toEqual([[], [addition, set('a', 3), set('b', 4)]])

  act(() => void dispatchEvent(new Event('online')))
  await act(() => Promise.all(outcomes))
  expect(shop.sent).toEqual([addition, set('a', 3), set('b', 4)])
  expect(page.shown.current).toMatchObject({ pending: [], isOffline: false })
})

test('a network lost before hydration is shown as lost', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = await openPage()
  expect(page.shown.current.isOffline).toBe(true)
  const outcome = page.changeBasket(set('a', 3))
  await act(async () => undefined)
  expect(shop.sent).toEqual([])

  onLine.mockRestore()
  act(() => void dispatchEvent(new Event('online')))
  await act(() => outcome)
  expect([shop.sent, page.shown.current.isOffline]).toEqual([[set('a', 3)], false])
})

test('a change that fails without a network waits and is retried by itself; an addition is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = await openPage()
  shop.failing = [failed('OFFLINE', true)]
  const waiting = page.changeBasket(set('a', 3))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(page.shown.current).toMatchObject({ isOffline: true, pending: [set('a', 3)] })
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(await waiting).toMatchObject({ status: 'answered' })
  expect(shop.sent).toEqual([set('a', 3)])

  shop.failing = [failed('OFFLINE')]
  expect(await act(() => page.changeBasket(addition))).toEqual({ status: 'failed', code: 'OFFLINE' })
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(shop.sent).toEqual([set('a', 3)])
})

test('offline stays shown while the shop is checked; an addition is sent only after a check has succeeded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = await openPage()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  shop.failing = [failed('OFFLINE', true)]
  shop.isUnreachable = true
  const said: boolean[] = []
  const waiting = [set('a', 3), addition].map((change) => page.changeBasket(change))
  await act(() => vi.advanceTimersByTimeAsync(0))
  for (let look = 0; look < 3; look += 1) {
    await act(() => vi.advanceTimersByTimeAsync(4999))
    act(() => vi.advanceTimersByTime(1))
    said.push(page.readBasketState().isOffline)
    await act(() => vi.advanceTimersByTimeAsync(0))
    said.push(page.readBasketState().isOffline)
  }
  expect([said.every(Boolean), shop.sent]).toEqual([true, []])

  shop.isUnreachable = false
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await act(() => Promise.all(waiting))
  expect(shop.sent).toEqual([set('a', 3), addition])
  expect(page.shown.current).toMatchObject({ pending: [], isOffline: false })
})

test('a silent shop is not taken for a lost network while the browser is online', async () => {
  const page = await openPage()
  act(() => void dispatchEvent(new Event('offline')))
  shop.isUnreachable = true
  shop.failing = [failed('NO_RESPONSE')]
  const outcome = page.changeBasket(set('a', 3))
  act(() => void dispatchEvent(new Event('online')))
  expect(await act(() => outcome)).toEqual({ status: 'failed', code: 'NO_RESPONSE' })
  expect(page.shown.current.isOffline).toBe(false)
})

test('what a page could not send is sent by the next page, in order', async () => {
  const first = await openPage()
  act(() => void dispatchEvent(new Event('offline')))
  for (const change of [set('a', 3), addition, set('b', 4)]) void first.changeBasket(change)
  first.close()

  const next = await openPage()
  await next.calmDown()
  expect(shop.sent).toEqual([set('a', 3), addition, set('b', 4)])
  expect(next.lines()).toEqual([
    ['a', 3],
    ['b', 4],
  ])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('basket-change:'))).toEqual([])
})

test('what a page requests while the code that sends is loading is sent by the next page, an addition too', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const path = '../sending/send-change.client.ts'
  const code = await import('../sending/send-change.client.ts')
  vi.doMock(path, () => promise.then(() => code))
  const page = await openPage()
  const outcomes = [set('a', 2), addition, set('a', 3)].map((change) => page.changeBasket(change))
  await act(async () => undefined)
  expect([keptTexts().includes('"isSent":true'), page.readBasketState().pending]).toEqual([false, [addition, set('a', 3)]])
  const left = { ...localStorage }
  page.close()
  resolve()
  await act(() => Promise.all(outcomes))

  Object.assign(shop, { sent: [] })
  for (const [key, value] of Object.entries(left)) localStorage.setItem(key, value)
  const next = await openPage()
  await next.calmDown()
  expect(shop.sent).toEqual([addition, set('a', 3)])
})

/** A page that is left while a change is pending. */
async function leaveDuring(change: BasketChange): Promise<void> {
  shop.held = new Promise(() => undefined)
  const page = await openPage()
  void page.changeBasket(change)
  await vi.waitFor(() => expect(keptTexts()).toContain('"isSent":true'))
  page.close()
  shop.held = undefined
}

test('what an earlier page sent is awaited before anything newer is sent, and never sent twice', async () => {
  await leaveDuring(set('a', 3))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = await openPage()
  const newer = page.changeBasket(set('a', 4))
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(shop.sent).toEqual([])
  shop.lines = [{ id: 'a', name: 'Balm', quantity: 3 }]
  await act(() => vi.advanceTimersByTimeAsync(500))
  await act(() => newer)
  expect(shop.sent).toEqual([set('a', 4)])
  expect(page.lines()).toEqual([['a', 4]])
})

test('what an earlier page sent and never arrived is sent again, except for an addition', async () => {
  await leaveDuring(set('a', 3))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const second = await openPage()
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  expect(shop.sent).toEqual([set('a', 3)])
  expect(second.shown.current.pending).toEqual([])
  second.close()
  vi.useRealTimers()

  await leaveDuring(addition)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const third = await openPage()
  shop.lines = [...shop.lines, { id: 'c', name: 'Cream', quantity: 1, sku: 'SERUM-02' }]
  await act(() => vi.advanceTimersByTimeAsync(11_000))
  expect(shop.sent).toEqual([set('a', 3)])
  expect(third.shown.current.pending).toEqual([])
  expect(third.lines()?.at(-1)).toEqual(['c', 1])
  expect(third.shown.current.failure).toBeUndefined()
  expect(keptTexts()).not.toContain('isSent')
})

test('an addition lost with its page is reported, and not sent again', async () => {
  await leaveDuring(addition)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = await openPage()
  await act(() => vi.advanceTimersByTimeAsync(10_400))
  // It may still arrive.
  expect(page.shown.current).toMatchObject({ failure: undefined, pending: [addition] })
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(page.shown.current).toMatchObject({ failure: { code: 'NO_RESPONSE', change: addition }, pending: [] })
  expect([shop.sent, keptTexts().includes('isSent')]).toEqual([[], false])
})

test('what another tab has sent is not sent twice: the basket shows its outcome', async () => {
  const page = await openPage()
  act(() => void dispatchEvent(new Event('offline')))
  const waiting = page.changeBasket(addition)
  for (const key of Object.keys(localStorage)) if (key.startsWith('basket-change:')) localStorage.removeItem(key)
  shop.lines = [{ id: 'c', name: 'Cream', quantity: 1 }]
  act(() => void dispatchEvent(new Event('online')))

  expect(await act(() => waiting)).toMatchObject({ status: 'answered' })
  expect([shop.sent, page.lines()]).toEqual([[], [['c', 1]]])
})

test('a tab fetches the basket when another has changed it', async () => {
  const page = await openPage()
  shop.lines = [{ id: 'a', name: 'Balm', quantity: 9 }]
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'something-else' })))
  await act(async () => undefined)
  expect(page.lines()).toHaveLength(2)

  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'basket-changed' })))
  await vi.waitFor(() => expect(page.lines()).toEqual([['a', 9]]))
})

test('a page requested before the last change fetches the basket; one requested later does not', async () => {
  const before = await openPage()
  const made = view()
  await act(() => before.changeBasket(set('a', 3)))
  before.close()
  // All pages of this test were requested when the run began, before the response.
  const overtaken = await openPage(made)
  await vi.waitFor(() => expect(overtaken.lines()?.[0]).toEqual(['a', 3]))
  overtaken.close()

  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + 1000)
  const later = await openPage(made)
  await act(async () => undefined)
  expect(later.lines()?.[0]).toEqual(['a', 1])
})

test('other tabs fetch the basket after a failed change too: the server may have carried it out', async () => {
  const page = await openPage()
  const told = () => localStorage.getItem('basket-changed')
  shop.failing = [failed('NO_RESPONSE')]
  await act(() => page.changeBasket(set('a', 3)))
  const afterFailure = told()
  expect(afterFailure).not.toBeNull()
  await act(() => page.changeBasket(set('a', 2)))
  expect(told()).not.toBe(afterFailure)
})

test('changes work where local storage is forbidden', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  const page = await openPage()
  await act(() => page.changeBasket(set('a', 3)))
  expect(page.lines()?.[0]).toEqual(['a', 3])
})
