// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CardFields } from './CardFields.client.tsx'

const PROVIDER = 'https://pay.example'
const words = { title: 'Card details', loading: 'Loading…', again: 'Try again', incomplete: 'Fill in the card details first.' }

const sent = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  sent.mockReset()
  // A form that is sent would load the next page.
  document.addEventListener('submit', handleSubmit)
})
afterEach(() => {
  document.removeEventListener('submit', handleSubmit)
  vi.useRealTimers()
})

function handleSubmit(event: Event) {
  event.preventDefault()
  sent(new FormData(document.forms[0]).get('paymentToken'))
}

function open() {
  render(
    <form>
      <CardFields src={`${PROVIDER}/card`} words={words} failed={<p role="alert">Not loaded</p>} />
      <button type="submit">Pay</button>
    </form>,
  )
}

const frame = () => screen.getByTitle<HTMLIFrameElement>(words.title)
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Pay' }))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

/** A message as the provider's frame posts it. */
function say(data: unknown, { origin = PROVIDER, source = frame().contentWindow }: { origin?: string; source?: Window | null } = {}) {
  act(() => {
    dispatchEvent(new MessageEvent('message', { data, origin, source }))
  })
}

/** Presses to pay and returns the id that the frame is asked for a token with. */
function ask(): string {
  const told = vi.spyOn(frame().contentWindow ?? window, 'postMessage')
  press()
  expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'tokenise', id: expect.any(String) }, PROVIDER)
  const [message] = told.mock.calls[0] ?? []
  told.mockClear()
  return String(message.id)
}

test('fields that are not there after fifteen seconds are said to be, and come with another try', () => {
  open()
  expect(screen.getByRole('status')).toHaveTextContent('Loading…')
  wait(14_999)
  expect(screen.queryByText('Not loaded')).toBeNull()
  wait(1)
  expect(screen.getByRole('alert')).toHaveTextContent('Not loaded')
  expect(screen.queryByTitle(words.title)).toBeNull()
  press()
  expect(sent).not.toHaveBeenCalled()

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.queryByRole('alert')).toBeNull()
  say({ type: 'ready', height: 240 })
  expect(frame()).toHaveAttribute('data-ready')
  wait(60_000)
  expect(screen.queryByText('Not loaded')).toBeNull()
})

test('pressed before the fields are there, nothing is sent, and the fields are asked for', () => {
  open()
  press()
  expect(sent).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent(words.incomplete)
})

test('the form is sent once, with the token that the provider gives', () => {
  open()
  say({ type: 'ready', height: 240 })
  const id = ask()
  press()
  expect(sent).not.toHaveBeenCalled()
  say({ type: 'token', id, token: 'test-approved' })
  expect(sent).toHaveBeenCalledExactlyOnceWith('test-approved')
})

test.each([
  ['of another origin', (id: string) => say({ type: 'token', id, token: 'forged' }, { origin: 'https://elsewhere.example' })],
  ['of another window of the provider', (id: string) => say({ type: 'token', id, token: 'forged' }, { source: window })],
  ['to another question', () => say({ type: 'token', id: 'another', token: 'forged' })],
  ['that is no message', () => say(null)],
  ['without a token', (id: string) => say({ type: 'token', id })],
])('an answer %s is not taken', (_what, answer) => {
  open()
  say({ type: 'ready', height: 240 })
  answer(ask())
  expect(sent).not.toHaveBeenCalled()
  expect(document.querySelector<HTMLInputElement>('input[name="paymentToken"]')).toHaveValue('')
})

test('a bank that asks in the frame is waited for, and its answer sends the form', () => {
  open()
  say({ type: 'ready', height: 240 })
  const id = ask()
  say({ type: 'challenge', id })
  wait(240_000)
  expect(screen.queryByText('Not loaded')).toBeNull()
  say({ type: 'token', id, token: 'test-approved' })
  expect(sent).toHaveBeenCalledExactlyOnceWith('test-approved')
})

test.each([
  [undefined, null],
  [true, 'keeping'],
])('the frame is told whether the card is kept: %j', (keepsCard, told) => {
  render(
    <form>
      <CardFields src={`${PROVIDER}/card`} words={words} failed={null} {...(keepsCard && { keepsCard })} />
    </form>,
  )
  expect(new URL(frame().src).searchParams.get('for')).toBe(told)
})

test('mistakes in the fields lead to the first of them, and the next press asks again', () => {
  open()
  say({ type: 'ready', height: 240 })
  const id = ask()
  const told = vi.spyOn(frame().contentWindow ?? window, 'postMessage')
  say({ type: 'errors', id, fields: ['expiry', 'code'] })
  expect(told).toHaveBeenCalledExactlyOnceWith({ type: 'focus', field: 'expiry' }, PROVIDER)
  expect(sent).not.toHaveBeenCalled()
  told.mockRestore()
  say({ type: 'token', id: ask(), token: 'test-approved' })
  expect(sent).toHaveBeenCalledExactlyOnceWith('test-approved')
})

test('a provider that does not answer is said to, and nothing is sent', () => {
  open()
  say({ type: 'ready', height: 240 })
  const id = ask()
  wait(14_999)
  expect(screen.queryByText('Not loaded')).toBeNull()
  wait(1)
  expect(screen.getByRole('alert')).toHaveTextContent('Not loaded')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  say({ type: 'token', id, token: 'late' })
  expect(sent).not.toHaveBeenCalled()
})
