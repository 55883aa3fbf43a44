import { Section } from '#app/design-system/page/Page.tsx'
import { Stars } from '#app/design-system/rating/Rating.tsx'
import { productCopy } from '#app/messages/products/product.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { Store } from '#app/platform/store/stores.ts'
import styles from './ProductReviews.module.css'
import type { ProductView } from './product-data.ts'

/** The newest reviews of a product, if any. */
export function ProductReviews({ reviews, store }: { reviews: ProductView['reviewList']; store: Store }) {
  const copy = productCopy(store.locale)
  const date = new Intl.DateTimeFormat(store.locale, { dateStyle: 'long', timeZone: 'UTC' })
  if (reviews.length === 0) return null
  return (
    <Section id="reviews" heading={copy.reviews}>
      <ul className={styles.reviews}>
        {reviews.map((review) => (
          <li key={review.id}>
            <span className="visually-hidden">{formatMessage(copy.stars, { stars: String(review.stars) })}</span>
            <Stars stars={review.stars} />
            <h3 className={styles.title}>{review.title}</h3>
            <p>{review.body}</p>
            <p className={styles.author}>
              {review.author}, <time dateTime={review.writtenAt}>{date.format(new Date(review.writtenAt))}</time>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
