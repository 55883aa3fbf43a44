// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { baseFlags } from '#app/platform/experiments/known-flags.ts'
import { GUEST, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import { CardHeart } from './CardHeart.tsx'
import type { WishOutcome } from './settle-wish.client.ts'
import { WishForm } from './WishForm.client.tsx'
import { WishlistButton } from './WishlistButton.client.tsx'
import { want } from './wishes.client.ts'

const { settleWish, loadWishes } = vi.hoisted(() => ({
  settleWish: vi.fn<(sku: string) => Promise<WishOutcome>>(),
  loadWishes: vi.fn<() => Promise<void>>(),
}))
vi.mock('#app/platform/shopper/refresh-shopper.client.ts', () => ({ refreshShopper: vi.fn() }))
vi.mock('./settle-wish.client.ts', () => ({ settleWish }))
vi.mock('./load-wishes.client.ts', async (original) => ({ ...(await original<object>()), loadWishes }))

const show = () =>
  render(
    <>
      <dialog open aria-label="Search">
        <WishlistButton sku="LIP-07" label="Save Lipstick to your wishlist" />
      </dialog>
      <WishForm locale="en-GB" path="/" flags={baseFlags} />
    </>,
  )
const heart = () => screen.getByRole('button', { name: 'Save Lipstick to your wishlist' })

beforeEach(() => {
  localStorage.clear()
  settleWish.mockReset().mockResolvedValue('added')
  loadWishes.mockReset().mockResolvedValue()
  want('LIP-07', undefined)
  document.cookie = 'ottilie-wish=; max-age=0; path=/'
  document.cookie = 'ottilie-session-key=abc; path=/'
  saveShopper({ ...GUEST, isLoggedIn: true, wishlist: [] })
})

test('a press shows at once, and its outcome is announced near the heart', async () => {
  const answer = Promise.withResolvers<WishOutcome>()
  settleWish.mockReturnValue(answer.promise)
  show()
  await userEvent.click(heart())
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
  const dialog = within(screen.getByRole('dialog', { name: 'Search' }))
  // The live region is rendered before its message, or it would not be announced.
  expect(await dialog.findByRole('status', undefined, { timeout: 10_000 })).toBeEmptyDOMElement()

  answer.resolve('added')
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Added to your wishlist'))
  expect(settleWish).toHaveBeenCalledExactlyOnceWith('LIP-07')
})

test('a heart in static markup shows what is on the wishlist, follows it, and is pressed like any other [WISHLIST-05]', async () => {
  saveShopper({ ...GUEST, isLoggedIn: true, wishlist: ['LIP-05'] })
  const page = document.createElement('div')
  page.innerHTML = renderToStaticMarkup(
    <>
      <CardHeart sku="LIP-05" label="Save Gloss" />
      <CardHeart sku="LIP-06" label="Save Balm" />
    </>,
  )
  document.body.append(page)
  show()
  const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
  expect([pressed('Save Gloss'), pressed('Save Balm')]).toEqual(['true', 'false'])

  act(() => saveShopper({ ...GUEST, isLoggedIn: true, wishlist: ['LIP-06'] }))
  expect([pressed('Save Gloss'), pressed('Save Balm')]).toEqual(['false', 'true'])

  page.insertAdjacentHTML('beforeend', renderToStaticMarkup(<CardHeart sku="LIP-06" label="Save Balm, which comes late" />))
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(pressed('Save Balm, which comes late')).toBe('true')

  await userEvent.click(screen.getByRole('button', { name: 'Save Gloss' }))
  expect(pressed('Save Gloss')).toBe('true')
  await waitFor(() => expect(settleWish).toHaveBeenCalledExactlyOnceWith('LIP-05'))
  act(() => want('LIP-05', undefined))
  page.remove()
})

test('a press counts before the shopper is known', async () => {
  localStorage.clear()
  show()
  await userEvent.click(heart())
  expect(heart()).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(settleWish).toHaveBeenCalledExactlyOnceWith('LIP-07'))
})

test.each([
  ['added', 'Added to your wishlist'],
  ['removed', 'Removed from your wishlist'],
  ['failed', "Sorry, we couldn't update your wishlist. Please try again."],
])('a heart that was posted as %s is told of once, and the wishlist asked for anew', async (outcome, text) => {
  document.cookie = `ottilie-wish=${outcome}; path=/`
  const { promise, resolve } = Promise.withResolvers<void>()
  loadWishes.mockReturnValue(promise)
  show()
  expect(await screen.findByText(text, undefined, { timeout: 10_000 })).toBeVisible()
  await waitFor(() => expect(loadWishes).toHaveBeenCalledOnce())
  // This may be the page that posted it, on its way out.
  expect(document.cookie).toContain('ottilie-wish')
  await act(async () => resolve())
  expect(document.cookie).not.toContain('ottilie-wish')
})

test.each([
  ['added', 2000],
  ['failed', 8000],
])('what became of a press, %s, is said for %i ms [TOAST-01]', async (outcome, ms) => {
  await import('#app/design-system/toast/Toast.client.tsx')
  vi.useFakeTimers()
  document.cookie = `ottilie-wish=${outcome}; path=/`
  show()
  await act(() => vi.dynamicImportSettled())
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
  await pass(ms - 1)
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  await pass(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  vi.useRealTimers()
})

test('an unknown outcome announces and requests nothing', () => {
  document.cookie = 'ottilie-wish=<b>; path=/'
  show()
  expect(screen.queryByRole('status')).toBeNull()
  expect(loadWishes).not.toHaveBeenCalled()
})

test('loads the wishlist of a logged-in shopper if it is not known', async () => {
  saveShopper({ ...GUEST, isLoggedIn: true, wishlist: undefined })
  show()
  await waitFor(() => expect(loadWishes).toHaveBeenCalledOnce())
})
