// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { AlertRegion } from '#app/design-system/alert/AlertRegion.client.tsx'
import { basketPageCopy } from '#app/messages/basket/basket-page.ts'
import { alertWords } from '#app/messages/frame/alerts.ts'
import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'
import { noticeOfFailure } from '../notices/failure-notice.ts'
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

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const actions = { forgetFailure: vi.fn() }

type TestBasket = { notifications: NotificationFieldsFragment[] }

type ToldProps = { basket: TestBasket; failure?: NotificationFieldsFragment; isOffline?: boolean }

function Told({ basket, failure, isOffline = false }: ToldProps) {
  const said = useBasketAlerts(
    { basket, failure, isOffline, actions },
    { locale: 'en-GB', copy: basketPageCopy('en-GB'), hasAddFailed: false },
  )
  return <AlertRegion {...said} words={alertWords} />
}

const told = () => screen.queryAllByText(/Night Balm|more than 5|went wrong/).map(({ textContent }) => textContent)

test('a notice is dismissed by its code, and returns with the next response that has it [ALERT-11, ALERT-12]', async () => {
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

test('an access pass’s notice is not shown on arrival at the basket, but is when it comes later [ALERT-13]', () => {
  const { rerender } = render(<Told basket={{ notifications: [spent, soldOut] }} />)
  expect(told()).toEqual([expect.stringContaining('Night Balm')])
  expect(screen.queryByRole('alert')).toBeNull()

  rerender(<Told basket={{ notifications: [spent] }} />)
  expect(screen.getByRole('alert')).toBeVisible()
})

test('the shop’s own failure has the catalogue’s copy, and is cleared when dismissed [NOTIF-38, ALERT-11]', async () => {
  render(<Told basket={{ notifications: [] }} failure={noticeOfFailure('NETWORK_ERROR')} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Oops, something went wrong.Network error. Please check your connection.')

  await userEvent.click(screen.getByRole('button', { name: 'Close the notification' }))
  expect(actions.forgetFailure).toHaveBeenCalledOnce()
})

test.each(['error', 'warn', 'info'] as const)('a notice of level %s has the look and the urgency of its level [NOTIF-05]', (level) => {
  render(<Told basket={{ notifications: [{ ...soldOut, level }] }} />)
  const shown = screen.getByRole(level === 'error' ? 'alert' : 'status')
  expect(shown).toHaveAttribute('data-level', level)
  expect(shown).toHaveTextContent(/^Night Balm is out of stock and has been removed from your basket\.$/)
})

test('an unknown code is logged once per response, and shown with the default heading [NOTIF-51, NOTIF-52]', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const basket: TestBasket = { notifications: [{ code: 'NEWER\n', level: 'error', handler: null, params: [] }] }
  const { rerender } = render(<Told basket={basket} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Oops, something went wrong.If the error persists')
  expect(screen.getByRole('alert')).toHaveTextContent('Error code GEN01')

  rerender(<Told basket={basket} failure={noticeOfFailure('NETWORK_ERROR')} />)
  expect(warn.mock.calls).toEqual([['Unknown notification code: "NEWER\\n"']])
})

test('a code that is the name of an object’s method is dismissed like any other [ALERT-12]', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  render(<Told basket={{ notifications: [{ code: 'constructor', level: 'error', handler: null, params: [] }] }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Close the notification' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a marker code is neither shown nor logged [NOTIF-50]', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  render(<Told basket={{ notifications: [{ code: 'RAF_ADVOCATE_DISCOUNT_AVAILABLE', level: 'info', handler: null, params: [] }, most] }} />)
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(warn).not.toHaveBeenCalled()
})

test('a notice in two responses stays the same alert, so that it is announced once; one that the next response lacks is removed', () => {
  const { rerender } = render(<Told basket={{ notifications: [soldOut, most] }} />)
  const [, first] = screen.getAllByRole('status')
  rerender(<Told basket={{ notifications: [soldOut, soldOut] }} />)
  expect(screen.getAllByRole('status')).toEqual([first])
  rerender(<Told basket={{ notifications: [] }} />)
  expect(screen.queryByRole('status')).toBeNull()
})

test('that the network is back is said for 7 s, and nobody has to close it; that it is gone stays [ALERT-14]', () => {
  vi.useFakeTimers()
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  const said = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)
  const basket: TestBasket = { notifications: [] }
  const { rerender } = render(<Told basket={basket} />)
  expect(said()).toEqual([])
  rerender(<Told basket={basket} isOffline />)
  pass(60_000)
  expect(said()).toEqual(["You're offline. We'll update your bag when you're back."])

  rerender(<Told basket={basket} />)
  expect(said()).toEqual(["You're back online."])
  expect(screen.queryByRole('button')).toBeNull()
  pass(6999)
  expect(said()).toHaveLength(1)
  pass(1)
  expect(said()).toEqual([])
})

test('a network that goes again takes back that it was back', () => {
  const basket: TestBasket = { notifications: [] }
  const { rerender } = render(<Told basket={basket} isOffline />)
  rerender(<Told basket={basket} />)
  rerender(<Told basket={basket} isOffline />)
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(screen.queryByText("You're back online.")).toBeNull()
})
