import type { CSSProperties, ReactNode } from 'react'
import { withoutUndefined } from '../without-undefined.ts'
import styles from './Rating.module.css'

/** The maximum rating. */
const MAX_STARS = 5

type RatingProps = {
  /** Stars out of five; fractions are drawn. */
  stars: number
  /** The rating as text, e.g. "4.8". */
  score?: string
  /** Text for screen readers, e.g. "4.8 out of 5 stars, 2,314 reviews". */
  label: string
  /** Number of reviews, e.g. "(2,314)". */
  count?: string
  /** `l` for use beside a product page's heading. */
  size?: 'l'
  /** A link to the reviews, shown instead of the count. */
  children?: ReactNode
}

export function Rating({ stars, score, label, count, size, children }: RatingProps) {
  return (
    <div className={styles.rating} {...withoutUndefined({ 'data-size': size })}>
      <span className="visually-hidden">{label}</span>
      <Stars stars={stars} />
      {score && (
        <span className={styles.score} aria-hidden="true">
          {score}
        </span>
      )}
      {count && <span aria-hidden="true">{count}</span>}
      {children}
    </div>
  )
}

/** Stars only: put the rating in text beside them. */
export function Stars({ stars }: { stars: number }) {
  const filled: CSSProperties = { inlineSize: `${(Math.min(MAX_STARS, Math.max(0, stars)) / MAX_STARS) * 100}%` }
  return (
    <span className={styles.stars} aria-hidden="true">
      <span style={filled} />
    </span>
  )
}
