// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen, within } from '@testing-library/react'
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
  render(<ProductReviews shade="Rosehip 07" reviews={reviewsView(answer)} store={stores.uk} />)

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

/** The titles in each of the two groups. */
const groups = () =>
  Array.from(document.querySelectorAll('#review-groups > ul'), (list) =>
    within(list as HTMLElement)
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  )

test('people with the chosen shade come first, and the most critical review is marked', () => {
  render(<ProductReviews shade="Rosehip 07" reviews={reviewsView(answer)} store={stores.uk} />)

  expect(groups()).toEqual([['Title b'], ['Title a', 'Title c']])
  expect(screen.getByRole('list', { name: 'People with your shade say' })).toHaveTextContent('Title b')
  expect(screen.getByText('Most critical').closest('li')).toHaveTextContent('Title c')
})

test('reviews change groups with the shade, and keep their order', () => {
  chosen.choice = 'Fig 09'
  const { unmount } = render(<ProductReviews shade="Rosehip 07" reviews={reviewsView(answer)} store={stores.uk} />)
  expect(groups()).toEqual([['Title c'], ['Title a', 'Title b']])
  unmount()

  chosen.choice = 'Poppy 05'
  render(<ProductReviews shade="Rosehip 07" reviews={reviewsView(answer)} store={stores.uk} />)
  expect(groups()).toEqual([[], ['Title a', 'Title c', 'Title b']])
  chosen.choice = 'Rosehip 07'
})

test('without reviews there is no section; stars alone, or a failure, say so', () => {
  const { rerender } = render(
    <ProductReviews shade="Rosehip 07" reviews={reviewsView({ ...answer, reviews: null, reviewList: [] })} store={stores.uk} />,
  )
  expect(screen.queryByRole('region')).not.toBeInTheDocument()

  rerender(<ProductReviews shade="Rosehip 07" reviews={reviewsView({ ...answer, reviewList: [] })} store={stores.uk} />)
  expect(screen.getByText('Nobody has written about it yet.')).toBeVisible()

  rerender(<ProductReviews shade="Rosehip 07" reviews={undefined} store={stores.uk} />)
  expect(screen.getByRole('alert')).toHaveTextContent("we couldn't load the reviews")
})
