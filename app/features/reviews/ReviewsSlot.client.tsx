'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { useAllowed } from '#app/platform/consent/use-consent.client.ts'
import { useFlag } from '#app/platform/experiments/use-flag.client.ts'

/** If it fails to load, the page works without it. */
const ReviewStrip = lazy<ComponentType>(() =>
  import('./ReviewStrip.client.tsx').then(
    (module) => ({ default: module.ReviewStrip }),
    () => ({ default: () => null }),
  ),
)

/**
 * The review strip, if enabled and functional cookies are allowed. Nothing loads before that. `flag` is the one that the page was rendered
 * with.
 */
export function ReviewsSlot({ locale, flag }: { locale: string; flag: string }) {
  const isOn = useFlag('review-widget', flag) === '1'
  const isAllowed = useAllowed('functional', locale)
  if (!isOn || !isAllowed) return null
  return (
    <Suspense>
      <ReviewStrip />
    </Suspense>
  )
}
