import { Button } from '#app/design-system/button/Button.tsx'
import { type VariantRow, VariantRows } from '#app/design-system/card/VariantRows.client.tsx'
import { AddToBasketForm } from '#app/features/card/AddToBasketForm.tsx'
import { ShopCard } from '#app/features/card/ShopCard.tsx'
import { WishlistButton } from '#app/features/wishlist/WishlistButton.client.tsx'
import type { WishedProduct } from '#app/features/wishlist/wished-products.ts'
import { cardCopy as copy } from '#app/messages/products/card.ts'
import { priceCopy } from '#app/messages/products/price.ts'
import { shadesCopy } from '#app/messages/products/shades.ts'
import { wishlistCopy } from '#app/messages/products/wishlist.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { labelledPrices } from '#app/platform/catalogue/prices-view.ts'
import type { VariantView } from '#app/platform/catalogue/variant-view.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { WishlistCard } from '../../WishlistCard.tsx'

type WishedCardProps = { product: WishedProduct; store: Store }

/** A product of the wishlist. Several wished variants of it share a card, each in a row with its own actions. */
export function WishedCard({ product: { card, variants }, store }: WishedCardProps) {
  if (variants.length < 2) return <WishlistCard card={card} store={store} headingLevel={2} />
  return (
    <ShopCard
      // The rows name the variants.
      card={{ ...card, variationName: undefined }}
      store={store}
      headingLevel={2}
      variants={
        <VariantRows
          label={formatMessage(copy.variants, { name: card.productName })}
          words={{ more: copy.more, less: copy.less }}
          variants={variants.map((variant) => rowOf(variant, card, store))}
        />
      }
    />
  )
}

function rowOf(variant: VariantView, { productName, highlightedPrice }: CardView, { locale }: Store): VariantRow {
  const { sku, swatch } = variant
  const name = `${productName}, ${variant.choice}`
  return {
    id: sku,
    name: variant.choice,
    ...(swatch && { swatch: { id: sku, src: swatch } }),
    mark: <WishlistButton sku={sku} label={formatMessage(wishlistCopy.save, { name })} shape="square" />,
    prices: {
      ...labelledPrices(variant.prices, { ...priceCopy, memberShort: shadesCopy.memberShort }),
      words: priceCopy,
      highlighted: highlightedPrice,
    },
    action: <AddVariant name={name} variant={variant} locale={locale} />,
  }
}

function AddVariant({ name, variant, locale }: { name: string; variant: VariantView; locale: string }) {
  const ofVariant = <span className="visually-hidden">{`: ${name}`}</span>
  if (!variant.inStock) {
    const outOfStock = (
      <>
        {copy.outOfStock}
        {ofVariant}
      </>
    )
    return <Button variant="secondary" size={44} unavailable={outOfStock} />
  }
  return (
    <AddToBasketForm variant={variant} locale={locale}>
      <Button type="submit" variant="secondary" size={44}>
        {copy.addToBasket}
        {ofVariant}
      </Button>
    </AddToBasketForm>
  )
}
