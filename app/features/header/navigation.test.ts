import { describe, expect, test } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { contentNavigation, fallbackNavigation } from './navigation.ts'

const home = { store: stores.uk, path: '/' }

/** An item as the contract returns it. */
const item = (more: object) => ({
  id: 'one',
  title: 'Makeup',
  href: '/shop/makeup',
  isHighlighted: false,
  columns: [],
  promo: null,
  ...more,
})
const lips = { title: 'Lips', links: [{ href: '/shop/makeup/lips', text: 'All lips' }] }

describe("the CMS's navigation", () => {
  test('keeps its order, highlights and columns [NAV-06, NAV-07]', () => {
    const items = contentNavigation(home, [
      item({ title: 'New In', href: '/shop/whatsnew' }),
      item({ columns: [lips] }),
      item({ title: 'Join', href: '/join', isHighlighted: true }),
    ])

    expect(items).toEqual([
      { label: 'New In', href: '/shop/whatsnew' },
      {
        label: 'Makeup',
        columns: [
          {
            title: 'Lips',
            links: [
              { label: 'All lips', href: '/shop/makeup/lips' },
              { label: 'All Makeup', href: '/shop/makeup' },
            ],
          },
        ],
      },
      { label: 'Join', href: '/join', highlighted: true, onlyFor: 'typical' },
    ])
  })

  test('links to all of a section exactly once', () => {
    const columns = [{ title: null, links: [{ href: '/shop/makeup', text: 'Everything' }] }]
    expect(contentNavigation(home, [item({ columns })])[0]?.columns).toEqual([{ links: [{ label: 'Everything', href: '/shop/makeup' }] }])
  })

  test('prefixes links of the US store once', () => {
    const us = { store: stores.us, path: '/' }
    const items = contentNavigation(us, [item({}), item({ href: '/us/shop/makeup' })])
    expect(items.map(({ href }) => href)).toEqual(['/us/shop/makeup', '/us/shop/makeup'])
  })

  test('marks the current page and its section', () => {
    const [makeup, other] = contentNavigation({ store: stores.uk, path: '/shop/makeup/lips' }, [
      item({ columns: [lips] }),
      item({ title: 'Make', href: '/shop/make', columns: [{ title: null, links: [{ href: '/shop/make/up', text: 'Up' }] }] }),
    ])
    expect(makeup).toMatchObject({ current: true, columns: [{ links: [{ current: true }, {}] }] })
    expect(other).not.toHaveProperty('current')
  })
})

describe('invalid entries', () => {
  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    '',
  ])('an item that leads to %j is left out, and its neighbours stay', (href) => {
    const items = contentNavigation(home, [item({ href }), item({ title: 'Journal', href: '/blog' })])
    expect(items).toEqual([{ label: 'Journal', href: '/blog' }])
  })

  test('an item with columns needs no link of its own', () => {
    expect(contentNavigation(home, [item({ href: 'javascript:alert(1)', columns: [lips] })])).toEqual([
      { label: 'Makeup', columns: [{ title: 'Lips', links: [{ label: 'All lips', href: '/shop/makeup/lips' }] }] },
    ])
  })

  test.each([
    ['no title', item({ title: '  ' })],
    ['a title that is no text', item({ title: 7 })],
    ['nothing', null],
    ['text', 'Makeup'],
  ])('an entry with %s is left out', (_what, entry) => {
    expect(contentNavigation(home, [entry, item({})])).toEqual([{ label: 'Makeup', href: '/shop/makeup' }])
  })

  test('an item without valid links and columns is a plain link', () => {
    const columns = [null, { title: 'Lips', links: [{ href: 'javascript:alert(1)', text: 'Lips' }, { href: '/x' }] }, { links: 'many' }]
    expect(contentNavigation(home, [item({ columns })])).toEqual([{ label: 'Makeup', href: '/shop/makeup' }])
  })

  test.each([undefined, null, 'items', {}])('rejects %j', (answer) => {
    expect(() => contentNavigation(home, answer)).toThrow(/expected array/)
  })
})

test('the fallback reads New In, Bestsellers, Join, Skincare Quiz [NAV-09, NAV-10, NAV-11, NAV-12]', () => {
  expect(fallbackNavigation(home).map(({ label, href }) => [label, href])).toEqual([
    ['New In', '/shop/whatsnew'],
    ['Bestsellers', '/shop/bestsellers'],
    ['Join', '/join'],
    ['Skincare Quiz', '/quiz/skincare'],
  ])
  expect(fallbackNavigation({ store: stores.us, path: '/join' })[2]).toMatchObject({ href: '/us/join', current: true })
})
