import { withoutUndefined } from '../without-undefined.ts'
import { Amount, Struck } from './Amount.tsx'
import { Money } from './Money.tsx'
import styles from './PricePair.module.css'
import { type PriceWords, shownPrice, type TierPrice } from './price-value.ts'

export type PricePairProps = {
  member: TierPrice
  typical: TierPrice
  words: PriceWords
  /** `rows` on a card: label left, number right. `stack` at the end of a basket line: number under label. */
  layout?: 'rows' | 'stack'
}

/**
 * Both prices of one thing, each with its name. A member sees the Typical Price struck through; both looks stand in the
 * markup and `data-tier` on <html> chooses (tokens/base.css).
 */
export function PricePair({ member, typical, words, layout }: PricePairProps) {
  return (
    <dl className={styles.pair} {...withoutUndefined({ 'data-layout': layout })}>
      <div className={styles.member}>
        <dt>{member.label}</dt>
        <dd>
          <Amount tierPrice={member} words={words} />
        </dd>
      </div>
      <div>
        <dt>{typical.label}</dt>
        <dd data-tier-only="typical">
          <Amount tierPrice={typical} words={words} />
        </dd>
        <dd data-tier-only="member">
          <Struck was={words.was}>
            <Money>{shownPrice(typical.price, words)}</Money>
          </Struck>
        </dd>
      </div>
    </dl>
  )
}

/** One price with its name, on one line. */
export function PriceLine({
  tierPrice,
  words,
  ...rest
}: {
  tierPrice: TierPrice
  words: PriceWords
  'data-tier-only'?: 'member' | 'typical'
}) {
  return (
    <dl className={styles.line} {...rest}>
      <dt>{tierPrice.label}</dt>
      <dd>
        <Amount tierPrice={tierPrice} words={words} />
      </dd>
    </dl>
  )
}

/** Only the price that this visitor pays, under its short name. */
export function PriceToPay({ member, typical, words }: PricePairProps) {
  const short = (tierPrice: TierPrice): TierPrice => ({ ...tierPrice, label: tierPrice.shortLabel ?? tierPrice.label })
  return (
    <>
      <PriceLine tierPrice={short(typical)} words={words} data-tier-only="typical" />
      <PriceLine tierPrice={short(member)} words={words} data-tier-only="member" />
    </>
  )
}
