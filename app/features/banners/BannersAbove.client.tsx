'use client'

import { useEffect } from 'react'
import type { BannersCopy } from '#app/messages/frame/banners.ts'
import { isSharedPageOfASession } from '#app/platform/experiments/use-flag.client.ts'
import styles from './BannersAbove.module.css'
import type { BannersView } from './banners-view.ts'
import { askBanners, usePersonalBanners } from './personal-banners.client.ts'
import { PromoBanner } from './promo/PromoBanner.client.tsx'
import { SkinnyBanner } from './skinny/SkinnyBanner.client.tsx'

type Above = Pick<BannersView, 'skinny' | 'referral' | 'promo' | 'isPromoToCome'>

type BannersAboveProps = {
  /** As the page was made: for its visitor, or for everybody. */
  rendered: Above
  /** Where the visitor's own are asked for; a page that stands in for others has none. */
  ownAddress: string | undefined
  basketHref: string
  words: BannersCopy
  locale: string
  /** The instant that it was when the page was made for one visitor, milliseconds. */
  renderedAt: number | undefined
}

/**
 * What stands over the header: the skinny banner, or in its place what a referral brings, and the promotional banner. A page that everybody
 * shares is made for guests; whoever has a session is shown their own in the same place.
 */
export function BannersAbove({ rendered, ownAddress, basketHref, words, locale, renderedAt }: BannersAboveProps) {
  const personal = usePersonalBanners()
  const { skinny, referral, promo, isPromoToCome } = shownOf(rendered, personal)
  const isToCome = rendered.isPromoToCome
  useEffect(() => {
    if (ownAddress !== undefined && (isToCome || isSharedPageOfASession())) void askBanners(ownAddress)
  }, [isToCome, ownAddress])

  if (!skinny && referral === undefined && !promo && !isPromoToCome) return null
  return (
    <aside aria-label={words.label}>
      {referral !== undefined ? (
        <p className={styles.strip} data-surface="dark">
          <a href={basketHref}>{referral}</a>
        </p>
      ) : (
        skinny && <SkinnyBanner key={skinny.id} banner={skinny} words={words} locale={locale} renderedAt={renderedAt} />
      )}
      {promo ? <PromoBanner banner={promo} words={words} /> : isPromoToCome && <div className={styles.toCome} />}
    </aside>
  )
}

/** The visitor's own where they are known. Where they could not be had, the page stays as it is, but for what was to come. */
function shownOf(rendered: Above, personal: Above | null | undefined): Above {
  return personal ?? (personal === null ? { ...rendered, isPromoToCome: false } : rendered)
}
