'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense, useMemo } from 'react'
import type { BannersCopy } from '#app/messages/frame/banners.ts'
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

type SkinnyBannerProps = {
  banner: SkinnyView
  /** Whether the visitor is known to be in the group that sees this variation: only then is its exposure recorded. */
  isMeasured: boolean
  words: BannersCopy
  locale: string
  renderedAt: number | undefined
}

/** The line above the header, with a link and an optional countdown. Spec §2 Banners. */
export function SkinnyBanner({ banner, isMeasured, words, locale, renderedAt }: SkinnyBannerProps) {
  const { link, ground, endsAt, display, experiment } = banner
  // The same element in every render: with a new one React hides the countdown of the page's HTML until its code has loaded, and the page moves up and down.
  const countdown = useMemo(
    () =>
      endsAt !== undefined && (
        <Suspense fallback={<ReservedSpace display={display} words={words.countdown} />}>
          <LoadedCountdown endsAt={endsAt} renderedAt={renderedAt} display={display} copy={words.countdown} locale={locale} />
        </Suspense>
      ),
    [endsAt, renderedAt, display, words, locale],
  )
  return (
    <div
      className={styles.skinny}
      data-surface={ground?.letters === 'dark' ? undefined : 'dark'}
      data-own-ground={ground !== undefined || undefined}
      data-free-delivery={banner.isFreeDelivery || undefined}
      // Its exposure is recorded when it can be seen. The first-paint script hides a free-delivery banner that was seen in an earlier session.
      data-exposure={isMeasured && experiment ? '' : undefined}
      data-flag={experiment?.flag}
      data-variation={experiment?.variation}
      style={ground && { backgroundColor: ground.colour }}
    >
      <BannerAnchor link={link} newTab={words.newTab} className={styles.words}>
        <span className={styles.long}>{banner.longText}</span>
        <span className={styles.short}>{banner.shortText}</span>
      </BannerAnchor>
      {countdown}
    </div>
  )
}

/** As wide and high as the countdown: the page's HTML brings that at its end, after the first paint on a slow phone. */
function ReservedSpace({ display, words }: { display: SkinnyView['display']; words: BannersCopy['countdown'] }) {
  if (display !== 'clock') return <span className="countdown countdown-left">&nbsp;</span>
  return (
    <span className="countdown" data-known="false">
      {Object.values(words.clock).map((unit) => (
        <span key={unit} className="countdown-part">
          <span className="countdown-count">00</span> <span className="countdown-unit">{unit}</span>
        </span>
      ))}
    </span>
  )
}
