'use client'

import { useIsPhone } from '#app/design-system/use-phone.client.ts'
import type { BannersCopy } from '#app/messages/frame/banners.ts'
import type { BannersView } from '../banners-view.ts'
import { usePersonalBanners } from '../personal-banners.client.ts'
import { PromoBanner } from './PromoBanner.client.tsx'

type Shown = Pick<BannersView, 'skinny' | 'referral' | 'promo'>

/** The promotional banner of phones, below the page, while another banner has the only line above it. */
export function PhonePromo({ rendered, words }: { rendered: Shown; words: BannersCopy }) {
  const { skinny, referral, promo } = usePersonalBanners() ?? rendered
  const isPhone = useIsPhone()
  if (!isPhone || !promo || (!skinny && referral === undefined)) return null
  return <PromoBanner banner={promo} words={words} />
}
