import { Money } from '#app/design-system/price/Money.tsx'
import type { CheckoutCopy } from '#app/messages/checkout/checkout.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { CheckoutSection } from './CheckoutSection.tsx'
import type { CheckoutView } from './checkout-data.ts'
import { arrivalOf } from './delivery-days.ts'

/**
 * The ways to deliver. Each is a button of the form, so that choosing one works without scripts, changes the prices beside it at once, and never happens
 * by moving the focus.
 */
export function DeliverySection({
  store,
  checkout: { deliveryMethods },
  copy,
  number,
}: {
  store: Store
  checkout: CheckoutView
  copy: CheckoutCopy
  number: number
}) {
  const isChosen = deliveryMethods.some((option) => option.isChosen)
  return (
    <CheckoutSection id="delivery" number={number} heading={copy.delivery.heading}>
      {!isChosen && <p className="checkout-note">{copy.delivery.missing}</p>}
      <form role="none" method="post" action="/api/checkout/delivery" data-held="">
        <input type="hidden" name="locale" value={store.locale} />
        <div role="group" aria-labelledby="delivery-heading" className="checkout-choices">
          {deliveryMethods.map((option) => (
            <button
              key={option.method}
              type="submit"
              name="deliveryMethod"
              value={option.method}
              aria-pressed={option.isChosen}
              className="checkout-choice"
            >
              <span className="checkout-choice-mark" aria-hidden="true" />
              <span className="checkout-choice-words">
                <span className="checkout-choice-name">{option.name}</span>{' '}
                <span className="checkout-choice-more">{arrival(option, copy, store.locale)}</span>
              </span>{' '}
              <span className="checkout-choice-end">
                {option.price.raw === 0 ? copy.delivery.free : <Money>{option.price.formatted}</Money>}
              </span>
            </button>
          ))}
        </div>
      </form>
    </CheckoutSection>
  )
}

function arrival({ earliest, latest }: CheckoutView['deliveryMethods'][number], copy: CheckoutCopy, locale: string): string {
  const { from, to } = arrivalOf(earliest, latest, locale)
  return from === to ? formatMessage(copy.delivery.arrives, { day: from }) : formatMessage(copy.delivery.arrivesBetween, { from, to })
}
