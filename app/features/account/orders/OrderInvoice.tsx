import type { ReactNode } from 'react'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container } from '#app/design-system/page/Page.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { Table } from '#app/design-system/table/Table.tsx'
import { invoiceCopy as copy, orderCopy } from '#app/messages/account/orders.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { storeDay } from '#app/platform/time/store-day.ts'
import type { OrderFieldsFragment } from '#operations/__generated__/operations.ts'
import { OrderPrices } from './OrderDetail.tsx'
import { ORDERS_PATH } from './orders-data.ts'
import { PrintButton } from './PrintButton.client.tsx'
import './orders.css'

function LinePrice({ price }: { price: OrderFieldsFragment['lines'][number]['linePrice'] }) {
  return <Money>{price.formatted}</Money>
}

/** The sheet of an invoice, with its title. */
export function InvoiceSheet({ children }: { children: ReactNode }) {
  return (
    <Container className="invoice">
      <p className="invoice-brand">{brand.name}</p>
      <h1>{copy.title}</h1>
      {children}
    </Container>
  )
}

/** An order's invoice, to print: prices as they were. */
export function OrderInvoice({ store, order }: { store: Store; order: OrderFieldsFragment }) {
  const { number, placedAt, deliveryAddress: to, lines, totals, email } = order
  const billedTo = to ? [`${to.firstName} ${to.lastName}`, to.line1, to.line2, to.city, to.region, to.postalCode] : [email]
  return (
    <InvoiceSheet>
      <dl className="order-facts">
        <div>
          <dt>{formatMessage(copy.number, { number })}</dt>
          <dd>{storeDay(placedAt, store.locale)}</dd>
        </div>
        <div>
          <dt>{copy.billedTo}</dt>
          <dd>{billedTo.filter(Boolean).join(', ')}</dd>
        </div>
        <div>
          <dt>{orderCopy.details.paid}</dt>
          <dd>{order.payment.label}</dd>
        </div>
      </dl>
      <Table
        caption={copy.caption}
        columns={[
          { key: 'item', label: copy.columns.item },
          { key: 'quantity', label: copy.columns.quantity, isNumber: true },
          { key: 'price', label: copy.columns.price, isNumber: true },
        ]}
        rows={lines.map(({ id, title, subTitle, quantity, linePrice }) => ({
          key: id,
          cells: [[title, subTitle].filter(Boolean).join(', '), String(quantity), <LinePrice key="price" price={linePrice} />],
        }))}
      />
      <div className="order-prices">
        <OrderPrices order={order} locale={store.locale} />
        {store.id === 'uk' && (
          <p className="order-card-small">
            <Money>{formatMessage(copy.contained, { amount: totals.tax.formatted })}</Money>
          </p>
        )}
      </div>
      <div className="order-actions invoice-actions">
        <PrintButton label={copy.print} />
        <TextLink standalone href={storeHref(store, `${ORDERS_PATH}/${number}`)}>
          {copy.back}
        </TextLink>
      </div>
    </InvoiceSheet>
  )
}
