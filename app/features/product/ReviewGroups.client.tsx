'use client'

import type { ReactNode } from 'react'
import './product-page.css'
import { useChoice } from './Purchase.client.tsx'

export type ShownReview = { id: string; stars: number; shade: string | undefined; title: string; marks: ReactNode; words: ReactNode }

type ReviewGroupsProps = {
  reviews: readonly ShownReview[]
  copy: { yourShade: string; others: string }
}

/** The reviews, those by people with the chosen shade first. */
export function ReviewGroups({ reviews, copy }: ReviewGroupsProps) {
  const { variant, hasShades } = useChoice()
  const isTheirs = ({ shade }: ShownReview) => hasShades && shade === variant.choice
  const theirs = reviews.filter(isTheirs)
  if (theirs.length === 0) return <ReviewList reviews={reviews} headingLevel={3} />
  const others = reviews.filter((review) => !isTheirs(review))
  return (
    <>
      <h3 className="product-reviews-group">{copy.yourShade}</h3>
      <ReviewList reviews={theirs} headingLevel={4} />
      {others.length > 0 && (
        <>
          <h3 className="product-reviews-group">{copy.others}</h3>
          <ReviewList reviews={others} headingLevel={4} />
        </>
      )}
    </>
  )
}

/** The titles are one level below the heading of the section, or of the group. */
function ReviewList({ reviews, headingLevel }: { reviews: readonly ShownReview[]; headingLevel: 3 | 4 }) {
  const Title = `h${headingLevel}` as const
  return (
    <ul className="product-reviews-list">
      {reviews.map(({ id, stars, title, marks, words }) => (
        <li key={id} data-stars={stars}>
          {marks}
          <Title className="product-reviews-title">{title}</Title>
          {words}
        </li>
      ))}
    </ul>
  )
}
