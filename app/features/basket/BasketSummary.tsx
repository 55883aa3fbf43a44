import type { ReactNode } from 'react'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { PricingSummary, SummaryPanel } from '#app/design-system/summary/PricingSummary.tsx'
import type { Messages } from '#app/messages/en-GB.ts'
import { formatMoney } from '#app/platform/money/format.ts'
import type { BasketView } from './basket-view.ts'
import { pricingLines } from './pricing-lines.ts'

type BasketSummaryProps = {
  basket: BasketView
  /** A member, or a membership in the bag. */
  hasMembership: boolean
  locale: string
  copy: Messages['basket']
  checkoutHref: string
  /** Where a promo code is typed. */
  promoCode?: ReactNode
}

/** What the bag comes to, line by line. Spec §9 Basket pricing summary. */
export function BasketSummary({ basket, hasMembership, locale, copy, checkoutHref, promoCode }: BasketSummaryProps) {
  const { update, lines } = basket
  const { currency, currencySymbol } = update.pricing
  const money = (amount: number) => formatMoney(amount, { currency, currencySymbol, locale })
  const shown = pricingLines({ ...update, isEmpty: lines.length === 0 }, { locale, hasMembership })
  const total = shown.find(({ id }) => id === 'total')
  return (
    <SummaryPanel id="summary" heading={copy.summary}>
      <PricingSummary
        lines={shown
          .filter((line) => line !== total)
          .map(({ id, label, amount, tone }) => ({
            id,
            label,
            value: id === 'delivery' && amount === 0 ? copy.free : money(amount),
            ...(tone === 'saving' && { tone }),
          }))}
        total={{ label: total?.label, value: money(total?.amount ?? 0) }}
      />
      {promoCode}
      <ButtonLink href={checkoutHref} size={56} wide>
        {copy.checkout}
      </ButtonLink>
      <p>{copy.taxNote}</p>
    </SummaryPanel>
  )
}
