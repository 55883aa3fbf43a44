// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchPanelCopy } from '#app/messages/products/search.ts'
import { stores } from '#app/platform/store/stores.ts'
import { SearchPanel } from './SearchPanel.client.tsx'
import { SearchToggle } from './SearchToggle.tsx'

// jsdom has the dialog element but not its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

const pageRequest = vi.fn()
const Content = ({ text }: { text: string }) => (
  <div>
    <p>Suggestions for: {text}</p>
    <form data-add-to-basket="">
      <button type="submit">Add to Bag</button>
    </form>
    <form data-shades="OT-RSL-07">
      <button type="submit">Choose shade</button>
    </form>
  </div>
)

beforeEach(() => vi.stubGlobal('location', { assign: pageRequest }))
afterEach(() => {
  vi.unstubAllGlobals()
  pageRequest.mockReset()
})

/** The open panel. */
async function open() {
  render(
    <>
      <SearchToggle store={stores.us} />
      <SearchPanel copy={searchPanelCopy} store={stores.us} Content={Content} />
    </>,
  )
  const dialog = document.querySelector('dialog')
  if (!dialog) throw new Error('no dialog')
  dialog.showModal()
  await screen.findByText(/^Suggestions for:/)
  return { dialog, input: within(dialog).getByRole('textbox'), user: userEvent.setup() }
}

const button = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name })
const error = () => screen.getByRole('alert')

test('the header has a Search button that opens the panel, and a link without scripts [SEARCH-01]', async () => {
  const { dialog } = await open()

  const toggle = screen.getAllByRole('button', { name: 'Search' })[0]
  expect(toggle).toHaveAttribute('commandfor', dialog.id)
  expect(toggle).toHaveAttribute('command', 'show-modal')
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/us/shop/search')
})

test('the panel has an input and buttons to go back, search, clear and close [SEARCH-02, SEARCH-03, SEARCH-05, SEARCH-06]', async () => {
  const { input, dialog } = await open()

  expect(input).toHaveAttribute('placeholder', 'By: name, ingredient, usage...')
  expect(input).toHaveAttribute('type', 'text')
  expect(button('Search')).toHaveAttribute('type', 'submit')
  expect(button('Clear the search')).toBeVisible()
  for (const way of ['Back', 'Close the search']) {
    expect(button(way).closest('form')).toHaveAttribute('method', 'dialog')
    expect(button(way)).toHaveAttribute('type', 'submit')
  }
  expect(dialog).toHaveAttribute('aria-label', 'Search')
})

test.each([
  ['Enter', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Enter}')],
  ['the Search button', (user: ReturnType<typeof userEvent.setup>) => user.click(button('Search'))],
])(
  'less than two characters are not sent by %s: the input says why, until something is typed [SEARCH-28, SEARCH-29, SEARCH-30, SEARCH-31]',
  async (_, send) => {
    const { input, user, dialog } = await open()
    await user.type(input, ' s ')
    await send(user)

    expect(error()).toHaveTextContent('Please search using at least 2 characters.')
    expect(input).toHaveAccessibleDescription('Please search using at least 2 characters.')
    expect(input).toBeInvalid()
    expect(pageRequest).not.toHaveBeenCalled()
    expect(dialog.open).toBe(true)

    await user.type(input, 'a')
    expect(error()).toBeEmptyDOMElement()
    expect(input).toBeValid()
    await send(user)
    expect(pageRequest).toHaveBeenCalledExactlyOnceWith('/us/shop/search?term=s%20a')
    expect(dialog.open).toBe(false)
  },
)

test('a slash counts as a character, and is left out of the address [SEARCH-28, SEARCH-29, ROUTE-13]', async () => {
  const { input, user } = await open()
  await user.type(input, ' /s {Enter}')

  expect(pageRequest).toHaveBeenCalledExactlyOnceWith('/us/shop/search?term=s')
})

test('passes on typed text, and clearing keeps the focus in the input', async () => {
  const { input, user } = await open()
  await user.type(input, 'satin')
  expect(screen.getByText('Suggestions for: satin')).toBeVisible()

  await user.click(button('Clear the search'))
  expect(screen.getByText('Suggestions for:')).toBeVisible()
  expect(input).toHaveValue('')
  expect(input).toHaveFocus()
})

test('closing resets the term, the results and the error [SEARCH-27]', async () => {
  const { input, user, dialog } = await open()
  await user.type(input, 's{Enter}')
  dialog.close()

  await waitFor(() => expect(screen.queryByText(/^Suggestions/)).toBeNull())
  expect(input).toHaveValue('')

  dialog.showModal()
  await screen.findByText('Suggestions for:')
  expect(error()).toBeEmptyDOMElement()
})

test('marks the page while the panel is open [SEARCH-16]', async () => {
  const { dialog } = await open()
  expect(document.documentElement).toHaveAttribute('data-search-open')

  dialog.close()
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-search-open'))
})

test('adding to the bag closes the panel before the document handles the press', async () => {
  const { dialog, user } = await open()
  let wasOpen: boolean | undefined
  const answer = (event: Event) => {
    event.preventDefault()
    wasOpen = dialog.open
  }
  document.addEventListener('submit', answer, { once: true })
  await user.click(button('Add to Bag'))

  expect(wasOpen).toBe(false)
})

test('a product with shades submits its form instead of opening a drawer [SEARCH-12]', async () => {
  const { dialog, user } = await open()
  const heard = vi.fn()
  const sent = vi.fn((event: Event) => event.preventDefault())
  dialog.addEventListener('submit', sent, { once: true })
  document.addEventListener('submit', heard, { once: true })
  await user.click(button('Choose shade'))

  expect(sent).toHaveBeenCalledOnce()
  expect(heard).not.toHaveBeenCalled()
  document.removeEventListener('submit', heard)
})
