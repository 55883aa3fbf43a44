import { Container } from '#app/design-system/page/Page.tsx'
import { Rating, Stars } from '#app/design-system/rating/Rating.tsx'
import { homeCopy } from '#app/messages/pages/home.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { ShowcaseView } from './home-data.ts'
import styles from './ReviewBand.module.css'

type ReviewBandProps = Pick<ShowcaseView, 'name' | 'quotes'> & { reviews: NonNullable<ShowcaseView['reviews']>; store: Store }

/** What customers say about a product: its rating, and the newest good reviews. */
export function ReviewBand({ name, reviews, quotes, store }: ReviewBandProps) {
  const copy = homeCopy(store.locale)
  const score = formatMessage(copy.outOf, { stars: String(reviews.stars), best: String(reviews.bestRating) })
  return (
    <Container>
      <section aria-labelledby="reviews-heading" className={styles.band}>
        <div>
          <h2 id="reviews-heading" className={styles.score}>
            {score}
          </h2>
          <Stars stars={reviews.stars} />
          <p className={styles.small}>{formatMessage(copy.fromReviews, { count: reviews.count, name }, store.locale)}</p>
        </div>
        {quotes.map(({ id, stars, body, author }) => (
          <figure key={id}>
            <Rating stars={stars} label={formatMessage(copy.gaveStars, { stars }, store.locale)} />
            <blockquote className={styles.quote}>{body}</blockquote>
            <figcaption className={styles.small}>{author}</figcaption>
          </figure>
        ))}
      </section>
    </Container>
  )
}
