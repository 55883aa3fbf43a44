import type { ReactNode } from 'react'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { check } from '#app/design-system/icon/icons.ts'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { PaymentMarks } from '#app/design-system/payment-marks/PaymentMarks.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { PricingSummary, SummaryPanel } from '#app/design-system/summary/PricingSummary.tsx'
import type { CheckoutCopy } from '#app/messages/checkout/checkout.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { payments } from '#app/platform/settings/payments.ts'

/** A line of the basket as checkout shows it. */
type SummaryItem = {
  id: string
  name: string
  /** Shade, size, renewal, recipient: a sentence each. */
  details: readonly string[]
  /** How many; undefined for what there is only one of. */
  quantity: number | undefined
  /** Path of its picture; undefined for a membership. */
  picture: string | undefined
  isProduct: boolean
  /** What it costs, in words. */
  price: string
}

type CheckoutSummaryProps = {
  items: readonly SummaryItem[]
  lines: readonly { id: string; label: string; value: string; isSaving: boolean }[]
  total: { label: string; value: string }
  /** What the basket has earned besides, a sentence each: samples, a gift. */
  rewards: readonly string[]
  copy: CheckoutCopy
  basketHref: string
  /** The box for promo codes. */
  codes: ReactNode
  /** What is behind the press is shown: what became of a promo code is told there. */
  isOpen: boolean
}

/** The basket and its prices. On narrow screens it stands first, with everything but the total behind a press. */
export function CheckoutSummary({ items, lines, total, rewards, copy, basketHref, codes, isOpen }: CheckoutSummaryProps) {
  return (
    <SummaryPanel
      id="checkout-summary"
      heading={copy.summary.heading}
      action={
        <TextLink standalone href={basketHref}>
          {copy.summary.edit}
          <span className="visually-hidden"> {copy.summary.editWhat}</span>
        </TextLink>
      }
    >
      <details className="checkout-items" open={isOpen}>
        <summary className="checkout-items-summary">{copy.summary.details}</summary>
        <ul className="checkout-items-list">
          {items.map((item) => (
            <SummaryRow key={item.id} item={item} copy={copy} />
          ))}
        </ul>
        <div className="checkout-prices">
          <PricingSummary
            lines={lines.map(({ id, label, value, isSaving }) => ({
              id,
              label,
              value: <Money>{value}</Money>,
              ...(isSaving && { tone: 'saving' as const }),
            }))}
          />
        </div>
        {rewards.length > 0 && (
          <ul className="checkout-rewards" aria-label={copy.summary.rewards}>
            {rewards.map((reward) => (
              <li key={reward}>
                <Icon icon={check} size={16} />
                {reward}
              </li>
            ))}
          </ul>
        )}
        {codes}
        <PaymentMarks label={copy.payment.marks} marks={payments} />
      </details>
      <PricingSummary lines={[]} total={{ label: total.label, value: <Money>{total.value}</Money> }} />
    </SummaryPanel>
  )
}

function SummaryRow({ item, copy }: { item: SummaryItem; copy: CheckoutCopy }) {
  const quantity = item.quantity === undefined ? [] : [formatMessage(copy.summary.quantity, { count: String(item.quantity) })]
  return (
    <li className="checkout-item">
      {item.isProduct ? (
        <Picture {...pictureSources(item.picture)} sizes="64px" alt="" className="checkout-item-picture" />
      ) : (
        <span className="checkout-item-plus" aria-hidden="true" />
      )}
      <div className="checkout-item-what">
        <p className="checkout-item-name">{item.name}</p>
        {[...item.details, ...quantity].map((detail) => (
          <p key={detail} className="checkout-item-small">
            <Money>{detail}</Money>
          </p>
        ))}
      </div>
      <p className="checkout-item-price">
        <Money>{item.price}</Money>
      </p>
    </li>
  )
}
