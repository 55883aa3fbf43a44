import type { Metadata } from 'next'
import { GiftPage } from '#app/features/join/GiftPage.tsx'
import { sharedMonths } from '#app/features/join/gift-term.ts'
import { joinOffersFor } from '#app/features/join/join-data.ts'
import { giftCopy } from '#app/messages/pages/gifts.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { giftForm } from '#app/platform/forms/descriptions/gifts.ts'
import { JsonLd } from '#app/platform/page/JsonLd.tsx'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { webPageJsonLd } from '#app/platform/page/web-page-json-ld.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { type FormRouteProps, formRoute } from '../../account-form-route.ts'
import { PageFrame } from '../../page-frame.tsx'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  const pageRequest = await currentPageRequest((await params).locale)
  const { gifts } = (await joinOffersFor(pageRequest)) ?? {}
  const description = descriptionOf(sharedMonths(gifts), pageRequest.store.locale)
  return pageMetadata(pageRequest.store, { title: giftCopy.title, description, path: giftForm.page })
}

/** What search engines are told. `months`: how long every gift runs, if it is one term. */
function descriptionOf(months: number | undefined, locale: string): string {
  return months === undefined ? giftCopy.descriptionOfAnyTerm : formatMessage(giftCopy.description, { months }, locale)
}

/** The product page of the gift membership. Its folder is the slug of the brand's settings, which a test compares. */
export default async function GiftMembershipPage(props: FormRouteProps) {
  const { pageRequest, query, store, shown } = await formRoute(giftForm, props)
  const offers = await joinOffersFor(pageRequest)
  const description = descriptionOf(sharedMonths(offers?.gifts), store.locale)
  return (
    <PageFrame pageRequest={pageRequest} path={giftForm.page}>
      <JsonLd data={webPageJsonLd(store, { name: giftCopy.title, description, path: giftForm.page })} />
      <GiftPage store={store} gifts={offers?.gifts} shown={shown} chosen={typeof query['gift'] === 'string' ? query['gift'] : undefined} />
    </PageFrame>
  )
}
