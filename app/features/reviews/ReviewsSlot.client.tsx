'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { useAllowed } from '#app/platform/consent/use-consent.client.ts'
import { useFlag } from '#app/platform/experiments/use-flag.client.ts'

/** Where it cannot be loaded, the page is whole without it. */
const ReviewStrip = lazy<ComponentType>(() =>
  import('./ReviewStrip.client.tsx').then(
    (module) => ({ default: module.ReviewStrip }),
    () => ({ default: () => null }),
  ),
)

/** The review service's strip, where it is enabled and functional cookies are allowed. Nothing of it is loaded before. `flag`: as the page was made with it. */
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
