import { BannersBelow } from '#app/features/banners/Banners.tsx'
import { ReviewsSlot } from '#app/features/reviews/ReviewsSlot.client.tsx'
import type { FramedPage } from './framed-page.ts'

/** Between the page and the footer: the strip of reviews, the banners that phones have there, and their small print. */
export function FrameBelow({ pageRequest, path, layout, parts, flags }: FramedPage) {
  return (
    <>
      {parts.reviews && <ReviewsSlot locale={pageRequest.store.locale} flag={flags['review-widget']} />}
      <BannersBelow pageRequest={pageRequest} path={path} layout={layout} />
    </>
  )
}
