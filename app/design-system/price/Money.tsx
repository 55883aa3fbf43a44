import styles from './Money.module.css'
import { moneyParts } from './money-parts.ts'

/**
 * Text containing amounts, or an amount alone. Its trailing '.00' is neither shown nor announced where the page strips zeroes (`StripsZeroes`). Text without
 * an amount is rendered as is.
 */
export function Money({ children: words }: { children: string }) {
  const parts = moneyParts(words)
  if (parts.length === 1) return words
  return (
    <span>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no name but their place
          <span key={index} className={styles.zeroes}>
            {part}
          </span>
        ),
      )}
    </span>
  )
}
