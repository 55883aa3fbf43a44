import 'server-only'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { LIST_PAGE_SIZE, type ListPage, listPage } from '#app/platform/pagination/list-page.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { GetOrderDocument, GetOrdersDocument, type GetOrdersQuery, type OrderFieldsFragment } from '#operations/__generated__/operations.ts'

/** The page of the list of orders, without the store's prefix. */
export const ORDERS_PATH = '/account/order-history'

/** An order as the list shows it. */
export type ListedOrder = GetOrdersQuery['orders']['orders'][number]

/** One page of a shopper's orders, newest first. */
type OrdersView = { orders: readonly ListedOrder[]; page: ListPage; total: number }

/** The orders of a page that an address asks for. Throws as the request does. */
export async function ordersData(pageRequest: PageRequest, asked: string | undefined): Promise<OrdersView> {
  const path = storeHref(pageRequest.store, ORDERS_PATH)
  const { page: currentPage } = listPage({ path, asked, total: Number.MAX_SAFE_INTEGER })
  const pagination = { currentPage: Math.min(currentPage, MOST_PAGES), perPage: LIST_PAGE_SIZE }
  const { orders } = await serverQuery(pageRequest, GetOrdersDocument, { pagination })
  const { total } = orders.pagination
  return { orders: orders.orders, total, page: listPage({ path, asked, total }) }
}

/** The highest page that the contract lets one ask for. */
const MOST_PAGES = 1_000_000

/** The longest number that is asked for: more is nobody's. */
const LONGEST = 40

/** One of the shopper's orders; undefined for an unknown number and for somebody else's, which are told alike. */
export async function orderData(pageRequest: PageRequest, number: string): Promise<OrderFieldsFragment | undefined> {
  if (number === '' || number.length > LONGEST) return undefined
  return (await serverQuery(pageRequest, GetOrderDocument, { number })).order ?? undefined
}
