import type { ReactNode } from 'react'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { dashboardCopy as copy } from '#app/messages/account/dashboard.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { formatMajorUnits } from '#app/platform/money/major-units.ts'
import { JOIN_PATH } from '#app/platform/store/join-path.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { storeDay } from '#app/platform/time/store-day.ts'
import { OrderCard } from '../orders/OrderHistory.tsx'
import { ORDERS_PATH } from '../orders/orders-data.ts'
import { REFER_PATH } from '../referral/referral-data.ts'
import type { DashboardView } from './dashboard-data.ts'
import './dashboard.css'

type DashboardProps = DashboardView & { store: Store }

/** The start page of the account: the latest order, the membership, and credit that waits. */
export function Dashboard({ store, order, membership, referral }: DashboardProps) {
  return (
    <div className="dashboard">
      <Part id="order" heading={copy.order.heading}>
        {'failed' in order ? <p>{copy.failed}</p> : <LatestOrder store={store} order={order.value} />}
      </Part>
      <Part id="membership" heading={copy.membership.heading}>
        {'failed' in membership ? <p>{copy.failed}</p> : <Membership store={store} held={membership.value} />}
      </Part>
      <Part id="credit" heading={copy.credit.heading}>
        {'failed' in referral ? <p>{copy.failed}</p> : <Credit store={store} referral={referral.value} />}
      </Part>
    </div>
  )
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`now-${id}`} className="dashboard-part" data-part={id}>
      <h2 id={`now-${id}`}>{heading}</h2>
      {children}
    </section>
  )
}

type ValueOf<Name extends keyof DashboardView> = Extract<DashboardView[Name], { value: unknown }>['value']

function LatestOrder({ store, order }: { store: Store; order: ValueOf<'order'> }) {
  if (!order) {
    return (
      <>
        <p>{copy.order.none}</p>
        <Way href={storeHref(store, '/shop/bestsellers')}>{copy.order.shop}</Way>
      </>
    )
  }
  return (
    <>
      <OrderCard order={order} store={store} headingLevel={3} />
      <Way href={storeHref(store, ORDERS_PATH)}>{copy.order.all}</Way>
    </>
  )
}

function Membership({ store, held }: { store: Store; held: ValueOf<'membership'> }) {
  const canJoin = held.kind === 'none' || held.kind === 'over'
  return (
    <>
      <p>{membershipWords(held, store)}</p>
      {canJoin ? (
        <Way href={storeHref(store, JOIN_PATH)}>{copy.membership.join}</Way>
      ) : (
        <Way href={storeHref(store, '/account/my-membership')}>{copy.membership.see}</Way>
      )}
    </>
  )
}

function membershipWords(held: ValueOf<'membership'>, store: Store): string {
  if (held.kind === 'none') return copy.membership.none
  if (!('at' in held)) return formatMessage(copy.membership[held.kind], { name: held.name })
  return formatMessage(copy.membership[held.kind], { name: held.name, day: storeDay(held.at, store.locale) })
}

function Credit({ store, referral }: { store: Store; referral: ValueOf<'referral'> }) {
  const amount = (units: number) => formatMajorUnits(units, { ...referral, locale: store.locale })
  const isWaiting = referral.creditAvailable > 0
  return (
    <>
      <p>
        {isWaiting
          ? formatMessage(copy.credit.waiting, { amount: amount(referral.creditAvailable), from: amount(referral.leastSpend) })
          : formatMessage(copy.credit.none, { credit: amount(referral.credit) })}
      </p>
      <Way href={storeHref(store, REFER_PATH)}>{isWaiting ? copy.credit.see : copy.credit.invite}</Way>
    </>
  )
}

function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink standalone arrow href={href}>
      {children}
    </TextLink>
  )
}
