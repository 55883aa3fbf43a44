// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { ProfileLinks, ShareLinks } from './SocialLinks.tsx'

test("shares a product's URL and picture, in a new tab without referrer [SHARE-01, SHARE-02]", () => {
  render(<ShareLinks store={stores.us} path="/products/balm" title="Balm" image="/images/balm.webp" />)
  const links = within(screen.getByRole('list', { name: 'Share' })).getAllByRole<HTMLAnchorElement>('link')

  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Share on Facebook (opens in a new tab)',
    'Share on X (opens in a new tab)',
    'Share on Pinterest (opens in a new tab)',
  ])
  expect(links.map(({ href }) => new URL(href).searchParams.get('u') ?? new URL(href).searchParams.get('url'))).toEqual(
    Array(3).fill('http://localhost:3000/us/products/balm'),
  )
  expect(new URL(links[2]?.href ?? '').searchParams.get('media')).toBe('http://localhost:3000/images/balm.webp')
  for (const link of links) expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer'])
})

test("the icons lead to the brand's profiles if nothing is shared [SHARE-03]", () => {
  render(<ProfileLinks />)
  const links = within(screen.getByRole('list', { name: 'Follow us' })).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href }) => href)).toEqual([
    'https://facebook.example/ottilie',
    'https://x.example/ottilie',
    'https://pinterest.example/ottilie',
  ])
  expect(links[0]).toHaveAccessibleName('Ottilie on Facebook (opens in a new tab)')
})
