import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Gallery } from '#app/features/product/Gallery.client.tsx'
import { ProductPage } from '#app/features/product/ProductPage.tsx'
import { PurchaseChoice, PurchasePanel } from '#app/features/product/Purchase.client.tsx'
import { productData } from '#app/features/product/product-data.ts'
import { productJsonLd } from '#app/features/product/product-json-ld.ts'
import { purchaseCopy, purchaseVariants } from '#app/features/product/purchase-view.ts'
import { reviewsData } from '#app/features/product/reviews-data.ts'
import { ShadeSwatches } from '#app/features/product/ShadeSwatches.tsx'
import { PromoTiles } from '#app/features/promo-tiles/PromoTiles.tsx'
import { Recommendations } from '#app/features/recommendations/Recommendations.tsx'
import { ShareLinks } from '#app/features/share/SocialLinks.tsx'
import { StockEmail } from '#app/features/stock-email/StockEmail.client.tsx'
import { WishlistButton } from '#app/features/wishlist/WishlistButton.client.tsx'
import { crossSellOrigin } from '#app/platform/catalogue/add-origin.ts'
import { flagsFor } from '#app/platform/experiments/flags-for.ts'
import { freeDeliveryFrom } from '#app/platform/money/free-delivery.ts'
import { JsonLd } from '#app/platform/page/JsonLd.tsx'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { PageFrame } from './page-frame.tsx'
import { WishlistCard } from './WishlistCard.tsx'

type ProductRouteProps = { pageRequest: PageRequest; slug: string }

export async function ProductRoute({ pageRequest, slug }: ProductRouteProps) {
  const { store } = pageRequest
  const product = await productData(pageRequest, decodeURIComponent(slug))
  if (!product) notFound()
  const [reviews, flags] = await Promise.all([reviewsData(pageRequest, product.slug), flagsFor(pageRequest)])
  return (
    <PageFrame pageRequest={pageRequest} path={`/products/${product.slug}`} alternates={product.hreflangs}>
      <JsonLd data={productJsonLd(product, store)} />
      <PurchaseChoice
        variants={purchaseVariants(product, store)}
        chosenSku={product.chosen.sku}
        hasShades={product.hasShades}
        locale={store.locale}
        prefix={store.prefix}
        joinHref={storeHref(store, '/join')}
        copy={purchaseCopy(product, store)}
        name={product.title}
      >
        <ProductPage
          product={product}
          store={store}
          reviews={reviews}
          freeDeliveryFrom={freeDeliveryFrom(flags['experiment-free-shipping-threshold'], store)}
          purchase={{
            gallery: <Gallery />,
            panel: <PurchasePanel swatches={<ShadeSwatches product={product} />} WishlistButton={WishlistButton} StockEmail={StockEmail} />,
          }}
          promos={<PromoTiles pageRequest={pageRequest} placement="PRODUCT" />}
          recommendations={
            <Recommendations
              pageRequest={pageRequest}
              request={{ id: 'pdp-goes-well-with', location: 'PDP', skus: [product.chosen.sku] }}
              Card={WishlistCard}
              origin={crossSellOrigin('Page')}
            />
          }
          share={
            <ShareLinks store={store} path={`/products/${product.slug}`} title={product.title} image={product.chosen.pictures[0]?.src} />
          }
        />
      </PurchaseChoice>
    </PageFrame>
  )
}

export async function productRouteMetadata({ pageRequest, slug }: ProductRouteProps): Promise<Metadata> {
  const product = await productData(pageRequest, decodeURIComponent(slug))
  if (!product) return {}
  return pageMetadata(pageRequest.store, {
    title: `${product.title}, ${product.brandName}`,
    description: product.tagline,
    path: `/products/${product.slug}`,
    alternates: product.hreflangs,
    picture: product.chosen.pictures[0]?.src,
  })
}
