import type { Metadata } from 'next'
import { begunGiftFor } from '#app/features/join/join-data.ts'
import { RedeemGiftPage } from '#app/features/join/RedeemGiftPage.tsx'
import { redeemGiftCopy } from '#app/messages/pages/gifts.ts'
import { redeemGiftForm } from '#app/platform/forms/descriptions/gifts.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { type FormRouteProps, formRoute } from '../../account-form-route.ts'
import { PageFrame } from '../../page-frame.tsx'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  const { title, lead } = redeemGiftCopy
  return pageMetadata(storeOf((await params).locale), { title, description: lead, path: redeemGiftForm.page })
}

/** Where a gift is redeemed. The email's link has the code; with `done` the page says what it has begun. */
export default async function RedeemGiftRoute(props: FormRouteProps) {
  const { pageRequest, query, store, shown } = await formRoute(redeemGiftForm, props)
  const [begun, shopper] = await Promise.all([
    query['done'] === undefined ? undefined : begunGiftFor(pageRequest),
    pageShopper(pageRequest),
  ])
  const code = typeof query['code'] === 'string' ? query['code'].slice(0, 40) : undefined
  const values = { ...(code !== undefined && { code }), ...shown.values }
  return (
    <PageFrame pageRequest={pageRequest} path={redeemGiftForm.page}>
      <RedeemGiftPage store={store} shown={{ ...shown, values }} isLoggedIn={shopper?.firstName !== undefined} begun={begun} />
    </PageFrame>
  )
}
