import type { ReactNode } from 'react'
import { Accordion, AccordionItem } from '#app/design-system/accordion/Accordion.tsx'
import { Breadcrumb } from '#app/design-system/breadcrumb/Breadcrumb.tsx'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { gift, returns, truck } from '#app/design-system/icon/icons.ts'
import { Container } from '#app/design-system/page/Page.tsx'
import { Rating } from '#app/design-system/rating/Rating.tsx'
import { Markdown } from '#app/design-system/rich-text/Markdown.tsx'
import { cardCopy } from '#app/messages/products/card.ts'
import { listingCopy } from '#app/messages/products/listing.ts'
import { productCopy } from '#app/messages/products/product.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { StaticMarkup } from '#app/platform/framework/static-markup/StaticMarkup.tsx'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import './product-page.css'
import { ProductReviews } from './ProductReviews.tsx'
import type { ProductView } from './product-data.ts'
import type { ReviewsView } from './reviews-view.ts'

type ProductPageProps = {
  product: ProductView
  store: Store
  /** Gallery and purchase panel, which share the chosen variant. */
  purchase: { gallery: ReactNode; panel: ReactNode }
  /** From what spend standard delivery is free, such as `£25`. */
  freeDeliveryFrom: string
  /** Promo tiles. */
  promos: ReactNode
  /** Social sharing links. */
  share: ReactNode
  /** What goes with it. */
  recommendations: ReactNode
  /** What people say about it. Undefined: it could not be loaded. */
  reviews: ReviewsView | undefined
}

/** The product page. */
export function ProductPage({
  product,
  store,
  purchase,
  freeDeliveryFrom: from,
  promos,
  share,
  recommendations,
  reviews,
}: ProductPageProps) {
  const copy = productCopy(store.locale)
  const toHref = (target: string) => storeHref(store, target)
  return (
    <>
      <Container>
        <StaticMarkup>
          <Breadcrumb
            label={listingCopy.breadcrumb}
            isShortOnPhones
            items={[
              ...product.breadcrumbs.map(({ href, title }) => ({ href: storeHref(store, href), label: title })),
              { label: product.title },
            ]}
          />
        </StaticMarkup>
        <article className="product-page">
          <div className="product-gallery">{purchase.gallery}</div>
          <div className="product-details">
            <StaticMarkup>
              <header className="product-header">
                <p>{product.brandName}</p>
                <h1>{product.title}</h1>
                <p className="product-tagline">{product.tagline}</p>
                {product.reviews ? (
                  <Rating
                    stars={product.reviews.stars}
                    score={product.reviews.stars.toFixed(1)}
                    size="l"
                    label={formatMessage(
                      cardCopy.rating,
                      { stars: String(product.reviews.stars), count: product.reviews.count },
                      store.locale,
                    )}
                  >
                    <a href="#reviews">{formatMessage(copy.reviewsLink, { count: product.reviews.count }, store.locale)}</a>
                  </Rating>
                ) : (
                  <p>{copy.noReviews}</p>
                )}
              </header>
            </StaticMarkup>
            {purchase.panel}
            <StaticMarkup>
              <ul>
                <Promise icon={truck}>{formatMessage(copy.deliveryPromise, { from })}</Promise>
                <Promise icon={gift}>{copy.samplesPromise}</Promise>
                <Promise icon={returns}>{copy.returnsPromise}</Promise>
              </ul>
            </StaticMarkup>
            {promos}
            <StaticMarkup>
              <Accordion>
                <AccordionItem summary={copy.description} open>
                  <Markdown text={product.description} toHref={toHref} />
                </AccordionItem>
                <AccordionItem summary={copy.usage}>
                  <Markdown text={product.usage} toHref={toHref} />
                </AccordionItem>
                <AccordionItem summary={copy.ingredients}>
                  <p>{product.ingredients}</p>
                </AccordionItem>
                <AccordionItem summary={copy.delivery}>
                  <p>{formatMessage(copy.deliveryText, { from })}</p>
                </AccordionItem>
              </Accordion>
              {share}
            </StaticMarkup>
          </div>
        </article>
      </Container>
      {recommendations}
      <ProductReviews reviews={reviews} shade={product.hasShades ? product.chosen.choice : undefined} store={store} />
    </>
  )
}

function Promise({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li className="product-promise">
      <Icon icon={icon} size={22} />
      {children}
    </li>
  )
}
