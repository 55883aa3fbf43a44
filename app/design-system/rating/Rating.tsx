import type { CSSProperties, ReactNode } from 'react'
import { withoutUndefined } from '../without-undefined.ts'
import styles from './Rating.module.css'

/** The best rating there is. */
const MAX_STARS = 5

type RatingProps = {
  /** Stars out of five; parts of a star are drawn. */
  stars: number
  /** The same in figures, as "4.8". */
  score?: string
  /** All of it in words, as "4.8 out of 5 stars, 2,314 reviews". It is what is read out. */
  label: string
  /** How many reviews, as "(2,314)". */
  count?: string
  /** `l` beside the heading of a product page. */
  size?: 'l'
  /** A link to the reviews in place of the count. */
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

/** Five stars only: put the rating in text beside them. */
export function Stars({ stars }: { stars: number }) {
  const filled: CSSProperties = { inlineSize: `${(Math.min(MAX_STARS, Math.max(0, stars)) / MAX_STARS) * 100}%` }
  return (
    <span className={styles.stars} aria-hidden="true">
      <span style={filled} />
    </span>
  )
}
