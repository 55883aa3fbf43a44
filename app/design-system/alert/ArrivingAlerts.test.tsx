// @vitest-environment jsdom
import '../testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Alert } from './Alert.tsx'
import { ArrivingAlerts } from './ArrivingAlerts.client.tsx'

const refusal = (said = 'REFUSED') => (
  <ArrivingAlerts said={said}>
    <Alert level="error">Your payment was declined.</Alert>
  </ArrivingAlerts>
)

/** A page from the server whose scripts come now. */
function fromServer(before: () => void = () => {}) {
  const page = document.createElement('main')
  document.body.replaceChildren(page)
  page.innerHTML = `<input aria-label="Email"><div>${renderToString(refusal())}</div>`
  before()
  const place = page.querySelector<HTMLElement>(':scope > div') ?? page
  act(() => void hydrateRoot(place, refusal()))
}

const group = () => screen.getByRole('alert').parentElement

test('alerts that a page was loaded for take the focus, and again when they say something else', () => {
  fromServer()
  expect(group()).toHaveFocus()
  document.body.replaceChildren()
  const { rerender } = render(refusal())
  group()?.blur()
  rerender(refusal())
  expect(document.body).toHaveFocus()
  rerender(refusal('FAILED'))
  expect(group()).toHaveFocus()
})

test('somebody who has begun to type before the scripts came keeps the focus', () => {
  fromServer(() => screen.getByRole('textbox').focus())
  expect(screen.getByRole('textbox')).toHaveFocus()
})
