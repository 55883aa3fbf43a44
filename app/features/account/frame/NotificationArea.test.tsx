// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import {
  type AccountNotification,
  AccountNotificationProvider,
  useAccountNotification,
} from '#app/platform/account/account-notification.client.tsx'
import { NotificationArea } from './NotificationArea.client.tsx'

const error: AccountNotification = { type: 'error', header: 'Not removed', message: 'Please try again.' }
const success: AccountNotification = { type: 'success', header: 'Saved', message: 'We use it from now on.' }

const scrolled = vi.fn()
beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
  // jsdom draws nothing.
  Element.prototype.checkVisibility = () => true
})

/** A part of the page that notifies. */
function Part({ notification }: { notification: AccountNotification }) {
  const { notify } = useAccountNotification()
  return (
    <button type="button" onClick={() => notify(notification)}>
      Do it
    </button>
  )
}

function show(notification: AccountNotification, initial?: AccountNotification) {
  return render(
    <AccountNotificationProvider initial={initial}>
      <NotificationArea />
      <Part notification={notification} />
    </AccountNotificationProvider>,
  )
}

test('a part of the page tells an error with header and message, and the page scrolls up to it each time [ACCOUNT-22, ACCOUNT-23]', async () => {
  show(error)
  expect(scrolled).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Not removed')
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again.')
  expect(scrolled).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Do it' }))
  expect(scrolled).toHaveBeenCalledTimes(2)
})

test('a success that the page is rendered with is scrolled to and takes the focus, because nothing announces it [ACCOUNT-22, ACCOUNT-23]', () => {
  show(error, success)
  expect(screen.getByRole('status')).toHaveTextContent('Saved')
  expect(scrolled).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toContainElement(screen.getByRole('status'))
})

test('what is told by a control that is hidden with it takes the focus, though the browser has not moved it yet', async () => {
  show(error)
  const control = screen.getByRole('button', { name: 'Do it' })
  await userEvent.click(control)
  expect(control).toHaveFocus()
  control.checkVisibility = () => false
  await userEvent.click(control)
  expect(document.activeElement).toContainElement(screen.getByRole('alert'))
})

test('it is closed, and the focus stays where it was', async () => {
  show(error, success)
  await userEvent.click(screen.getByRole('button', { name: 'Close the notification' }))
  expect(screen.queryByRole('status')).toBeNull()
  expect(document.activeElement).toHaveAttribute('id', 'account-notification')
})

test('outside of its context there is no notification area [ACCOUNT-27]', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(() => render(<NotificationArea />)).toThrow('No context available')
})
