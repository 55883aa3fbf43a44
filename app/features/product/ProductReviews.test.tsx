// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stores } from '#app/platform/store/stores.ts'
import { ProductReviews } from './ProductReviews.tsx'
import { reviewsView } from './reviews-view.ts'

const chosen = vi.hoisted(() => ({ choice: 'Rosehip 07' }))
vi.mock('./Purchase.client.tsx', () => ({ useChoice: () => ({ variant: chosen, hasShades: true }) }))

const review = (id: string, stars: number, shade: string | null) => ({
  id,
  stars,
  title: `Title ${id}`,
  body: 'Body',
  author: 'Ada, Leeds',
  writtenAt: '2026-01-02',
  shade,
})

const answer = {
  id: 'lipstick',
  reviews: { stars: 4.6, count: 1234, histogram: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 5 ? 1200 : 8 })) },
  reviewList: [review('a', 5, null), review('b', 5, 'Rosehip 07'), review('c', 2, 'Fig 09')],
}

test('says how many gave how many stars, with a link to the reviews that were written with them', () => {
  render(<ProductReviews reviews={reviewsView(answer)} store={stores.uk} />)

  expect(screen.getByRole('region', { name: 'What people say' })).toHaveTextContent('4.6out of 5, from 1,234 reviews')
  expect(screen.getByRole('heading', { level: 2, name: 'What people say' })).toHaveAttribute('id', 'reviews')
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'StarsReviews',
    '5 stars1,200',
    '4 stars8',
    '3 stars8',
    '2 stars8',
    '1 star8',
  ])
  const link = screen.getByRole('link', { name: '2 stars' })
  expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).toHaveTextContent('Reviews with 2 stars')
  expect(screen.queryByRole('link', { name: '4 stars' })).not.toBeInTheDocument()
})

test('people with the chosen shade come first, and the most critical review is marked', () => {
  render(<ProductReviews reviews={reviewsView(answer)} store={stores.uk} />)

  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Reviews with 5 stars',
    'Reviews with 2 stars',
    'People with your shade say',
    'Everyone else says',
  ])
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(['Title b', 'Title a', 'Title c'])
  expect(screen.getByText('Most critical').closest('li')).toHaveTextContent('Title c')
})

test('without groups the titles of the reviews are the next level below the section', () => {
  render(<ProductReviews reviews={reviewsView({ ...answer, reviewList: [review('a', 5, null)] })} store={stores.uk} />)

  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H2', 'What people say'],
    ['H3', 'Reviews with 5 stars'],
    ['H3', 'Title a'],
  ])
})

test('without reviews there is no section; stars alone, or a failure, say so', () => {
  const { rerender } = render(<ProductReviews reviews={reviewsView({ ...answer, reviews: null, reviewList: [] })} store={stores.uk} />)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()

  rerender(<ProductReviews reviews={reviewsView({ ...answer, reviewList: [] })} store={stores.uk} />)
  expect(screen.getByText('Nobody has written about it yet.')).toBeVisible()

  rerender(<ProductReviews reviews={undefined} store={stores.uk} />)
  expect(screen.getByRole('alert')).toHaveTextContent("we couldn't load the reviews")
})
