import type { ReactNode } from 'react'
import styles from './Amount.module.css'
import { Money } from './Money.tsx'
import { type PriceWords, shownPrice, struckPrice, type TierPrice } from './price-value.ts'

/** What is paid, after what it was if an offer is on and the page strikes offers (`StrikesOffers`). */
export function Amount({ tierPrice, words }: { tierPrice: TierPrice; words: PriceWords }) {
  const was = struckPrice(tierPrice)
  const toPay = <Money>{shownPrice(tierPrice.price, words)}</Money>
  if (!was) return toPay
  return (
    <>
      <span className={styles.offer} data-offer="">
        <Struck was={words.was}>
          <Money>{was.formatted}</Money>
        </Struck>{' '}
      </span>
      {toPay}
    </>
  )
}

/** A price that is no longer, or not for you, the one to pay. */
export function Struck({
  was,
  children,
  ...rest
}: {
  /** Read out before it, as "was". */ was: string
  children: ReactNode
  'data-tier-only'?: 'member' | 'typical'
}) {
  return (
    <s {...rest} className={styles.struck}>
      <span className="visually-hidden">{`${was} `}</span>
      {children}
    </s>
  )
}
