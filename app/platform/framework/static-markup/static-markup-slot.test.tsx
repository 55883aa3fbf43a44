// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { StaticMarkupSlot } from './static-slots.client.tsx'

const page = (label: string) => (
  <main>
    <StaticMarkupSlot id="a slot of the server" />
    <button type="button">{label}</button>
  </main>
)

test('React takes the page over and leaves static markup as it is', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const complaint = vi.spyOn(console, 'error')
  document.body.innerHTML = '<main><div><p>Ribbon Satin Lipstick</p></div><button type="button">Join</button></main>'
  const markup = document.querySelector('p')
  const root = await act(async () => hydrateRoot(document.body, page('Join')))
  await act(async () => root.render(page('Joined')))

  expect(document.querySelector('button')?.textContent).toBe('Joined')
  expect(document.querySelector('p')).toBe(markup)
  expect(markup?.textContent).toBe('Ribbon Satin Lipstick')
  expect(complaint).not.toHaveBeenCalled()
})
