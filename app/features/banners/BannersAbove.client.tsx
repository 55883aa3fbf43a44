'use client'

import { useEffect } from 'react'
import { useMounted } from '#app/design-system/button/use-mounted.ts'
import { useIsPhone } from '#app/design-system/use-phone.client.ts'
import type { BannersCopy } from '#app/messages/frame/banners.ts'
import { isSharedPageOfASession } from '#app/platform/experiments/use-flag.client.ts'
import { sessionKey } from '#app/platform/shopper/shopper-record.ts'
import styles from './BannersAbove.module.css'
import type { BannersView } from './banners-view.ts'
import { lineGround } from './line-ground.ts'
import { askBanners, usePersonalBanners } from './personal-banners.client.ts'
import { PromoBanner } from './promo/PromoBanner.client.tsx'
import { SkinnyBanner } from './skinny/SkinnyBanner.client.tsx'

type Above = Pick<BannersView, 'skinny' | 'referral' | 'promo' | 'isPromoToCome'>

type BannersAboveProps = {
  /** As rendered: for this visitor, or for everyone on a shared page. */
  rendered: Above
  /** Route that answers with the visitor's own banners. Undefined on stand-in pages. */
  ownAddress: string | undefined
  basketHref: string
  words: BannersCopy
  locale: string
  /** When a per-request page was rendered, in milliseconds. */
  renderedAt: number | undefined
}

/**
 * The skinny banner, or the referral message in its place, and the promotional banner. Shared pages are rendered for guests; visitors with
 * a session get their own banners in the browser. Phones have room for one: there the promotional banner follows the page (PhonePromo).
 */
export function BannersAbove({ rendered, ownAddress, basketHref, words, locale, renderedAt }: BannersAboveProps) {
  const personal = usePersonalBanners()
  const { skinny, referral, promo, isPromoToCome } = shownOf(rendered, personal)
  const isOwn = useIsOwn(personal)
  const isToCome = rendered.isPromoToCome
  useEffect(() => {
    if (ownAddress !== undefined && (isToCome || isSharedPageOfASession())) void askBanners(ownAddress)
  }, [isToCome, ownAddress])

  const isPhone = useIsPhone()
  const hasLine = skinny !== undefined || referral !== undefined
  if (!hasLine && !promo && !isPromoToCome) return null
  const ground = lineGround(skinny?.ground, promo)
  return (
    <aside aria-label={words.label} className={styles.banners} data-line={hasLine || undefined}>
      {referral !== undefined ? (
        <p className={styles.strip} data-surface={ground ? undefined : 'dark'} style={ground && { backgroundColor: ground.colour }}>
          <a href={basketHref}>{referral}</a>
        </p>
      ) : (
        skinny && (
          <SkinnyBanner
            key={skinny.id}
            banner={{ ...skinny, ground }}
            isMeasured={isOwn}
            words={words}
            locale={locale}
            renderedAt={renderedAt}
          />
        )
      )}
      {!(isPhone && hasLine) && (
        <div className={styles.promo}>
          {promo ? <PromoBanner banner={promo} words={words} /> : isPromoToCome && <div className={styles.toCome} />}
        </div>
      )}
    </aside>
  )
}

/** The visitor's own banners once loaded. If they fail to load, the rendered banners stay and the placeholder is removed. */
function shownOf(rendered: Above, personal: Above | null | undefined): Above {
  return personal ?? (personal === null ? { ...rendered, isPromoToCome: false } : rendered)
}

/** Whether the banners are of the visitor's own group. Visitors without a session are in none, and what everybody is shown tells nothing of a group. */
function useIsOwn(personal: Above | null | undefined): boolean {
  const isMounted = useMounted()
  if (!isMounted) return false
  return isSharedPageOfASession() ? Boolean(personal) : sessionKey() !== ''
}
