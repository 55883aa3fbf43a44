import { type ReactNode, useRef } from 'react'
import { TaskBar } from '#app/design-system/bars/TaskBar.client.tsx'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { Icon, PlusMark } from '#app/design-system/icon/Icon.tsx'
import { lock } from '#app/design-system/icon/icons.ts'
import { Money } from '#app/design-system/price/Money.tsx'
import { PricingSummary, SummaryNote, SummaryPanel } from '#app/design-system/summary/PricingSummary.tsx'
import type { BasketPageCopy } from '#app/messages/basket/basket-page.ts'
import { paybackWords, stickyWords } from '#app/messages/basket/summary.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { DeliveryMethod } from '#operations/__generated__/operations.ts'
import { Rolling } from '../rolling/Rolling.tsx'
import type { BasketView } from '../store/basket-view.ts'
import { ReferralProgress } from '../thresholds/ReferralProgress.tsx'
import { ThresholdProgress } from '../thresholds/ThresholdProgress.tsx'
import { ThresholdTerms } from '../thresholds/ThresholdTerms.tsx'
import '../page/basket-page.css'
import { DeliveryChoice } from './DeliveryChoice.tsx'
import { carrierOf, type StickyLine, stickyLines } from './summary-lines.ts'

type BasketSummaryProps = {
  update: BasketView['update']
  /** On the account, or in the basket. */
  hasMembership: boolean
  locale: string
  copy: BasketPageCopy
  /** Undefined where nothing can be ordered. */
  checkoutHref: string | undefined
  /** True while a change of the delivery method is pending. */
  isChoosing: boolean
  onChooseDelivery: (method: DeliveryMethod) => void
  /** The promo-code box. */
  promoCode?: ReactNode
  /** The ways to pay, as marks. */
  payments?: ReactNode
  /** 'HCL' hides member savings and the membership fee of virtual-only baskets. Open point A75. */
  source?: 'HCL'
}

/**
 * The sticky summary: pricing line by line, and progress towards thresholds; on narrow windows the total and the checkout link as a bar while they are out of
 * view. Spec §9 Basket pricing summary, open point A68.
 */
export function BasketSummary({
  update,
  hasMembership,
  locale,
  copy,
  checkoutHref,
  promoCode,
  payments,
  source,
  ...delivery
}: BasketSummaryProps) {
  const wayOn = useRef<HTMLDivElement>(null)
  const lines = stickyLines(update, { locale, hasMembership, ...(source && { source }) })
  const tier = update.pricing.priceTier
  const total = lines.find(({ id }) => id === 'total')
  const checkout = (isInBar = false) =>
    checkoutHref !== undefined && (
      <ButtonLink href={checkoutHref} size={isInBar ? 48 : 56} wide>
        <Icon icon={lock} size={20} />
        {copy.checkout}
      </ButtonLink>
    )
  return (
    <div className="basket-summary-sticky" data-under-header>
      <SummaryPanel id="summary" heading={copy.summary}>
        <ReferralProgress update={update} locale={locale} hasMembership={hasMembership} />
        <ThresholdProgress update={update} locale={locale} />
        <PricingSummary
          lines={lines
            .filter((line) => line !== total)
            .map((line) => ({
              id: line.id,
              label: (
                <span className="basket-summary-label">
                  <Label line={line} update={update} {...delivery} />
                </span>
              ),
              value: (
                <Rolling tier={tier}>
                  <Money>{line.value}</Money>
                </Rolling>
              ),
              ...(line.isSaving && { tone: 'saving' }),
            }))}
          total={{
            label: total?.label,
            value: total && (
              <Rolling tier={tier}>
                <Money>{total.value}</Money>
              </Rolling>
            ),
          }}
        />
        <Payback {...update.pricing} />
        {promoCode}
        <div ref={wayOn}>{checkout() || <p>{copy.nothingToOrder}</p>}</div>
        <p className="basket-summary-note">{copy.taxNote}</p>
        {checkoutHref !== undefined && payments}
        <ThresholdTerms update={update} locale={locale} />
      </SummaryPanel>
      {checkoutHref !== undefined && (
        <TaskBar of={wayOn}>
          <p className="basket-summary-collapsed-total">
            <span>{stickyWords.total}</span>{' '}
            <b>
              <Rolling tier={tier}>
                <Money>{total?.value ?? ''}</Money>
              </Rolling>
            </b>
          </p>
          {checkout(true)}
        </TaskBar>
      )}
    </div>
  )
}

type LabelProps = { line: StickyLine } & Pick<BasketSummaryProps, 'update' | 'isChoosing' | 'onChooseDelivery'>

/** A line's label with its controls. */
function Label({ line: { id, label }, update, isChoosing, onChooseDelivery }: LabelProps) {
  if (id === 'typicalRetailPrice') {
    return (
      <>
        {label} <SummaryNote>{stickyWords.retailNote}</SummaryNote>
      </>
    )
  }
  if (id !== 'delivery') return label
  return (
    <>
      {label}{' '}
      <DeliveryChoice method={update.deliveryMethod} carrier={carrierOf(update)} isPending={isChoosing} onChoose={onChooseDelivery} />
    </>
  )
}

/** What the membership in the basket does for it, in the server's figures; nothing where it says none. Open point A199. */
function Payback({ membershipPayback: payback }: Pick<BasketView['update']['pricing'], 'membershipPayback'>) {
  return (
    payback && (
      <p className="basket-summary-payback">
        <PlusMark />
        {payback.isReached ? paybackWords.reached : formatMessage(paybackWords.after, { items: String(payback.items) })}
      </p>
    )
  )
}
