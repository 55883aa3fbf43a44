// @vitest-environment jsdom
import '../testing/dom.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toast, useToast } from './Toast.client.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Reminders() {
  const { toast, showToast } = useToast()
  return (
    <>
      <button type="button" onClick={() => showToast('Saved')}>
        Save
      </button>
      <button type="button" onClick={() => showToast("We'll email you a reminder", 5000)}>
        Remind me
      </button>
      <Toast {...toast} />
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('a toast comes into a region that is there already, and shows for 2 s [TOAST-01]', () => {
  render(<Reminders />)
  const region = screen.getByRole('status')
  expect(region).toBeEmptyDOMElement()

  press('Save')
  pass(1999)
  expect(region).toHaveTextContent('Saved')
  pass(1)
  expect(region).toBeEmptyDOMElement()
})

test('a toast that is given its time has that [TOAST-01]', () => {
  render(<Reminders />)
  press('Remind me')
  pass(4999)
  expect(screen.getByRole('status')).toHaveTextContent("We'll email you a reminder")
  pass(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('the next takes the place of the one before, with a time of its own', () => {
  render(<Reminders />)
  press('Save')
  pass(1500)
  press('Save')
  pass(1999)
  expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/)
  pass(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('it waits while the pointer is over it', () => {
  render(<Reminders />)
  press('Save')
  pass(1000)
  fireEvent.pointerEnter(screen.getByText('Saved'))
  pass(60_000)
  fireEvent.pointerLeave(screen.getByText('Saved'))
  pass(999)
  expect(screen.getByText('Saved')).toBeVisible()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})
