'use client'

import { Section } from '#app/design-system/page/Page.tsx'
import { reviewsCopy } from '#app/messages/products/reviews.ts'
import { useThirdParty } from '#app/platform/third-parties/use-third-party.client.ts'
import styles from './ReviewStrip.module.css'
import { reviewSettings } from './review-settings.ts'

/** The review service's own strip. It stands below the page and shows when it is filled, so that one that never comes leaves no gap. */
export function ReviewStrip() {
  const state = useThirdParty('reviews', reviewSettings)
  return (
    <div className={styles.strip} hidden={state !== 'ready'}>
      <Section id="shop-reviews" heading={reviewsCopy.heading}>
        <div id={reviewSettings.mount} />
      </Section>
    </div>
  )
}
