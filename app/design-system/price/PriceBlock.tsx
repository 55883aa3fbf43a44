import type { ReactNode } from 'react'
import { PlusMark } from '../icon/Icon.tsx'
import { Amount } from './Amount.tsx'
import styles from './PriceBlock.module.css'
import type { PriceWords, TierPrice } from './price-value.ts'

type PriceBlockProps = {
  typical: TierPrice & { /** Under the number, e.g. "What you pay today". */ note: ReactNode }
  member: TierPrice & { /** Under the number, e.g. "Save £12.50 with Ottilie+". */ note: ReactNode }
  /** The line below both halves for non-members: a sentence and a link. */
  join: ReactNode
  /** Beside the member's large price, e.g. "(Traditional Retail £26.00)"; use `Struck` in it. */
  suffix: ReactNode
  /** After the suffix, e.g. "You save £12.50". */
  saving?: ReactNode
  words: PriceWords
}

/** Prices on a product page: two halves in one frame by default, one large price for members. Both are in the markup. */
export function PriceBlock({ typical, member, join, suffix, saving, words }: PriceBlockProps) {
  return (
    <div>
      <div className={styles.frame} data-tier-only="typical">
        <dl className={styles.halves}>
          <Half price={typical} words={words} />
          <Half price={member} words={words} forMembers />
        </dl>
        <div className={styles.join}>{join}</div>
      </div>
      <dl className={styles.single} data-tier-only="member">
        <dt className={styles.memberLabel}>
          <PlusMark />
          {member.label}
        </dt>
        <dd className={styles.large}>
          <Amount tierPrice={member} words={words} />
        </dd>
        <dd className={styles.suffix}>
          {suffix} {saving && <span className={styles.saving}>{saving}</span>}
        </dd>
      </dl>
    </div>
  )
}

function Half({ price, words, forMembers }: { price: TierPrice & { note: ReactNode }; words: PriceWords; forMembers?: boolean }) {
  return (
    <div className={styles.half} data-for-members={forMembers}>
      <dt className={styles.label}>
        {forMembers && <PlusMark />}
        {price.label}
      </dt>
      <dd className={styles.number}>
        <Amount tierPrice={price} words={words} />
      </dd>
      <dd className={styles.note}>{price.note}</dd>
    </div>
  )
}
