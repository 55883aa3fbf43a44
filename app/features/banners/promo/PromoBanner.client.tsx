'use client'

import { PromoCarousel } from '#app/design-system/promo-carousel/PromoCarousel.client.tsx'
import type { BannersCopy } from '#app/messages/frame/banners.ts'
import { BannerAnchor } from '../BannerAnchor.tsx'
import type { PromoSlide, PromoView } from '../banners-view.ts'
import styles from './PromoBanner.module.css'

/** Time per slide in milliseconds. */
const TURNS_EVERY_MS = 7000

/** The promotional banner with its rotating messages in the CMS's colours. Spec §2 Banners. */
export function PromoBanner({ banner, words }: { banner: PromoView; words: BannersCopy }) {
  const { ground, letters, slides, slideNames } = banner
  return (
    <div className={styles.promo} data-ground={ground} data-letters={letters}>
      <PromoCarousel
        label={words.promo.label}
        words={words.promo}
        turnsEveryMs={TURNS_EVERY_MS}
        // Messages have no id in the CMS; the index is the key.
        slides={slides.map((slide, index) => ({
          key: String(index),
          name: slideNames[index] ?? '',
          content: <Slide slide={slide} words={words} />,
        }))}
      />
    </div>
  )
}

function Slide({ slide, words }: { slide: PromoSlide; words: BannersCopy }) {
  if (slide.kind === 'reviews') {
    return (
      <BannerAnchor link={slide.link} newTab={words.newTab} className={styles.message}>
        <span className={styles.stars} aria-hidden="true">
          ★★★★★
        </span>
        <span>{words.promo.reviews}</span>
      </BannerAnchor>
    )
  }
  return (
    <BannerAnchor link={slide.link} newTab={words.newTab} className={styles.message}>
      {/* Sanitised on the server in promo-view.ts. */}
      <span data-tier-only={slide.onlyFor} dangerouslySetInnerHTML={{ __html: slide.html }} />
    </BannerAnchor>
  )
}
