// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { enGB } from '#app/messages/en-GB.ts'
import { BagDrawer } from './BagDrawer.client.tsx'

const Nothing = () => null
const { parts, load } = vi.hoisted(() => ({ parts: { addPressed: vi.fn(), bagPress: vi.fn(() => 'the press') }, load: vi.fn() }))
vi.mock('./bag/bag-parts.client.ts', () => ({ loadBagParts: load }))

const loaded = { ...parts, BagNotice: Nothing, BagBody: Nothing, BagFooter: Nothing, BagAnnouncement: Nothing, GlobalNotices: Nothing }
const submit = vi.fn()

/** A press on Add to Bag, as the first-paint script catches it, whose parts do not come. */
async function press(): Promise<void> {
  const form = document.createElement('form')
  form.dataset['addToBag'] = ''
  form.submit = submit
  window.ottilieForms = [form]
  render(<BagDrawer copy={enGB.bag} locale="en-GB" prefix="" autoClose="" />)
  document.querySelector('dialog')?.setAttribute('open', '')
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await act(async () => undefined)
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.spyOn(console, 'warn').mockReturnValue()
  load.mockRejectedValueOnce(new TypeError('no chunk')).mockResolvedValue(loaded)
})

test('without a network a press whose drawer cannot be loaded is kept, said, and carried out once there is one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await press()
  act(() => void dispatchEvent(new Event('offline')))
  expect(screen.getByText(/^You are offline\./)).toBeVisible()
  expect([submit.mock.calls, parts.addPressed.mock.calls]).toEqual([[], []])

  onLine.mockReturnValue(true)
  await act(async () => void dispatchEvent(new Event('online')))
  expect(parts.addPressed).toHaveBeenCalledExactlyOnceWith('the press', expect.any(Function))
  expect(submit).not.toHaveBeenCalled()
  await act(async () => void dispatchEvent(new Event('online')))
  expect(parts.addPressed).toHaveBeenCalledOnce()
})

test('with a network such a press goes the plain way', async () => {
  await press()
  expect(submit).toHaveBeenCalledOnce()
})
