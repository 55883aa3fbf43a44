import type { Metadata } from 'next'
import { GiftPage } from '#app/features/join/GiftPage.tsx'
import { joinOffersFor } from '#app/features/join/join-data.ts'
import { giftCopy } from '#app/messages/pages/gifts.ts'
import { giftForm } from '#app/platform/forms/descriptions/gifts.ts'
import { JsonLd } from '#app/platform/page/JsonLd.tsx'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { webPageJsonLd } from '#app/platform/page/web-page-json-ld.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { type FormRouteProps, formRoute } from '../../account-form-route.ts'
import { PageFrame } from '../../page-frame.tsx'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  const { title, description } = giftCopy
  return pageMetadata(storeOf((await params).locale), { title, description, path: giftForm.page })
}

/** The product page of the gift membership. Its folder is the slug of the brand's settings, which a test compares. */
export default async function GiftMembershipPage(props: FormRouteProps) {
  const { pageRequest, query, store, shown } = await formRoute(giftForm, props)
  const offers = await joinOffersFor(pageRequest)
  return (
    <PageFrame pageRequest={pageRequest} path={giftForm.page}>
      <JsonLd data={webPageJsonLd(store, { name: giftCopy.title, description: giftCopy.description, path: giftForm.page })} />
      <GiftPage store={store} gifts={offers?.gifts} shown={shown} chosen={typeof query['gift'] === 'string' ? query['gift'] : undefined} />
    </PageFrame>
  )
}
