import { BannersSmallPrint } from '#app/features/banners/Banners.tsx'
import { ReviewsSlot } from '#app/features/reviews/ReviewsSlot.client.tsx'
import type { FramedPage } from './framed-page.ts'

/** Between the page and the footer: reviews, and the banners' small print. */
export function BelowPage({ page: { visit, store, path, layout, parts, flags } }: { page: FramedPage }) {
  return (
    <>
      {parts.reviews && <ReviewsSlot locale={store.locale} flag={flags['review-widget']} />}
      <BannersSmallPrint visit={visit} path={path} layout={layout} />
    </>
  )
}
