'use client'

import { Section } from '#app/design-system/page/Page.tsx'
import { reviewsCopy } from '#app/messages/products/reviews.ts'
import { useThirdParty } from '#app/platform/third-parties/use-third-party.client.ts'
import styles from './ReviewStrip.module.css'
import { reviewSettings } from './review-settings.ts'

/** The review service's strip. Hidden until it has content, so it never leaves a gap. */
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
