import type { ReactNode } from 'react'
import styles from './Amount.module.css'
import { Money } from './Money.tsx'
import { type PriceWords, shownPrice, struckPrice, type TierPrice } from './price-value.ts'

/** The price to pay, preceded by the regular price if there is an offer and the page strikes offers (`StrikesOffers`). */
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

/** A struck-through price: superseded, or not for this visitor. */
export function Struck({
  was,
  children,
  ...rest
}: {
  /** Announced before it, e.g. "was". */ was: string
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
