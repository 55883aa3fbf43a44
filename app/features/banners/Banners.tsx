import { bannerWords } from '#app/messages/banners.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { brand } from '#app/platform/settings/brand.ts'
import type { Layout } from '#app/platform/store/layouts.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { serverNow } from '#app/platform/time/server-now.ts'
import { BannersAbove } from './BannersAbove.client.tsx'
import { bannersFor } from './banners-data.ts'
import { MemberFooter } from './MemberFooter.client.tsx'
import { SmallPrint } from './SmallPrint.client.tsx'

type BannersProps = {
  visit: Visit
  /** The page's, without the store's prefix. */
  path: string
  layout: Layout
}

/** The banners over the header: skinny or refer-a-friend, and promotional. */
export async function Banners({ visit, path, layout }: BannersProps) {
  const { store } = visit
  const { label, newTab, promo, countdown } = bannerWords(store.locale)
  const { skinny, referral, promo: promotional, isPromoToCome } = await bannersFor(visit, path, layout)
  return (
    <BannersAbove
      rendered={{ skinny, referral, promo: promotional, isPromoToCome }}
      ownAddress={path === '' ? undefined : `${storeHref(store, '/banners')}?${new URLSearchParams({ path, layout })}`}
      basketHref={storeHref(store, '/basket')}
      words={{ label, newTab, promo, countdown }}
      renderedAt={await serverNow(visit)}
    />
  )
}

/** The small print of the banners. */
export async function BannersSmallPrint({ visit, path, layout }: BannersProps) {
  const { smallPrint } = await bannersFor(visit, path, layout)
  return <SmallPrint rendered={smallPrint} label={bannerWords(visit.store.locale).smallPrint} />
}

/** What members are told at the bottom of the window. */
export async function MemberBenefits({ visit, path, layout }: BannersProps) {
  const { memberMessages } = await bannersFor(visit, path, layout)
  const { label, button } = bannerWords(visit.store.locale).memberFooter
  return (
    <MemberFooter
      rendered={memberMessages}
      isHome={path === '/'}
      href={storeHref(visit.store, '/account/member-benefits')}
      label={label}
      button={button.replace('{programme}', brand.programme)}
    />
  )
}
