// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countProducts } from './count-products.client.ts'
import { FILTER_SHEET } from './filter-sheet-id.ts'
import { ListingFilters } from './ListingFilters.client.tsx'
import { COUNT_AFTER_MS } from './use-product-count.client.ts'

vi.mock('./count-products.client.ts')

// jsdom has the dialog element but not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

const item = (slug: string) => ({ slug, label: slug, count: 3, subItems: [] })
const filters = (
  <ListingFilters
    groups={[{ slug: 'finish', label: 'Finish', items: [item('satin'), item('matte'), item('dewy')] }]}
    chosen={['finish.satin']}
    term={undefined}
    sort="NEWEST"
    action="/us/shop/makeup"
    category="makeup"
    resetHref="/us/shop/makeup"
    total={18}
    locale="en-US"
  />
)

const sent = vi.fn()

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(sent)
})
afterEach(() => {
  vi.useRealTimers()
  vi.resetAllMocks()
  document.body.replaceChildren()
})

/** The open sheet. */
async function openSheet() {
  render(filters)
  const dialog = document.getElementById(FILTER_SHEET)
  if (!(dialog instanceof HTMLDialogElement)) throw new Error('no sheet')
  dialog.showModal()
  const sheet = within(dialog)
  await sheet.findByRole('group', { name: 'Finish' })
  return { dialog, sheet, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(COUNT_AFTER_MS))

test('the sheet starts with the active filters and their count, and sends the form that the page sends', async () => {
  const { dialog, sheet } = await openSheet()

  expect(dialog).toHaveAccessibleName('Filter (1)')
  expect(sheet.getByRole('checkbox', { name: /satin/ })).toBeChecked()
  const form = sheet.getByRole('button', { name: 'Show 18 products' }).closest('button')?.form
  expect(form).toHaveAttribute('action', '/us/shop/makeup')
  expect(form && [...new FormData(form)]).toEqual([
    ['sort', 'NEWEST'],
    ['filter', 'finish.satin'],
  ])
  expect(countProducts).not.toHaveBeenCalled()
})

test('counts once choosing pauses, announces it, and never shows an older count after a newer one', async () => {
  const { sheet, user } = await openSheet()
  const answers: ((total: number) => void)[] = []
  vi.mocked(countProducts).mockImplementation(() => new Promise((answer) => answers.push(answer)))

  await user.click(sheet.getByRole('checkbox', { name: /matte/ }))
  await user.click(sheet.getByRole('checkbox', { name: /dewy/ }))
  await pause()
  expect(countProducts).toHaveBeenCalledExactlyOnceWith({
    category: 'makeup',
    term: undefined,
    chosen: ['finish.satin', 'finish.matte', 'finish.dewy'],
  })
  expect(sheet.getByRole('button', { name: 'Show 18 products' }), 'the last count stands').toHaveAttribute('aria-busy', 'true')

  await user.click(sheet.getByRole('button', { name: 'Clear all' }))
  await pause()
  expect(vi.mocked(countProducts).mock.lastCall?.[0].chosen).toEqual([])
  await act(async () => answers[1]?.(108))
  await act(async () => answers[0]?.(1))
  expect(sheet.getByRole('button', { name: 'Show 108 products' })).not.toHaveAttribute('aria-busy')
  expect(sheet.getByRole('status')).toHaveTextContent('108 products')
})

test('while the products cannot be counted the button says no number', async () => {
  vi.mocked(countProducts).mockRejectedValue(new Error('offline'))
  const { sheet, user } = await openSheet()
  await user.click(sheet.getByRole('checkbox', { name: /matte/ }))
  await pause()

  expect(await sheet.findByRole('button', { name: 'Show results' })).toBeEnabled()
  expect(sheet.getByRole('status')).toBeEmptyDOMElement()
})

test('closing drops what was not applied', async () => {
  const { dialog, sheet, user } = await openSheet()
  await user.click(sheet.getByRole('checkbox', { name: /matte/ }))
  dialog.close()
  await act(() => vi.advanceTimersByTimeAsync(0))
  dialog.showModal()
  await act(() => vi.advanceTimersByTimeAsync(0))

  expect(dialog).toHaveAccessibleName('Filter (1)')
  expect(sheet.getByRole('checkbox', { name: /matte/ })).not.toBeChecked()
})

test('in the page a choice applies at once, one made before the scripts ran too', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(filters)
  const choice = () => within(place).getByRole<HTMLInputElement>('checkbox', { name: /dewy/ })
  choice().checked = true

  const root = await act(() => hydrateRoot(place, filters))
  expect(sent).toHaveBeenCalledOnce()
  expect(choice()).toBeChecked()

  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(choice())
  expect(sent).toHaveBeenCalledTimes(2)

  // Back from another page, the browser shows this one as it was left.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(within(place).getByRole('checkbox', { name: /satin/ })).toBeChecked()
  expect(choice()).not.toBeChecked()
  act(() => root.unmount())
})
