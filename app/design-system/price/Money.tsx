import styles from './Money.module.css'
import { moneyParts } from './money-parts.ts'

/**
 * Words with an amount in them, or an amount alone, whose trailing '.00' is neither shown nor read out where the page strips zeroes
 * (`StripsZeroes`). Words without one are only themselves. [MONEY-03]
 */
export function Money({ children: words }: { children: string }) {
  const parts = moneyParts(words)
  if (parts.length === 1) return words
  return (
    // One text to readers: VoiceOver on phones stops at every element within a text.
    // oxlint-disable-next-line jsx-a11y/aria-role -- WebKit's own role, which others pass over (decision 031)
    <span role="text">
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
