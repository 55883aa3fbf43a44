// @vitest-environment jsdom
import '../testing/dom.ts'
import { readFileSync } from 'node:fs'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { error, gift, info, success, warn } from '../icon/icons.ts'
import { Alert, type AlertLevel } from './Alert.tsx'
import { type AlertItem, AlertRegion } from './AlertRegion.client.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const alertWords = { heading: 'Oops', message: 'Ask for help.', closeError: 'Close the notification', close: 'Close' }

function Region({ alerts, ...rest }: { alerts: readonly AlertItem[] } & Partial<ComponentProps<typeof AlertRegion>>) {
  const [gone, setGone] = useState<readonly string[]>([])
  return (
    <AlertRegion
      {...rest}
      alerts={alerts.filter(({ code }) => !gone.includes(code))}
      words={alertWords}
      onDismiss={(code) => setGone([...gone, code])}
    />
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

const css = readFileSync('app/design-system/alert/Alert.module.css', 'utf8')
const tokens = readFileSync('app/design-system/tokens/tokens.css', 'utf8')

/** Red, green and blue of a level, read from its rule in the stylesheet. */
function colourOf(level: AlertLevel): number[] {
  const rule =
    level === 'info' ? /\.alert \{[^}]*--level: var\((--\w+)\)/ : new RegExp(`data-level="${level}"\\] \\{[^}]*--level: var\\((--\\w+)\\)`)
  const [, token = ''] = rule.exec(css) ?? []
  const [, hex = ''] = new RegExp(`${token}: #([0-9a-f]{6})`).exec(tokens) ?? []
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

test.each<[AlertLevel, string, string]>([
  ['error', error, 'alert'],
  ['warn', warn, 'status'],
  ['info', info, 'status'],
  ['success', success, 'status'],
  ['accent', gift, 'status'],
])('%s has an icon and a role of its own [ALERT-06, ALERT-07, ALERT-08]', (level, icon, role) => {
  render(<Alert level={level}>Message</Alert>)
  const alert = screen.getByRole(role)
  expect(alert).toHaveAttribute('data-level', level)
  expect(alert.querySelector('path')).toHaveAttribute('d', icon)
})

test('an error is red, with an icon [ALERT-03]', () => {
  const [red = 0, green = 0, blue = 0] = colourOf('error')
  expect(red).toBeGreaterThan(4 * Math.max(green, blue))
})

test('a warning is amber, with an icon [ALERT-04]', () => {
  const [red = 0, green = 0, blue = 0] = colourOf('warn')
  expect(red).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(4 * blue)
})

test('what is only told is blue, with an icon [ALERT-05]', () => {
  const [red = 0, green = 0, blue = 0] = colourOf('info')
  expect(blue).toBeGreaterThan(green)
  expect(green).toBeGreaterThan(red)
})

test('an error without a heading or a message has those of every error', () => {
  render(<Region alerts={[{ code: 'A', level: 'error' }]} />)
  expect(screen.getByRole('alert')).toHaveTextContent('OopsAsk for help.')
})

test('what is no error is not excused', () => {
  render(<Region alerts={[{ code: 'A', level: 'info', heading: 'No more than 5' }]} />)
  expect(screen.getByRole('status')).toHaveTextContent(/^No more than 5$/)
})

test('each is closed by its code, with the words of its level, and the focus stays where it was [ALERT-12]', () => {
  render(
    <Region
      alerts={[
        { code: 'OLD', level: 'info', message: 'Old' },
        { code: 'NEW', level: 'error', message: 'New' },
      ]}
    />,
  )
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Close the notification', 'Close'])

  fireEvent.click(screen.getByRole('button', { name: 'Close the notification' }))

  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('Old')
  expect(document.body).not.toHaveFocus()
  expect(document.activeElement).toContainElement(screen.getByRole('status'))
})

test('newest stand first, and an alert that nobody may dismiss has no button', () => {
  render(
    <Region
      alerts={[
        { code: 'OLD', level: 'info', message: 'Old' },
        { code: 'NEW', level: 'info', message: 'New', isDismissible: false },
      ]}
    />,
  )
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['New', 'Old'])
  expect(screen.getAllByRole('button')).toHaveLength(1)
})

test('each closes by itself when its own time is up; an error and what stays do not [ALERT-14, ALERT-15, ALERT-16]', () => {
  render(
    <Region
      alerts={[
        { code: 'PASSING', level: 'success', message: 'Passing', isDismissible: false },
        { code: 'DISMISSIBLE', level: 'success', message: 'Dismissible' },
        { code: 'UNDO', level: 'info', message: 'Undo', stays: true },
        { code: 'ERROR', level: 'error', message: 'Error' },
      ]}
    />,
  )
  pass(6999)
  expect(screen.getAllByRole('status')).toHaveLength(3)
  pass(1)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Undo', 'Dismissible'])
  pass(3000)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Undo'])
  pass(60_000)
  expect(screen.getByRole('status')).toHaveTextContent('Undo')
  expect(screen.getByRole('alert')).toHaveTextContent('Error')
})

test('by the other reading an error goes too [ALERT-17]', () => {
  render(<Region autoClose="all" alerts={[{ code: 'ERROR', level: 'error', message: 'Error' }]} />)
  pass(9999)
  expect(screen.getByRole('alert')).toBeVisible()
  pass(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('nothing goes while somebody is at it, and then what was left of its time passes', () => {
  render(<Region alerts={[{ code: 'A', level: 'info', message: 'Read me' }]} />)
  pass(8000)
  act(() => screen.getByRole('button').focus())
  fireEvent.pointerEnter(screen.getByRole('status'))
  pass(60_000)
  act(() => screen.getByRole('button').blur())
  pass(60_000)
  fireEvent.pointerLeave(screen.getByRole('status'))
  pass(1999)
  expect(screen.getByRole('status')).toBeVisible()
  pass(1)
  expect(screen.queryByRole('status')).toBeNull()
})

test('the page scrolls clear of alerts that stand over it, as long as they do', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120)
  const room = () => document.documentElement.style.getPropertyValue('--passing')
  render(<Region alerts={[{ code: 'one', level: 'success', message: 'Saved.' }]} autoClose="by-level" />)
  expect(room()).toBe('120px')
  pass(60_000)
  expect(room()).toBe('')
  height.mockRestore()
  expect(readFileSync('app/design-system/bars/bars.css', 'utf8')).toMatch(/scroll-padding-block:[^;]*--passing/)
})
