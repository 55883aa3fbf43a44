import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ReferAFriend } from '#app/features/account/referral/ReferAFriend.tsx'
import { REFER_PATH, referralData } from '#app/features/account/referral/referral-data.ts'
import { ShareLinks } from '#app/features/share/SocialLinks.tsx'
import { referCopy as copy } from '#app/messages/account/refer.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { formatMajorUnits } from '#app/platform/money/major-units.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import type { FormRouteProps } from '../../account-form-route.ts'
import { AccountPage } from '../account-page.tsx'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: FormRouteProps): Promise<Metadata> {
  return pageMetadata(storeOf((await params).locale), { title: copy.title, path: REFER_PATH, isIndexed: false })
}

/** The shopper's referrals. */
export default async function ReferRoute({ params, searchParams }: FormRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const { store } = pageRequest
  const { page: asked } = await searchParams
  const wanted = typeof asked === 'string' ? asked : undefined
  const content = async () => {
    const view = await referralData(pageRequest, wanted)
    if (view.page.redirect !== undefined) redirect(view.page.redirect)
    const { referral } = view
    const credit = formatMajorUnits(referral.credit, { ...referral, locale: store.locale })
    const title = formatMessage(copy.shareTitle, { credit, brand: brand.name })
    return <ReferAFriend store={store} {...view} share={<ShareLinks store={store} path={referral.link} title={title} />} />
  }
  return (
    <AccountPage
      pageRequest={pageRequest}
      path={REFER_PATH}
      query={wanted === undefined ? '' : `?page=${encodeURIComponent(wanted)}`}
      title={copy.title}
      subheader={copy.subheader}
      content={content}
    />
  )
}
