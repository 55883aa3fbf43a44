// @vitest-environment jsdom
import '../testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LiveButton } from './LiveButton.client.tsx'

test('a button that only a script answers is disabled until that script is here [BUTTON-01]', async () => {
  const button = <LiveButton>Undo</LiveButton>
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(button)
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled()

  const root = await act(() => hydrateRoot(place, button))

  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled()
  act(() => root.unmount())
  place.remove()
})

test('once it is here, it is disabled while it is set disabled [BUTTON-03]', () => {
  const { rerender } = render(<LiveButton disabled>Undo</LiveButton>)
  expect(screen.getByRole('button')).toBeDisabled()
  rerender(<LiveButton>Undo</LiveButton>)
  expect(screen.getByRole('button')).toBeEnabled()
})
