import type { ReactNode } from 'react'
import { Alerts } from '#app/design-system/alert/Alert.tsx'
import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { PricingSummary, SummaryPanel } from '#app/design-system/summary/PricingSummary.tsx'
import { successCopy as copy } from '#app/messages/checkout/outcome.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { picturesOf } from '#app/platform/catalogue/variant-shape.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { storeDay } from '#app/platform/time/store-day.ts'
import type { OrderFieldsFragment } from '#operations/__generated__/operations.ts'
import './outcome.css'
import { orderTotals } from '#app/platform/orders/order-totals.ts'

type SuccessPageProps = {
  store: Store
  order: OrderFieldsFragment
  /** True for a shopper without an account. */
  isGuest: boolean
  /** What did not work besides. */
  notices: ReactNode
}

/** An order that was placed: its number, what was bought at which price, when it comes, and what a membership changes. */
export function SuccessPage({ store, order, isGuest, notices }: SuccessPageProps) {
  return (
    <Container>
      <div className="outcome-layout">
        <div className="outcome">
          <h1>{copy.title}</h1>
          <p className="outcome-lead">{formatMessage(copy.lead, { email: order.email })}</p>
          {notices !== null && <Alerts>{notices}</Alerts>}
          <Facts order={order} locale={store.locale} />
          {order.membership && <Membership membership={order.membership} locale={store.locale} />}
          {isGuest && (
            <section className="outcome-panel outcome-unprinted" aria-labelledby="register-heading">
              <h2 id="register-heading">{copy.register.heading}</h2>
              <p>{copy.register.text}</p>
              <ButtonLink variant="secondary" href={storeHref(store, '/register')}>
                {copy.register.link}
              </ButtonLink>
            </section>
          )}
          <p className="outcome-unprinted">
            <ButtonLink href={storeHref(store, '/')}>{copy.shop}</ButtonLink>
          </p>
        </div>
        <SummaryPanel id="order-lines" heading={copy.lines}>
          <ul className="outcome-lines">
            {order.lines.map((line) => (
              <OrderLine key={line.id} line={line} />
            ))}
          </ul>
          <OrderPrices order={order} locale={store.locale} />
        </SummaryPanel>
      </div>
    </Container>
  )
}

function Facts({ order, locale }: { order: OrderFieldsFragment; locale: string }) {
  const { deliveryAddress: to, deliveryMethodName, earliestDelivery, latestDelivery } = order
  const days = earliestDelivery && latestDelivery && daysOf(earliestDelivery, latestDelivery, locale)
  return (
    <dl className="outcome-facts">
      <div>
        <dt>{copy.number}</dt>
        <dd>{order.number}</dd>
      </div>
      {deliveryMethodName && days && (
        <div>
          <dt>{copy.delivery}</dt>
          <dd>{formatMessage(copy.arrives, { method: deliveryMethodName, days })}</dd>
        </div>
      )}
      {to && (
        <div>
          <dt>{copy.deliverTo}</dt>
          <dd>{addressLine(to)}</dd>
        </div>
      )}
      {order.billingAddress && (
        <div>
          <dt>{copy.billedTo}</dt>
          <dd>{addressLine(order.billingAddress)}</dd>
        </div>
      )}
      <div>
        <dt>{copy.paid}</dt>
        <dd>{order.payment.label}</dd>
      </div>
    </dl>
  )
}

function addressLine({
  firstName,
  lastName,
  line1,
  line2,
  city,
  region,
  postalCode,
}: NonNullable<OrderFieldsFragment['deliveryAddress']>): string {
  return [`${firstName} ${lastName}`, line1, line2, city, region, postalCode].filter(Boolean).join(', ')
}

/** A day, or the days between which it comes. */
function daysOf(earliest: string, latest: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
  return format.formatRange(new Date(earliest), new Date(latest))
}

function Membership({ membership, locale }: { membership: NonNullable<OrderFieldsFragment['membership']>; locale: string }) {
  const { name, termEndsAt, renews } = membership
  const day = storeDay(termEndsAt, locale)
  return (
    <section className="outcome-panel" aria-labelledby="membership-heading">
      <h2 id="membership-heading">{copy.membership.heading}</h2>
      <p>{formatMessage(renews ? copy.membership.renews : copy.membership.text, { name, day })}</p>
    </section>
  )
}

function OrderLine({ line: { type, title, subTitle, quantity, linePrice, variant } }: { line: OrderFieldsFragment['lines'][number] }) {
  return (
    <li className="outcome-line">
      {type === 'product' ? (
        <Picture
          {...pictureSources(variant ? picturesOf(variant)[0]?.src : undefined)}
          sizes="64px"
          alt=""
          className="outcome-line-picture"
        />
      ) : (
        <span className="outcome-line-plus" aria-hidden="true" />
      )}
      <div>
        <p className="outcome-line-name">{title}</p>
        {subTitle && <p className="outcome-small">{subTitle}</p>}
        {type === 'product' && <p className="outcome-small">{formatMessage(copy.quantity, { count: String(quantity) })}</p>}
      </div>
      <p className="outcome-line-name">{linePrice.raw === 0 ? copy.free : <Money>{linePrice.formatted}</Money>}</p>
    </li>
  )
}

function OrderPrices({ order: { totals }, locale }: { order: OrderFieldsFragment; locale: string }) {
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
        total={{ label: copy.totals.total, value: <Money>{totals.total.formatted}</Money> }}
      />
      {totals.memberSavings.raw > 0 && (
        <p className="outcome-small">
          <Money>{formatMessage(copy.saved, { amount: totals.memberSavings.formatted })}</Money>
        </p>
      )}
    </>
  )
}
