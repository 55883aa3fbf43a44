// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { stores } from '#app/platform/store/stores.ts'
import { contentPage, type LegalPage, legalPage } from './content-data.ts'
import { LegalText } from './LegalText.tsx'

vi.mock('#app/platform/graphql/server-query.ts', () => ({ serverQuery: vi.fn() }))

const pageOf = (body: string, updatedOn = '2026-03-02') => ({ __typename: 'LegalPage', title: 'Terms', updatedOn, body }) as LegalPage
const show = (page: LegalPage, added: ComponentProps<typeof LegalText>['added'] = [], store = stores.uk) =>
  render(<LegalText page={page} path="/legal/terms-and-conditions" added={added} store={store} />).container

afterEach(cleanup)

test.each([
  ['Arabic', ['الشروط', 'الأسعار', 'التوصيل']],
  ['Japanese', ['利用規約', '価格', '配送']],
])('sections in %s have a list, and each link leads to a heading of its own', (_, headings) => {
  const page = show(pageOf(headings.map((heading) => `## ${heading}\n${heading}。`).join('\n\n')))
  const links = Array.from(page.querySelectorAll('nav a'), (link) => [link.textContent, link.getAttribute('href') ?? ''] as const)
  expect(links.map(([words]) => words)).toEqual(headings)
  expect(links.map(([, href]) => page.querySelector(href)?.textContent)).toEqual(headings)
  const ids = Array.from(page.querySelectorAll('[id]'), ({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a date that is none is left out', () => {
  expect(show(pageOf('Words.')).textContent).toContain('Last changed on 2 March 2026')
  cleanup()
  expect(show(pageOf('Words.', 'soon')).textContent).not.toContain('Last changed')
  expect(screen.getAllByRole('heading', { level: 1, name: 'Terms' })).toHaveLength(1)
})

test.each(['', ' \n', 'x'.repeat(301)])('a page without a title that fits is missing', async (title) => {
  vi.mocked(serverQuery).mockResolvedValueOnce({ contentBySlug: { ...pageOf('Words.'), title } })
  expect(await legalPage({ store: stores.uk, cookieHeader: undefined, key: '' }, 'terms')).toBeUndefined()
  vi.mocked(serverQuery).mockResolvedValueOnce({ contentBySlug: { __typename: 'ContentPage', title, intro: '', blocks: [] } })
  expect(await contentPage({ store: stores.uk, cookieHeader: undefined, key: '' }, 'terms')).toBeUndefined()
})

test('a page stands without an introduction that never ends, and names it', async () => {
  const found = ['Short. ', 'x'.repeat(2001), null].map(async (intro) => {
    vi.mocked(serverQuery).mockResolvedValueOnce({ contentBySlug: { __typename: 'ContentPage', title: ' Gifts ', intro, blocks: [] } })
    return contentPage({ store: stores.uk, cookieHeader: undefined, key: '' }, 'gifts')
  })
  expect((await Promise.all(found)).map((page) => [page?.title, page?.intro, page?.leftOut])).toEqual([
    ['Gifts', 'Short.', []],
    ['Gifts', '', [{ heading: 'Gifts', fields: ['intro'] }]],
    ['Gifts', '', []],
  ])
})

test('a page whose text is empty or without end is missing', async () => {
  const bodies = ['Words.', ' \n', 'x'.repeat(200_001)]
  const found = bodies.map(async (body, at) => {
    vi.mocked(serverQuery).mockResolvedValueOnce({ contentBySlug: pageOf(body) })
    return legalPage({ store: stores.uk, cookieHeader: undefined, key: '' }, `page-${at}`)
  })
  expect((await Promise.all(found)).map((page) => page?.body)).toEqual(['Words.', undefined, undefined])
})

test.each([null, undefined, 7])('a legal page whose text is %s is none', async (body) => {
  vi.mocked(serverQuery).mockResolvedValue({ contentBySlug: { ...pageOf(''), body } })
  expect(await legalPage({ store: stores.uk, cookieHeader: undefined, key: '' }, 'terms')).toBeUndefined()
})

test.each([null, undefined, 'block', {}])('a page whose blocks are %s stands without them, and names them', async (blocks) => {
  vi.mocked(serverQuery).mockResolvedValue({ contentBySlug: { __typename: 'ContentPage', title: 'About', intro: '', blocks } })
  expect(await contentPage({ store: stores.uk, cookieHeader: undefined, key: '' }, 'about')).toMatchObject({
    blocks: [],
    leftOut: [{ heading: 'About', fields: ['blocks'] }],
  })
})

test('the pages that editors added stand below those that every store has, but for the page itself', () => {
  const added = ['terms-and-conditions', 'notice-of-collection'].map((slug) => ({ path: `/legal/${slug}`, title: slug, updatedOn: '' }))
  const links = Array.from(show(pageOf('Words.'), added, stores.us).querySelectorAll('.legal-others a'), (link) =>
    link.getAttribute('href'),
  )
  expect(links).toEqual(['/us/legal/privacy', '/us/legal/cookies', '/us/legal/accessibility', '/us/legal/notice-of-collection'])
})
