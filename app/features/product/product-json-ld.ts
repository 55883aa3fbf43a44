import type { Product, WithContext } from 'schema-dts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { ProductView } from './product-data.ts'

/** Structured data of a product: public price and rating. */
export function productJsonLd(product: ProductView, store: Store): WithContext<Product> {
  const site = serverSettings().siteUrl
  const url = `${site}${storeHref(store, `/products/${product.slug}`)}`
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.tagline,
    brand: { '@type': 'Brand', name: product.brandName },
    sku: product.chosen.sku,
    url,
    image: product.chosen.pictures.map(({ src }) => new URL(src, site).href),
    offers: product.variants.map(({ sku, prices, inStock }) => ({
      '@type': 'Offer',
      sku,
      url,
      price: (prices.typical.price.raw / 100).toFixed(2),
      priceCurrency: prices.typical.price.currency,
      availability: inStock ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    })),
    ...(product.reviews && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.reviews.stars,
        reviewCount: product.reviews.count,
        bestRating: product.reviews.bestRating,
        worstRating: product.reviews.worstRating,
      },
    }),
  }
}
