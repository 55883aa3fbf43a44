import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Section } from '#app/design-system/page/Page.tsx'
import { Stars } from '#app/design-system/rating/Rating.tsx'
import { productReviewsCopy as copy } from '#app/messages/products/product-reviews.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { StaticMarkup } from '#app/platform/framework/static-markup/StaticMarkup.tsx'
import type { Store } from '#app/platform/store/stores.ts'
import './product-page.css'
import { ReviewGroups } from './ReviewGroups.client.tsx'
import type { ReviewsView } from './reviews-view.ts'

type ProductReviewsProps = {
  /** Undefined: they could not be loaded. */
  reviews: ReviewsView | undefined
  store: Store
}

/** What people say about a product: how many gave how many stars, and the newest reviews. Nothing if nobody has reviewed it. */
export function ProductReviews({ reviews, store }: ProductReviewsProps) {
  if (reviews && !reviews.rating) return null
  return (
    <Section id="reviews" heading={copy.heading}>
      {reviews?.rating ? (
        <Loaded rating={reviews.rating} reviews={reviews.reviews} store={store} />
      ) : (
        <Alert level="error">{copy.failed}</Alert>
      )}
    </Section>
  )
}

function Loaded({ rating, reviews, store }: { rating: NonNullable<ReviewsView['rating']>; reviews: ReviewsView['reviews']; store: Store }) {
  const written = new Set(reviews.map(({ stars }) => stars))
  return (
    <div className="product-reviews-layout">
      <StaticMarkup>
        <div className="product-reviews-summary">
          <p className="product-reviews-average">
            <b>{rating.stars.toFixed(1)}</b>
            <Stars stars={rating.stars} />
            <span>{formatMessage(copy.outOf, { count: rating.count }, store.locale)}</span>
          </p>
          <Histogram rating={rating} written={written} store={store} />
        </div>
      </StaticMarkup>
      <div className="product-reviews-groups">
        <StaticMarkup>
          {/* The targets of the histogram's links: the style shows the targeted one, and its reviews alone. */}
          {[...written].map((stars) => (
            <div key={stars} id={`reviews-${stars}`} className="product-reviews-filter">
              <h3>{formatMessage(copy.onlyStars, { count: stars }, store.locale)}</h3>
              <a href="#reviews">{copy.allReviews}</a>
            </div>
          ))}
        </StaticMarkup>
        {reviews.length === 0 && <p>{copy.noneWritten}</p>}
        <ReviewGroups
          copy={{ yourShade: copy.yourShade, others: copy.others }}
          reviews={reviews.map((review) => ({
            id: review.id,
            stars: review.stars,
            shade: review.shade ?? undefined,
            title: review.title,
            marks: <Marks review={review} />,
            words: <Words review={review} store={store} />,
          }))}
        />
      </div>
    </div>
  )
}

/** How many gave how many stars, as a table; its bars are for the eye. A row leads to the reviews that were written with its stars. */
function Histogram({ rating, written, store }: { rating: NonNullable<ReviewsView['rating']>; written: ReadonlySet<number>; store: Store }) {
  const number = new Intl.NumberFormat(store.locale)
  return (
    <table className="product-reviews-histogram">
      <caption className="visually-hidden">{copy.histogram}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{copy.starsColumn}</th>
          <th scope="col">{copy.reviewsColumn}</th>
        </tr>
      </thead>
      <tbody>
        {rating.histogram.map(({ stars, count }) => {
          const label = formatMessage(copy.starsRow, { count: stars }, store.locale)
          return (
            <tr key={stars}>
              <th scope="row">{written.has(stars) ? <a href={`#reviews-${stars}`}>{label}</a> : label}</th>
              <td>
                <span className="product-reviews-bar" aria-hidden="true">
                  <span style={{ inlineSize: `${(100 * count) / Math.max(1, rating.count)}%` }} />
                </span>
                <span className="product-reviews-count">{number.format(count)}</span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type ReviewProps = { review: ReviewsView['reviews'][number] }

function Marks({ review }: ReviewProps) {
  return (
    <p className="product-reviews-marks">
      <Stars stars={review.stars} />
      <span className="visually-hidden">{formatMessage(copy.stars, { stars: String(review.stars) })}</span>
      {review.isCritical && <b>{copy.critical}</b>}
    </p>
  )
}

function Words({ review, store }: ReviewProps & { store: Store }) {
  const date = new Intl.DateTimeFormat(store.locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <>
      <p>{review.body}</p>
      <p className="product-reviews-author">
        {review.author}, <time dateTime={review.writtenAt}>{date.format(new Date(review.writtenAt))}</time>
        {review.shade && <span>{formatMessage(copy.shade, { shade: review.shade })}</span>}
      </p>
    </>
  )
}
