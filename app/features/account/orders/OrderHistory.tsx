import { ButtonLink } from '#app/design-system/button/Button.tsx'
import { EmptyState } from '#app/design-system/empty-state/EmptyState.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Pagination } from '#app/design-system/pagination/Pagination.tsx'
import { Picture } from '#app/design-system/picture/Picture.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { ordersCopy as copy } from '#app/messages/account/orders.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { picturesOf } from '#app/platform/catalogue/variant-shape.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { type ListPage, pageWords } from '#app/platform/pagination/list-page.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { storeDay } from '#app/platform/time/store-day.ts'
import { OrderStatus } from './OrderStatus.tsx'
import { type ListedOrder, ORDERS_PATH } from './orders-data.ts'
import { parcelArrival } from './parcel-arrival.ts'
import './orders.css'

type OrderHistoryProps = { store: Store; orders: readonly ListedOrder[]; page: ListPage; total: number }

/** A page of a shopper's orders, newest first. */
export function OrderHistory({ store, orders, page, total }: OrderHistoryProps) {
  if (orders.length === 0) {
    return (
      <EmptyState
        heading={copy.empty.heading}
        actions={<ButtonLink href={storeHref(store, '/shop/bestsellers')}>{copy.empty.link}</ButtonLink>}
      >
        <p>{copy.empty.text}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="orders">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} store={store} />
          </li>
        ))}
      </ul>
      {page.totalPages > 1 && (
        <Pagination
          label={copy.pages}
          previous={{ label: copy.previous, ...(page.previous !== undefined && { href: page.previous }) }}
          next={{ label: copy.next, ...(page.next !== undefined && { href: page.next }) }}
          {...pageWords(page, { listType: copy.listType, total })}
        />
      )}
    </>
  )
}

/** How many of an order's pictures the list shows. */
const MOST_PICTURES = 4

/** An order in a list: what is in it, and how far it has come. */
export function OrderCard({ order, store, headingLevel = 2 }: { order: ListedOrder; store: Store; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const
  const { number, placedAt, status, itemCount, totals, lines } = order
  const arrival = parcelArrival(order, store.locale)
  const heading = formatMessage(copy.number, { number })
  const titles = lines.map(({ title }) => title)
  const more = titles.length - 2
  const pictures = lines.flatMap(({ id, variant }) => (variant ? [{ id, src: picturesOf(variant)[0]?.src }] : []))
  return (
    <article className="order-card" aria-label={heading}>
      <div className="order-card-words">
        <Heading className="order-card-heading">{heading}</Heading>
        <OrderStatus status={status} />
        <p>
          {storeDay(placedAt, store.locale)} · {formatMessage(copy.items, { count: itemCount }, store.locale)} ·{' '}
          <Money>{totals.total.formatted}</Money>
        </p>
        <p className="order-card-small">
          {titles.slice(0, 2).join(', ')}
          {more > 0 && ` ${formatMessage(copy.more, { count: more }, store.locale)}`}
        </p>
        {arrival && <p className="order-card-small">{arrival}</p>}
        <TextLink standalone arrow href={storeHref(store, `${ORDERS_PATH}/${number}`)}>
          {copy.view}
          <span className="visually-hidden"> {number}</span>
        </TextLink>
      </div>
      <div className="order-card-pictures">
        {pictures.slice(0, MOST_PICTURES).map(({ id, src }) => (
          <Picture key={id} {...pictureSources(src)} sizes="80px" alt="" className="order-card-picture" />
        ))}
      </div>
    </article>
  )
}
