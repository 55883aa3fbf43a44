// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wishlistCopy } from '#app/messages/products/wishlist.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { GUEST, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import { WishlistButton } from './WishlistButton.client.tsx'

const label = (name: string) => formatMessage(wishlistCopy.save, { name })

beforeEach(() => {
  localStorage.clear()
  document.cookie = 'ottilie-session-key=abc; path=/'
})

test('a heart names its product and state, and follows changes in other tabs [WISHLIST-05]', () => {
  saveShopper({ ...GUEST, isLoggedIn: true, wishlist: ['LIP-07'] })
  render(
    <>
      <WishlistButton sku="LIP-07" label={label('Ribbon Satin Lipstick')} />
      <WishlistButton sku="LIP-05" label={label('$& Gloss')} />
    </>,
  )
  const lipstick = screen.getByRole('button', { name: 'Save Ribbon Satin Lipstick to your wishlist' })
  expect(lipstick).toHaveAttribute('aria-pressed', 'true')
  expect(lipstick).toHaveAttribute('value', 'LIP-07')
  expect(screen.getByRole('button', { name: 'Save $& Gloss to your wishlist' })).toHaveAttribute('aria-pressed', 'false')

  act(() => {
    localStorage.setItem('user', JSON.stringify({ ...GUEST, key: 'abc', isLoggedIn: true, wishlist: [] }))
    dispatchEvent(new StorageEvent('storage', { key: 'user' }))
  })
  expect(lipstick).toHaveAttribute('aria-pressed', 'false')
})
