import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { orderCopy } from '#app/messages/account/orders.ts'
import { NEW_TAB } from '#app/messages/shared.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { calendarDate } from '#app/platform/time/calendar-date.ts'
import { storeMoment } from '#app/platform/time/store-day.ts'
import type { OrderFieldsFragment } from '#operations/__generated__/operations.ts'

const copy = orderCopy.tracking

/** Where an order's parcel is. Nothing for an order that is posted to nobody, and for one that ended before it left. */
export function OrderTracking({ order, locale }: { order: OrderFieldsFragment; locale: string }) {
  const { shipment, status, deliveryAddress } = order
  if (!deliveryAddress || (!shipment && status === 'CANCELLED')) return null
  return (
    <section aria-labelledby="order-parcel" className="order-part">
      <h2 id="order-parcel">{copy.heading}</h2>
      {shipment ? <Parcel shipment={shipment} locale={locale} /> : <p>{copy.none}</p>}
    </section>
  )
}

function Parcel({ shipment, locale }: { shipment: NonNullable<OrderFieldsFragment['shipment']>; locale: string }) {
  const { carrier, number, url, estimatedDelivery, events } = shipment
  return (
    <>
      <p className="order-line-name">
        {estimatedDelivery ? formatMessage(copy.expected, { day: calendarDate(estimatedDelivery, locale) }) : copy.arrived}
      </p>
      <p className="order-card-small">{formatMessage(copy.carrier, { carrier, number })}</p>
      <ol className="order-steps" aria-label={copy.history}>
        {events.map(({ at, text }) => (
          <li key={at}>
            <span>{text}</span> <time dateTime={at}>{storeMoment(at, locale)}</time>
          </li>
        ))}
      </ol>
      {url.startsWith('https://') && (
        <div>
          <ButtonLink variant="secondary" size={44} href={url} target="_blank" rel="noreferrer">
            {formatMessage(copy.follow, { carrier })}
            <span className="visually-hidden"> {NEW_TAB}</span>
          </ButtonLink>
        </div>
      )}
    </>
  )
}
