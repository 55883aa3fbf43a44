// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AlertRegion } from '#app/design-system/alert/AlertRegion.client.tsx'
import { alertWords } from '#app/messages/alerts.ts'
import { enGB } from '#app/messages/en-GB.ts'
import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'
import { useBasketAlerts } from './use-basket-alerts.client.tsx'

const soldOut: NotificationFieldsFragment = {
  code: 'ITEM_OOS',
  level: 'warn',
  handler: null,
  params: [{ name: 'product', value: 'Night Balm' }],
}
const most: NotificationFieldsFragment = {
  code: 'MAX_QTY_EXCEEDED',
  level: 'info',
  handler: null,
  params: [{ name: 'maxQty', value: '5' }],
}
const spent: NotificationFieldsFragment = { code: 'LIMIT_ACCESS_PASS', level: 'error', handler: 'access_pass', params: [] }

const actions = { restore: vi.fn(), forgetUndo: vi.fn(), forgetFailure: vi.fn() }

type Bag = { notifications: NotificationFieldsFragment[] }

function Told({ basket, failure }: { basket: Bag; failure?: string }) {
  const said = useBasketAlerts({ basket, failure, undo: undefined, actions }, { locale: 'en-GB', copy: enGB.basket, hasAddFailed: false })
  return <AlertRegion {...said} words={alertWords} />
}

const told = () => screen.queryAllByText(/Night Balm|more than 5|went wrong/).map(({ textContent }) => textContent)

test('a notice is dismissed by its code, and comes again with the next answer that has it [ALERT-11, ALERT-12]', async () => {
  const { rerender } = render(<Told basket={{ notifications: [soldOut, most] }} />)
  expect(told()).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(2)

  const basket = { notifications: [soldOut, most] }
  rerender(<Told basket={basket} />)
  const [newest] = screen.getAllByRole('button', { name: 'Close' })
  if (newest) await userEvent.click(newest)
  expect(told()).toEqual([expect.stringContaining('Night Balm')])

  rerender(<Told basket={{ notifications: [soldOut, most] }} />)
  expect(told()).toHaveLength(2)
})

test('what an access pass brought is not shown on arriving at the basket; what comes while one is there is [ALERT-13]', () => {
  const { rerender } = render(<Told basket={{ notifications: [spent, soldOut] }} />)
  expect(told()).toEqual([expect.stringContaining('Night Balm')])
  expect(screen.queryByRole('alert')).toBeNull()

  rerender(<Told basket={{ notifications: [spent] }} />)
  expect(screen.getByRole('alert')).toBeVisible()
})

test('a failure is an error with the words of every error, and is forgotten when it is closed [ALERT-01, ALERT-11]', async () => {
  render(<Told basket={{ notifications: [] }} failure="That did not work." />)
  expect(screen.getByRole('alert')).toHaveTextContent('Oops, something went wrong.That did not work.')

  await userEvent.click(screen.getByRole('button', { name: 'Close the notification' }))
  expect(actions.forgetFailure).toHaveBeenCalledOnce()
})
