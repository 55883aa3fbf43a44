import type { ReactNode } from 'react'
import { PlusMark } from '../icon/Icon.tsx'
import { Amount } from './Amount.tsx'
import './price-block.css'
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
      <div className="price-block-frame" data-tier-only="typical">
        <dl className="price-block-halves">
          <Half price={typical} words={words} />
          <Half price={member} words={words} forMembers />
        </dl>
        <div className="price-block-join">{join}</div>
      </div>
      <dl className="price-block-single" data-tier-only="member">
        <dt className="price-block-member-label">
          <PlusMark />
          {member.label}
        </dt>
        <dd className="price-block-large">
          <Amount tierPrice={member} words={words} />
        </dd>
        <dd className="price-block-suffix">
          {suffix} {saving && <span className="price-block-saving">{saving}</span>}
        </dd>
      </dl>
    </div>
  )
}

function Half({ price, words, forMembers }: { price: TierPrice & { note: ReactNode }; words: PriceWords; forMembers?: boolean }) {
  return (
    <div className="price-block-half" data-for-members={forMembers}>
      <dt className="price-block-label">
        {forMembers && <PlusMark />}
        {price.label}
      </dt>
      <dd className="price-block-number">
        <Amount tierPrice={price} words={words} />
      </dd>
      <dd className="price-block-note">{price.note}</dd>
    </div>
  )
}
