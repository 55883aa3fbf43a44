// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { addDrawerFrameCopy } from '#app/messages/basket/add-drawer.ts'
import { goTo } from '#app/platform/window/go-to.ts'
import type { sendChange as SendChange, SendOutcome } from '../sending/send-change.client.ts'
import { testBasket } from '../testing/basket-views.ts'
import { addProducts as addForReal } from './adding/add-products.client.ts'
import { BasketDrawer } from './BasketDrawer.client.tsx'

const Nothing = () => null
const { load, sendChange, code } = vi.hoisted(() => ({ load: vi.fn(), sendChange: vi.fn<typeof SendChange>(), code: { isMissing: false } }))
vi.mock('./drawer-modules.client.ts', () => ({ loadDrawerModules: load }))
vi.mock('../sending/send-change.client.ts', () => ({
  get sendChange() {
    if (code.isMissing) throw new TypeError('no chunk')
    return sendChange
  },
  askBasket: async () => testBasket(),
}))
vi.mock('#app/platform/window/go-to.ts')

const addProducts = vi.fn(addForReal)
const loaded = {
  addProducts,
  DrawerNotice: Nothing,
  DrawerBody: Nothing,
  DrawerFooter: Nothing,
  DrawerAnnouncement: Nothing,
  GlobalNotices: Nothing,
}
const submit = vi.fn()
const press = { lines: [{ sku: 'SERUM-02' }], location: 'Page', locationDetails: location.pathname }

/** A press on Add to Bag as caught by the first-paint script, where the drawer's content never loads. */
async function pressAdd(): Promise<void> {
  const form = document.createElement('form')
  form.dataset['addToBasket'] = ''
  form.innerHTML = '<input name="sku" value="SERUM-02">'
  form.submit = submit
  window.ottilieForms = [form]
  render(<BasketDrawer copy={addDrawerFrameCopy} locale="en-GB" prefix="/us" autoClose="" />)
  document.querySelector('dialog')?.setAttribute('open', '')
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await act(async () => undefined)
}

/** The same without a network until it is back. */
async function pressOffline() {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await pressAdd()
  return async () => {
    onLine.mockReturnValue(true)
    await act(async () => void dispatchEvent(new Event('online')))
  }
}

const kept = () => Object.values(localStorage).filter((text) => text.includes('SERUM-02'))
const sent = () => sendChange.mock.calls.map(([{ change }]) => change)

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  code.isMissing = false
  vi.spyOn(console, 'warn').mockReturnValue()
  load.mockReset().mockRejectedValueOnce(new TypeError('no chunk')).mockResolvedValue(loaded)
  sendChange.mockResolvedValue({ status: 'answered', basket: testBasket(), isUnchanged: false })
})

test('offline, an addition whose drawer cannot be loaded is queued and shown, and sent once there is a network', async () => {
  const comeBack = await pressOffline()
  expect(screen.getByText(/^You're offline\./)).toBeVisible()
  // If the page is left now, the next page sends the change.
  expect(kept()).toHaveLength(1)
  expect([submit.mock.calls, sent()]).toEqual([[], []])

  await comeBack()
  await vi.waitFor(() => expect(addProducts).toHaveBeenCalledExactlyOnceWith(press, expect.any(Function), expect.any(Promise)))
  expect(await addProducts.mock.calls[0]?.[2]).toMatchObject({ status: 'answered' })
  expect(sent()).toEqual([{ kind: 'addProducts', ...press }])
  expect([submit.mock.calls, kept()]).toEqual([[], []])

  await act(async () => void dispatchEvent(new Event('online')))
  expect([addProducts.mock.calls.length, sent().length]).toEqual([1, 1])
})

test('if the drawer still cannot be loaded, the basket page opens once the item is in, and nothing is added twice', async () => {
  const comeBack = await pressOffline()
  load.mockReset().mockRejectedValue(new TypeError('no chunk'))
  await comeBack()
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/us/basket'))
  expect([submit.mock.calls, sent().length]).toEqual([[], 1])
})

test('online, the basket page opens once the item is in; the form is posted if the code that sends is missing too', async () => {
  await pressAdd()
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/us/basket'))
  expect([submit.mock.calls, sent().length]).toEqual([[], 1])
  cleanup()

  code.isMissing = true
  load.mockReset().mockRejectedValue(new TypeError('no chunk'))
  await pressAdd()
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce())
  expect([vi.mocked(goTo).mock.calls.length, kept(), sent().length]).toEqual([1, [], 1])
})

test('the addition is queued while the drawer is loading: if the page is left meanwhile, the next page sends it', async () => {
  const { promise, resolve } = Promise.withResolvers<SendOutcome>()
  sendChange.mockReturnValue(promise)
  load.mockReset().mockReturnValue(new Promise(() => undefined))
  await pressAdd()
  expect(kept()).toHaveLength(1)
  await act(async () => resolve({ status: 'answered', basket: testBasket(), isUnchanged: false }))
  expect(kept()).toEqual([])
})
