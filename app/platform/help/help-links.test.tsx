// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveConsent } from '#app/platform/consent/consent.ts'
import { GUEST, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import { type Locale, storeOf } from '#app/platform/store/stores.ts'
import { HelpIds } from './HelpIds.client.tsx'
import { helpHref } from './help-centre.ts'

afterEach(cleanup)

beforeEach(() => {
  localStorage.clear()
  for (const name of ['ottilie-consent', 'ottilie-session-key']) document.cookie = `${name}=; max-age=0; path=/`
})

function pageRequest(locale: Locale): URLSearchParams {
  render(
    <>
      <a href={helpHref(storeOf(locale), 'delivery')}>Delivery</a>
      <a href="https://elsewhere.example/?q=1">Elsewhere</a>
      <HelpIds locale={locale} env="production" />
    </>,
  )
  return told()
}

const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Delivery' })
const told = () => new URL(link().href).searchParams

test('outside the UK links carry the ids from the start [HELP-07, HELP-08, HELP-10]', () => {
  const ids = pageRequest('en-US')
  expect(ids.get('anonId')).toBe(localStorage.getItem('anon-id'))
  expect(ids.get('anonId')).not.toBeNull()
  expect(ids.get('env')).toBe('production')
  expect(ids.has('userId')).toBe(false)
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute('href', 'https://elsewhere.example/?q=1')
})

test('in the UK links carry ids, and an id is created, only while functional cookies are allowed [HELP-11]', () => {
  expect(pageRequest('en-GB').size).toBe(0)
  expect(localStorage.getItem('anon-id')).toBeNull()
  act(() => void saveConsent({ functional: true, analytics: false }))
  expect([...told().keys()]).toEqual(['anonId', 'env'])
  act(() => void saveConsent({ functional: false, analytics: true }))
  expect(told().size).toBe(0)
})

test('the user’s id is added as soon as it is known [HELP-09]', () => {
  document.cookie = 'ottilie-session-key=abc; path=/'
  expect(pageRequest('en-US').has('userId')).toBe(false)
  act(() => saveShopper({ ...GUEST, id: 'u-7', isLoggedIn: true }))
  expect(told().get('userId')).toBe('u-7')
})

test('a link that is added later gets the ids when it is pressed', () => {
  pageRequest('en-US')
  const late = document.createElement('a')
  late.href = helpHref(storeOf('en-US'), 'returns')
  document.body.append(late)
  late.addEventListener('click', (event) => event.preventDefault())
  late.click()
  expect(new URL(late.href).searchParams.get('env')).toBe('production')
  late.remove()
})
