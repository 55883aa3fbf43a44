'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { BannersCopy } from '#app/messages/frame/banners.ts'
import { recordExposure, wasExposedEarlier } from '#app/platform/experiments/exposures.ts'
import { BannerAnchor } from '../BannerAnchor.tsx'
import type { SkinnyView } from '../banners-view.ts'
import type { BannerCountdown } from './BannerCountdown.client.tsx'
import styles from './SkinnyBanner.module.css'

/** Few banners have an end, so the countdown loads on demand. Without it the banner still shows. */
const LoadedCountdown = lazy<ComponentType<ComponentProps<typeof BannerCountdown>>>(() =>
  import('./BannerCountdown.client.tsx').then(
    (module) => ({ default: module.BannerCountdown }),
    () => ({ default: () => null }),
  ),
)

type SkinnyBannerProps = { banner: SkinnyView; words: BannersCopy; locale: string; renderedAt: number | undefined }

/** The line above the header, with a link and an optional countdown. Spec §2 Banners. */
export function SkinnyBanner({ banner, words, locale, renderedAt }: SkinnyBannerProps) {
  const { link, ground, endsAt, experiment } = banner
  const isShown = useFreeDeliveryShown(banner)
  return (
    <div
      className={styles.skinny}
      data-surface={ground?.letters === 'dark' ? undefined : 'dark'}
      data-own-ground={ground !== undefined || undefined}
      data-shown={isShown}
      data-flag={experiment?.flag}
      data-variation={experiment?.variation}
      style={ground && { backgroundColor: ground.colour }}
    >
      <BannerAnchor link={link} newTab={words.newTab} className={styles.words}>
        <span className={styles.long}>{banner.longText}</span>
        <span className={styles.short}>{banner.shortText}</span>
      </BannerAnchor>
      {endsAt !== undefined && (
        <Suspense>
          <LoadedCountdown endsAt={endsAt} renderedAt={renderedAt} display={banner.display} copy={words.countdown} locale={locale} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * Whether the banner is visible. A banner of the free-delivery experiment stays hidden until the browser knows that its shopper was not
 * exposed in an earlier session. Its space is reserved, so nothing moves.
 */
function useFreeDeliveryShown({ isFreeDelivery, experiment }: SkinnyView): boolean {
  const [isShown, setShown] = useState(!isFreeDelivery)
  const { flag, variation } = experiment ?? {}
  useEffect(() => {
    if (!isFreeDelivery || flag === undefined || variation === undefined || wasExposedEarlier(flag)) return
    recordExposure(flag, variation)
    // oxlint-disable-next-line react/set-state-in-effect -- what was recorded is in the browser's storage, outside React
    setShown(true)
  }, [isFreeDelivery, flag, variation])
  return isShown
}
