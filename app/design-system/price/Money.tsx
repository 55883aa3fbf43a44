import styles from './Money.module.css'
import { moneyParts } from './money-parts.ts'

/**
 * Words with an amount in them, or an amount alone, whose trailing '.00' is neither shown nor read out where the page strips zeroes
 * (`StripsZeroes`). Words without one are only themselves.
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
