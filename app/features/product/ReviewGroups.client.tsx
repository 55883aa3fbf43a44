'use client'

import type { ReactNode } from 'react'
import styles from './ProductReviews.module.css'
import { useChoice } from './Purchase.client.tsx'

export type ShownReview = { id: string; stars: number; shade: string | undefined; content: ReactNode }

type ReviewGroupsProps = {
  reviews: readonly ShownReview[]
  copy: { yourShade: string; others: string }
}

/** The reviews, those by people with the chosen shade first. */
export function ReviewGroups({ reviews, copy }: ReviewGroupsProps) {
  const { variant, hasShades } = useChoice()
  const isTheirs = ({ shade }: ShownReview) => hasShades && shade === variant.choice
  const theirs = reviews.filter(isTheirs)
  if (theirs.length === 0) return <ReviewList reviews={reviews} />
  const others = reviews.filter((review) => !isTheirs(review))
  return (
    <>
      <h3 className={styles.group}>{copy.yourShade}</h3>
      <ReviewList reviews={theirs} />
      {others.length > 0 && (
        <>
          <h3 className={styles.group}>{copy.others}</h3>
          <ReviewList reviews={others} />
        </>
      )}
    </>
  )
}

function ReviewList({ reviews }: { reviews: readonly ShownReview[] }) {
  return (
    <ul className={styles.reviews}>
      {reviews.map(({ id, stars, content }) => (
        <li key={id} data-stars={stars}>
          {content}
        </li>
      ))}
    </ul>
  )
}
