import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { orderCopy } from '#app/messages/account/orders.ts'
import { NEW_TAB } from '#app/messages/shared.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { calendarDate } from '#app/platform/time/calendar-date.ts'
import { storeMoment } from '#app/platform/time/store-day.ts'
import type { OrderFieldsFragment } from '#operations/__generated__/operations.ts'
import { hasLinesToSend } from './parcels.ts'

const copy = orderCopy.tracking

type ShownShipment = OrderFieldsFragment['shipments'][number]

/** Where an order's parcels are. Nothing for an order that is posted to nobody, and for one that ended before it left. */
export function OrderTracking({ order, locale }: { order: OrderFieldsFragment; locale: string }) {
  const { shipments, status, deliveryAddress, lines } = order
  const [only, ...others] = shipments
  if (!deliveryAddress || (!only && status === 'CANCELLED')) return null
  const hasRest = hasLinesToSend(order)
  const isOne = others.length === 0 && !hasRest
  return (
    <section aria-labelledby="order-parcel" className="order-part">
      <h2 id="order-parcel">{isOne ? copy.heading : copy.headingMany}</h2>
      {!only && <p>{copy.none}</p>}
      {only && isOne && <Parcel shipment={only} locale={locale} />}
      {!isOne &&
        shipments.map((shipment, at) => (
          <section key={shipment.number} aria-labelledby={`order-parcel-${at + 1}`} className="order-part">
            <h3 id={`order-parcel-${at + 1}`}>{formatMessage(copy.one, { number: String(at + 1) })}</h3>
            <p className="order-card-small">{formatMessage(copy.holds, { items: itemsOf(shipment, lines) })}</p>
            <Parcel shipment={shipment} locale={locale} />
          </section>
        ))}
      {hasRest && <p>{copy.rest}</p>}
    </section>
  )
}

/** The products in a parcel, by their names. */
function itemsOf({ lineIds }: ShownShipment, lines: OrderFieldsFragment['lines']): string {
  return lines
    .filter(({ id }) => lineIds.includes(id))
    .map(({ title }) => title)
    .join(', ')
}

function Parcel({ shipment, locale }: { shipment: ShownShipment; locale: string }) {
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
