import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Section } from '#app/design-system/page/Page.tsx'
import { Stars } from '#app/design-system/rating/Rating.tsx'
import { productReviewsCopy as copy } from '#app/messages/products/product-reviews.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { StaticMarkup } from '#app/platform/framework/static-markup/StaticMarkup.tsx'
import type { Store } from '#app/platform/store/stores.ts'
import './product-page.css'
import type { ReviewsView } from './reviews-view.ts'
import { ShadeReviews } from './ShadeReviews.client.tsx'

type ProductReviewsProps = {
  /** Undefined: they could not be loaded. */
  reviews: ReviewsView | undefined
  /** The shade that the page shows first, if the product has shades. */
  shade: string | undefined
  store: Store
}

/** Id of the lists that ShadeReviews keeps in order. */
const GROUPS = 'review-groups'

/** What people say about a product: how many gave how many stars, and the newest reviews. Nothing if nobody has reviewed it. */
export function ProductReviews({ reviews, shade, store }: ProductReviewsProps) {
  if (reviews && !reviews.rating) return null
  return (
    <Section id="reviews" heading={copy.heading}>
      {reviews?.rating ? (
        <Loaded rating={reviews.rating} reviews={reviews.reviews} shade={shade} store={store} />
      ) : (
        <Alert level="error">{copy.failed}</Alert>
      )}
    </Section>
  )
}

type LoadedProps = Omit<ProductReviewsProps, 'reviews'> & { rating: NonNullable<ReviewsView['rating']>; reviews: ReviewsView['reviews'] }

function Loaded({ rating, reviews, shade, store }: LoadedProps) {
  const written = new Set(reviews.map(({ stars }) => stars))
  return (
    <>
      <StaticMarkup>
        <div className="product-reviews-layout">
          <div className="product-reviews-summary">
            <p className="product-reviews-average">
              <b>{rating.stars.toFixed(1)}</b>
              <Stars stars={rating.stars} />
              <span>{formatMessage(copy.outOf, { count: rating.count }, store.locale)}</span>
            </p>
            <Histogram rating={rating} written={written} store={store} />
          </div>
          <div className="product-reviews-groups" id={GROUPS}>
            {/* The targets of the histogram's links: the style shows the targeted one, and its reviews alone. */}
            {[...written].map((stars) => (
              <div key={stars} id={`reviews-${stars}`} className="product-reviews-filter">
                <h3>{formatMessage(copy.onlyStars, { count: stars }, store.locale)}</h3>
                <a href="#reviews">{copy.allReviews}</a>
              </div>
            ))}
            {reviews.length === 0 ? <p>{copy.noneWritten}</p> : <Groups reviews={reviews} shade={shade} store={store} />}
          </div>
        </div>
      </StaticMarkup>
      <ShadeReviews groupsId={GROUPS} />
    </>
  )
}

/** Those by people with the shade first. The style hides the name of a group that is empty, and of one that is alone. */
function Groups({ reviews, shade, store }: Omit<LoadedProps, 'rating'>) {
  const placed = reviews.map((review, at) => ({ review, at, isTheirs: shade !== undefined && review.shade === shade }))
  const itemOf = ({ review, at }: (typeof placed)[number]) => <Review key={review.id} review={review} at={at} store={store} />
  return (
    <>
      <p className="product-reviews-group">{copy.yourShade}</p>
      <ul className="product-reviews-list" aria-label={copy.yourShade}>
        {placed.filter(({ isTheirs }) => isTheirs).map(itemOf)}
      </ul>
      <p className="product-reviews-group">{copy.others}</p>
      <ul className="product-reviews-list">{placed.filter(({ isTheirs }) => !isTheirs).map(itemOf)}</ul>
    </>
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

type ReviewProps = { review: ReviewsView['reviews'][number] /** Its place among all reviews. */; at: number; store: Store }

function Review({ review: { stars, shade, title, body, author, writtenAt, isCritical }, at, store }: ReviewProps) {
  const date = new Intl.DateTimeFormat(store.locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <li data-at={at} data-stars={stars} data-shade={shade ?? undefined}>
      <p className="product-reviews-marks">
        <Stars stars={stars} />
        <span className="visually-hidden">{formatMessage(copy.stars, { stars: String(stars) })}</span>
        {isCritical && <b>{copy.critical}</b>}
      </p>
      <h3 className="product-reviews-title">{title}</h3>
      <p>{body}</p>
      <p className="product-reviews-author">
        {author}, <time dateTime={writtenAt}>{date.format(new Date(writtenAt))}</time>
        {shade && <span>{formatMessage(copy.shade, { shade })}</span>}
      </p>
    </li>
  )
}
