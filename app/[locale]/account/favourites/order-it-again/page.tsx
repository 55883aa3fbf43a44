import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { OrderItAgainPage } from '#app/features/favourites/order-it-again/OrderItAgainPage.tsx'
import { orderItAgainData } from '#app/features/favourites/order-it-again/order-it-again-data.ts'
import {
  choiceParameters,
  ORDER_IT_AGAIN_PAGE_SIZE,
  readOrderItAgainQuery,
} from '#app/features/favourites/order-it-again/order-it-again-query.ts'
import { UndoRemoval } from '#app/features/favourites/order-it-again/ReplenishmentForm.tsx'
import { replenishmentNotice } from '#app/features/favourites/order-it-again/replenishment-notice.ts'
import { Bestsellers } from '#app/features/listing/Bestsellers.tsx'
import { orderItAgainCopy as copy } from '#app/messages/products/order-it-again.ts'
import type { AccountNotification } from '#app/platform/account/account-notification.client.tsx'
import { ORDER_IT_AGAIN_PATH as path } from '#app/platform/account/highlighted-slug.ts'
import { REPLENISHMENT_OUTCOMES } from '#app/platform/account/replenishment-outcome.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { listPage } from '#app/platform/pagination/list-page.ts'
import { searchOf } from '#app/platform/routes/query-key.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { WishlistCard } from '../../../WishlistCard.tsx'
import { AccountPage } from '../../account-page.tsx'

export const dynamic = 'force-dynamic'

type OrderItAgainRouteProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: OrderItAgainRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: copy.title, path, isIndexed: false })
}

/** What the shopper bought before. Guests are sent to log in, and return here. */
export default async function OrderItAgainRoute({ params, searchParams }: OrderItAgainRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const { store } = pageRequest
  const href = storeHref(store, path)
  const search = searchOf(await searchParams)
  const query = readOrderItAgainQuery(search)
  const content = async () => {
    const view = await orderItAgainData(pageRequest, query)
    const beyond = listPage({
      path: href,
      asked: String(query.page),
      total: view.pagination.total,
      perPage: ORDER_IT_AGAIN_PAGE_SIZE,
      parameters: choiceParameters(view.query),
      style: 'bare',
    }).redirect
    if (beyond !== undefined) redirect(beyond)
    return (
      <>
        <OrderItAgainPage view={view} store={store} href={href} Card={WishlistCard} />
        {!view.showOrderItAgain && <Bestsellers pageRequest={pageRequest} Card={WishlistCard} />}
      </>
    )
  }
  return (
    <AccountPage
      pageRequest={pageRequest}
      path={path}
      query={search.size === 0 ? '' : `?${search}`}
      title={copy.title}
      subheader={copy.subheader}
      notification={noticeOf(search, store.locale)}
      content={content}
    />
  )
}

/** What became of a removal that was posted without scripts. */
function noticeOf(search: URLSearchParams, locale: string): AccountNotification | undefined {
  const outcome = REPLENISHMENT_OUTCOMES.find((known) => known === search.get('outcome'))
  if (!outcome) return undefined
  const sku = search.get('sku')
  return { ...replenishmentNotice(outcome), ...(outcome === 'removed' && sku && { action: <UndoRemoval sku={sku} locale={locale} /> }) }
}
