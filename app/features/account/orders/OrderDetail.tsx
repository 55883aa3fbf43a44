import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { PricingSummary } from '#app/design-system/summary/PricingSummary.tsx'
import { orderCopy as copy } from '#app/messages/account/orders.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { picturesOf } from '#app/platform/catalogue/variant-shape.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { orderTotals } from '#app/platform/orders/order-totals.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { storeDay } from '#app/platform/time/store-day.ts'
import type { OrderFieldsFragment } from '#operations/__generated__/operations.ts'
import { BuyAgain } from './BuyAgain.tsx'
import { OrderStatus } from './OrderStatus.tsx'
import { OrderTracking } from './OrderTracking.tsx'
import { ORDERS_PATH } from './orders-data.ts'
import './orders.css'

type OrderDetailProps = {
  store: Store
  order: OrderFieldsFragment
  /** True after "Cancel this order": it asks before it does. */
  isCancelling: boolean
}

/** One order: how far it has come, where its parcel is, what it cost then, and what can be done about it. */
export function OrderDetail({ store, order, isCancelling }: OrderDetailProps) {
  const path = `${ORDERS_PATH}/${order.number}`
  const asksToCancel = isCancelling && order.isCancellable
  return (
    <>
      <div className="order-top">
        <TextLink standalone href={storeHref(store, ORDERS_PATH)}>
          {copy.back}
        </TextLink>
        <p>{formatMessage(copy.placed, { day: storeDay(order.placedAt, store.locale) })}</p>
        <OrderStatus status={order.status} />
      </div>
      {asksToCancel && <CancelOrder store={store} order={order} path={path} />}
      <OrderTracking order={order} locale={store.locale} />
      <section aria-labelledby="order-lines" className="order-part">
        <h2 id="order-lines">{copy.lines}</h2>
        <ul className="order-lines">
          {order.lines.map((line) => (
            <OrderLine key={line.id} line={line} store={store} />
          ))}
        </ul>
        <div className="order-prices">
          <OrderPrices order={order} locale={store.locale} />
        </div>
      </section>
      <BuyAgain store={store} order={order} />
      <OrderFacts order={order} />
      <div className="order-actions">
        <ButtonLink variant="secondary" href={storeHref(store, `${path}/invoice`)}>
          {copy.invoice}
        </ButtonLink>
        {order.isCancellable && !asksToCancel && (
          <ButtonLink variant="quiet" href={`${storeHref(store, path)}?cancel=1#cancel`}>
            {copy.cancel.start}
          </ButtonLink>
        )}
        <TextLink standalone href={storeHref(store, '/contact')}>
          {copy.help}
        </TextLink>
      </div>
    </>
  )
}

/** Asks once more, because an order that is cancelled stays so. */
function CancelOrder({ store, order: { number, totals, payment }, path }: { store: Store; order: OrderFieldsFragment; path: string }) {
  return (
    <section id="cancel" aria-labelledby="cancel-heading" className="order-panel">
      <h2 id="cancel-heading">{copy.cancel.heading}</h2>
      <p>
        <Money>{formatMessage(copy.cancel.text, { amount: totals.total.formatted, method: payment.label })}</Money>
      </p>
      <form role="none" method="post" action="/api/account/cancel-order" className="order-actions">
        <input type="hidden" name="locale" value={store.locale} />
        <input type="hidden" name="number" value={number} />
        <Button type="submit">{copy.cancel.confirm}</Button>
        <ButtonLink variant="secondary" href={storeHref(store, path)}>
          {copy.cancel.keep}
        </ButtonLink>
      </form>
    </section>
  )
}

function OrderLine({ line, store }: { line: OrderFieldsFragment['lines'][number]; store: Store }) {
  const { type, title, subTitle, quantity, linePrice, variant } = line
  return (
    <li className="order-line">
      {type === 'product' ? (
        <Picture
          {...pictureSources(variant ? picturesOf(variant)[0]?.src : undefined)}
          sizes="64px"
          alt=""
          className="order-line-picture"
        />
      ) : (
        <span className="order-line-plus" aria-hidden="true" />
      )}
      <div>
        <p className="order-line-name">{variant ? <TextLink href={storeHref(store, variant.href)}>{title}</TextLink> : title}</p>
        {subTitle && <p className="order-card-small">{subTitle}</p>}
        {type === 'product' && <p className="order-card-small">{formatMessage(copy.quantity, { count: String(quantity) })}</p>}
      </div>
      <p className="order-line-name">
        {linePrice.raw === 0 ? type === 'product' ? copy.gift : copy.free : <Money>{linePrice.formatted}</Money>}
      </p>
    </li>
  )
}

/** What the order cost, part by part, as it was. */
export function OrderPrices({ order: { totals }, locale }: { order: OrderFieldsFragment; locale: string }) {
  const lines = orderTotals(totals, locale)
  return (
    <>
      <PricingSummary
        lines={lines.map(({ id, label, value, isSaving }) => ({
          id,
          label,
          value: <Money>{value}</Money>,
          ...(isSaving && { tone: 'saving' as const }),
        }))}
        total={{ label: copy.total, value: <Money>{totals.total.formatted}</Money> }}
      />
      {totals.memberSavings.raw > 0 && (
        <p className="order-card-small">
          <Money>{formatMessage(copy.saved, { amount: totals.memberSavings.formatted })}</Money>
        </p>
      )}
    </>
  )
}

function OrderFacts({ order }: { order: OrderFieldsFragment }) {
  const { deliveryAddress: to, deliveryMethodName, payment, email } = order
  const facts: readonly (readonly [label: string, value: string | null | undefined])[] = [
    [
      copy.details.to,
      to && [`${to.firstName} ${to.lastName}`, to.line1, to.line2, to.city, to.region, to.postalCode].filter(Boolean).join(', '),
    ],
    [copy.details.method, deliveryMethodName],
    [copy.details.paid, payment.label],
    [copy.details.email, email],
  ]
  return (
    <section aria-labelledby="order-facts" className="order-part">
      <h2 id="order-facts">{copy.details.heading}</h2>
      <dl className="order-facts">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
