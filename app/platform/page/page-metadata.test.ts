import { expect, test } from 'vitest'
import { stores } from '../store/stores.ts'
import { pageMetadata } from './page-metadata.ts'

test('a page names its canonical address and the same page in the other store', () => {
  expect(pageMetadata(stores.us, { title: 'Makeup', description: 'All of it.', path: '/shop/makeup' })).toEqual({
    title: 'Makeup',
    description: 'All of it.',
    alternates: { canonical: '/us/shop/makeup', languages: { 'en-GB': '/shop/makeup', 'en-US': '/us/shop/makeup' } },
    openGraph: {
      title: 'Makeup',
      description: 'All of it.',
      url: '/us/shop/makeup',
      siteName: 'Ottilie',
      locale: 'en_US',
      images: '/images/social/makeup.jpg',
    },
  })
})

test('a page with another path in the other store, or without a page there, says so', () => {
  const alternates = [{ locale: 'en-US', slug: '/shop/color' }]
  expect(pageMetadata(stores.uk, { title: 'Colour', path: '/shop/colour', alternates }).alternates).toEqual({
    canonical: '/shop/colour',
    languages: { 'en-US': '/us/shop/color' },
  })
})

test('a page without a description has none, and a page that is not indexed says so', () => {
  expect(pageMetadata(stores.uk, { title: 'Your bag', path: '/basket', isIndexed: false })).toEqual({
    title: 'Your bag',
    alternates: { canonical: '/basket', languages: { 'en-GB': '/basket', 'en-US': '/us/basket' } },
    openGraph: { title: 'Your bag', url: '/basket', siteName: 'Ottilie', locale: 'en_GB', images: '/social.png' },
    robots: { index: false, follow: true },
  })
})

test('a page with a picture and a feed of its own names them', () => {
  const { openGraph, alternates } = pageMetadata(stores.us, {
    title: 'Journal',
    path: '/blog',
    picture: '/images/a.webp',
    feed: '/blog/feed.xml',
  })
  expect(openGraph?.images).toBe('/images/a.webp')
  expect(alternates?.types).toEqual({ 'application/atom+xml': '/us/blog/feed.xml' })
})
