import { bannersCopy, memberFooterCopy, SMALL_PRINT } from '#app/messages/frame/banners.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { Layout } from '#app/platform/page/layouts.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { pageNow } from '#app/platform/time/page-now.ts'
import { BannersAbove } from './BannersAbove.client.tsx'
import { bannersFor } from './banners-data.ts'
import { MemberFooter } from './member-footer/MemberFooter.client.tsx'
import { PhonePromo } from './promo/PhonePromo.client.tsx'
import { SmallPrint } from './small-print/SmallPrint.client.tsx'

type BannersProps = {
  pageRequest: PageRequest
  /** Path of the page without the store's prefix. */
  path: string
  layout: Layout
}

/** The banners over the header: skinny or refer-a-friend, and promotional. */
export async function Banners({ pageRequest, path, layout }: BannersProps) {
  const { store } = pageRequest
  const { skinny, referral, promo: promotional, isPromoToCome } = await bannersFor(pageRequest, path, layout)
  return (
    <BannersAbove
      rendered={{ skinny, referral, promo: promotional, isPromoToCome }}
      ownAddress={path === '' ? undefined : `${storeHref(store, '/banners')}?${new URLSearchParams({ path, layout })}`}
      basketHref={storeHref(store, '/basket')}
      words={bannersCopy}
      locale={store.locale}
      renderedAt={await pageNow(pageRequest)}
    />
  )
}

/** Below the page: on phones the promotional banner, and the small print of the banners. */
export async function BannersBelow({ pageRequest, path, layout }: BannersProps) {
  const { skinny, referral, promo, smallPrint } = await bannersFor(pageRequest, path, layout)
  return (
    <>
      <PhonePromo rendered={{ skinny, referral, promo }} words={bannersCopy} />
      <SmallPrint rendered={smallPrint} label={SMALL_PRINT} />
    </>
  )
}

/** The member footer at the bottom of the window. */
export async function MemberBenefits({ pageRequest, path, layout }: BannersProps) {
  const { memberMessages } = await bannersFor(pageRequest, path, layout)
  const { label, button } = memberFooterCopy(pageRequest.store.locale)
  return (
    <MemberFooter
      rendered={memberMessages}
      isHome={path === '/'}
      href={storeHref(pageRequest.store, '/account/member-benefits')}
      label={label}
      button={formatMessage(button, { programme: brand.programme })}
    />
  )
}
