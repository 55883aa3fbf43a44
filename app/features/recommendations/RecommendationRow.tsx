import type { ComponentType } from 'react'
import { Carousel } from '#app/design-system/carousel/Carousel.tsx'
import { productRowWords } from '#app/messages/products/recommendations.ts'
import type { AddOrigin } from '#app/platform/catalogue/add-origin.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { RecommendationLink } from './RecommendationLink.client.tsx'
import type { RecommendationView } from './recommendation-view.ts'

/** Renders a product card; the route passes the card feature's. */
export type RowCard = ComponentType<{ card: CardView; store: Store; origin?: AddOrigin; layout?: 'plain' | 'compact' }>

type RecommendationRowProps = {
  row: RecommendationView
  store: Store
  Card: RowCard
  /** Origin sent with an addition. */
  origin: AddOrigin
  /** Drawers use small cards. */
  place?: 'page' | 'drawer'
}

/** A row of recommended products with its heading and a link above or below. Spec §4. */
export function RecommendationRow({ row, store, Card, origin, place = 'page' }: RecommendationRowProps) {
  const { id, heading, lead, cards, link } = row
  const linkAt = (where: 'header' | 'footer') => link?.place === where && <RecommendationLink link={link} />
  return (
    <Carousel
      id={id}
      heading={heading}
      headingLevel={place === 'page' ? 2 : 3}
      lead={lead}
      action={linkAt('header')}
      footer={linkAt('footer')}
      place={place}
      slides={cards.map((card) => ({
        key: card.id,
        content: <Card card={card} store={store} origin={origin} layout={place === 'page' ? 'plain' : 'compact'} />,
      }))}
      words={{ ...productRowWords, page: (page) => formatMessage(productRowWords.page, { page: String(page) }) }}
    />
  )
}
