// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FollowSignOut } from './FollowSignOut.client.tsx'
import { GUEST, saveShopper } from './shopper-record.ts'

const reload = vi.fn()

afterEach(cleanup)

beforeEach(() => {
  reload.mockReset()
  document.documentElement.dataset['session'] = 'abc'
  document.documentElement.dataset['login'] = ''
  saveShopper({ ...GUEST, id: 'uk-plus-member', isLoggedIn: true })
})

function signOutElsewhere() {
  saveShopper(GUEST)
}

test('a page of a shopper’s is loaded again when they sign out elsewhere', () => {
  render(<FollowSignOut reload={reload} />)
  signOutElsewhere()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page of a shopper’s whose scripts come after the sign-out is loaded again once it is told that nobody is here', () => {
  localStorage.clear()
  render(<FollowSignOut reload={reload} />)
  expect(reload).not.toHaveBeenCalled()
  saveShopper(GUEST)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that was rendered for nobody stays, though the record still told of a shopper', () => {
  delete document.documentElement.dataset['login']
  render(<FollowSignOut reload={reload} />)
  signOutElsewhere()
  expect(reload).not.toHaveBeenCalled()
})

test('a page on which somebody is typing stays as it is', () => {
  render(
    <main>
      <input aria-label="Name" defaultValue="Ada" />
      <FollowSignOut reload={reload} />
    </main>,
  )
  const field = document.querySelector('input')
  if (field) field.value = 'Ada M'
  signOutElsewhere()
  expect(reload).not.toHaveBeenCalled()
})

test('other changes of the shopper, and pages that everybody shares, are left alone', () => {
  const { unmount } = render(<FollowSignOut reload={reload} />)
  saveShopper({ ...GUEST, id: 'uk-plus-member', isLoggedIn: true, basketCount: 2 })
  expect(reload).not.toHaveBeenCalled()
  unmount()
  signOutElsewhere()
  expect(reload).not.toHaveBeenCalled()
})
