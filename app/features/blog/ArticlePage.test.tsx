// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { ArticlePage } from './ArticlePage.tsx'
import type { Article } from './blog-data.ts'

const articleOf = (publishedAt: string) =>
  ({
    title: 'Spring',
    excerpt: 'It comes.',
    category: { slug: 'skin', title: 'Skin' },
    image: { src: '/images/a.webp', altText: null },
    author: { name: 'Ines', role: 'Formulator' },
    publishedAt,
    readingMinutes: 2,
    body: 'Words.',
    cards: [],
    related: [],
  }) as unknown as Article

const show = (publishedAt: string) => render(<ArticlePage article={articleOf(publishedAt)} store={stores.us} Card={() => null} />).container

afterEach(cleanup)

test('an article says when it was published, and stands without what is no date', () => {
  expect(show('2026-07-01T02:00:00.000Z').querySelector('time')?.textContent).toBe('June 30, 2026')
  cleanup()
  expect(show('soon').querySelector('time')).toBeNull()
  expect(screen.getAllByRole('heading', { level: 1, name: 'Spring' })).toHaveLength(1)
  expect(document.body.textContent).toContain('Ines, Formulator. 2 minutes to read.')
})
