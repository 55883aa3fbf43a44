import { withoutUndefined } from '../without-undefined.ts'
import { Amount, Struck } from './Amount.tsx'
import { Money } from './Money.tsx'
import styles from './PricePair.module.css'
import { type PriceWords, shownPrice, type TierPrice } from './price-value.ts'

export type PricePairProps = {
  member: TierPrice
  typical: TierPrice
  words: PriceWords
  /** Which price is emphasised: the one to pay (`primary`, the default) or the other. */
  highlighted?: 'primary' | 'secondary'
  /** `rows`, for cards: label left, number right. `stack`, for the end of a member's basket line: number below label. */
  layout?: 'rows' | 'stack'
}

/**
 * Both prices of a product, each labelled: the one to pay leads, for members their price, with the Typical Price struck through. What both tiers need is in
 * the markup; `data-tier` on <html> selects it (tokens/base.css).
 */
export function PricePair({ member, typical, words, highlighted, layout }: PricePairProps) {
  const members = (
    <div key="member" className={styles.member}>
      <dt>{member.label}</dt>
      <dd>
        <Amount tierPrice={member} words={words} />
      </dd>
    </div>
  )
  const others = (
    <div key="typical">
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
  )
  return (
    <dl
      className={styles.pair}
      {...withoutUndefined({ 'data-layout': layout, 'data-highlighted': highlighted === 'secondary' ? highlighted : undefined })}
    >
      {layout === 'stack' ? [members, others] : [others, members]}
    </dl>
  )
}

/** One labelled price on one line. */
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

/** Only the price for this visitor's tier, with its short label if it has one. */
export function PriceToPay({ member, typical, words }: PricePairProps) {
  const short = (tierPrice: TierPrice): TierPrice => ({ ...tierPrice, label: tierPrice.shortLabel ?? tierPrice.label })
  return (
    <>
      <PriceLine tierPrice={short(typical)} words={words} data-tier-only="typical" />
      <PriceLine tierPrice={short(member)} words={words} data-tier-only="member" />
    </>
  )
}
