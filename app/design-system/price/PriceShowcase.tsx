import { PlusMark } from '../icon/Icon.tsx'
import { Amount } from './Amount.tsx'
import styles from './PriceShowcase.module.css'
import type { PriceWords, TierPrice } from './price-value.ts'

/** Two headline-sized prices that show the difference between the tiers (home page). */
export function PriceShowcase({ typical, member, words }: { typical: TierPrice; member: TierPrice; words: PriceWords }) {
  return (
    <dl className={styles.showcase}>
      <div>
        <dt>{typical.label}</dt>
        <dd>
          <Amount tierPrice={typical} words={words} />
        </dd>
      </div>
      <div className={styles.member}>
        <dt>
          <PlusMark />
          {member.label}
        </dt>
        <dd>
          <Amount tierPrice={member} words={words} />
        </dd>
      </div>
    </dl>
  )
}
