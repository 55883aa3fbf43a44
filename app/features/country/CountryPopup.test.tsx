// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countryCopy } from '#app/messages/frame/country.ts'
import { stores } from '#app/platform/store/stores.ts'
import { CountryPopup } from './CountryPopup.client.tsx'
import { keepPreference, switchStore } from './switch-store.client.ts'

vi.mock(import('./switch-store.client.ts'), () => ({ keepPreference: vi.fn(), switchStore: vi.fn(), alternatePath: vi.fn() }))

let root: Root | undefined

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ country: 'GB' }))
})

afterEach(() => {
  act(() => root?.unmount())
  cleanup()
})

/** The popup: server markup, then interaction before hydration, then hydration. */
async function comesAlive(before: (dialog: HTMLDialogElement, choice: HTMLSelectElement) => void): Promise<void> {
  const page = document.createElement('div')
  document.body.replaceChildren(page)
  page.innerHTML = renderToString(<CountryPopup locale="en-GB" />)
  const [dialog, choice] = [page.querySelector('dialog'), page.querySelector('select')]
  if (!dialog || !choice) throw new Error('no dialog')
  before(dialog, choice)
  await act(async () => {
    root = hydrateRoot(page, <CountryPopup locale="en-GB" />)
  })
}

test('an OK pressed before hydration counts', async () => {
  await comesAlive((dialog, choice) => {
    choice.value = 'en-US'
    dialog.returnValue = 'ok'
  })
  await waitFor(() => expect(switchStore).toHaveBeenCalledExactlyOnceWith(stores.us))
  expect(fetch).not.toHaveBeenCalled()
})

test('a dialog closed before hydration stays closed', async () => {
  await comesAlive((_dialog, choice) => {
    choice.value = 'en-US'
  })
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  expect(switchStore).not.toHaveBeenCalled()
  expect(keepPreference).not.toHaveBeenCalled()
})

test('a dialog opened by the visitor stays if the country cannot be detected', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.mocked(fetch).mockReturnValue(answer.promise)
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await comesAlive(() => undefined)
  document.querySelector('dialog')?.setAttribute('open', '')
  answer.resolve(new Response(null, { status: 502 }))
  await waitFor(() => expect(warned).toHaveBeenCalled())
  expect(screen.getByRole('dialog', { name: countryCopy.title })).toBeVisible()
})

test('an unprompted dialog does not open then, and a warning is logged [COUNTRY-18]', async () => {
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await comesAlive(() => undefined)
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  expect(warned).toHaveBeenCalledWith('The country selector failed.', expect.any(TypeError))
})
