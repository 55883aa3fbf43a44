import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#app/design-system/button/Button.tsx'
import { ProductCard } from '#app/design-system/card/ProductCard.tsx'
import { withoutUndefined } from '#app/design-system/without-undefined.ts'
import { cardCopy as copy } from '#app/messages/products/card.ts'
import { priceCopy } from '#app/messages/products/price.ts'
import { shadesCopy } from '#app/messages/products/shades.ts'
import type { AddOrigin } from '#app/platform/catalogue/add-origin.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { labelledPrices } from '#app/platform/catalogue/prices-view.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { AddToBasketForm } from './AddToBasketForm.tsx'

type Layout = NonNullable<ComponentProps<typeof ProductCard>['layout']>

/** Width of a card's picture: half a phone, a third of a tablet, a quarter of the grid. */
const SIZES: Readonly<Record<Layout, string>> = {
  plain: '(max-width: 47.99rem) 46vw, (max-width: 89.99rem) 30vw, 270px',
  horizontal: '120px',
  compact: '72px',
}

type ShopCardProps = {
  card: CardView
  store: Store
  /** Loads the picture eagerly. */
  priority?: boolean
  headingLevel?: 2 | 3
  layout?: Layout
  /** Wishlist button in the corner of the picture. */
  heart?: ReactNode
  /** Its variants one by one (`VariantRows`), instead of the preview of its shades and one button. */
  variants?: ReactNode
  /** Origin sent with an addition if it is not the page itself. */
  origin?: AddOrigin
}

/** A product card with the prices of both tiers and an action. */
export function ShopCard({ card, store, priority = false, headingLevel = 3, layout = 'plain', heart, variants, origin }: ShopCardProps) {
  const href = storeHref(store, card.href)
  return (
    <ProductCard
      href={href}
      brand={card.brandName}
      name={card.productName}
      headingLevel={headingLevel}
      layout={layout}
      heart={heart}
      variants={variants}
      {...(card.variationName && { variation: card.variationName })}
      picture={{ ...pictureSources(card.image?.src), sizes: SIZES[layout], priority }}
      {...(card.ribbon && { ribbon: { ribbonKey: card.ribbon.key, text: card.ribbon.text } })}
      {...(card.badge && { badge: card.badge })}
      {...(card.rating !== undefined && {
        rating: {
          stars: card.rating,
          score: card.rating.toFixed(1),
          count: `(${card.reviewCount.toLocaleString(store.locale)})`,
          label: formatMessage(copy.rating, { stars: String(card.rating), count: card.reviewCount }, store.locale),
        },
      })}
      {...(card.hasShades && {
        swatches: {
          swatches: card.swatchImages.map(({ id, src }) => ({ id, src })),
          total: card.variantCount,
          label: formatMessage(copy.shades, { count: card.variantCount }, store.locale),
        },
      })}
      prices={{
        ...labelledPrices(card.prices, { ...priceCopy, memberShort: shadesCopy.memberShort }),
        words: priceCopy,
        highlighted: card.highlightedPrice,
      }}
      action={<CardAction card={card} href={href} locale={store.locale} origin={origin} />}
    />
  )
}

type CardActionProps = {
  card: CardView
  href: string
  locale: string
  origin: AddOrigin | undefined
}

/** The card's action: choose a shade, Add to Bag, or an out-of-stock note. */
function CardAction({ card, href, locale, origin }: CardActionProps) {
  if (card.hasShades) {
    // Without scripts the form leads to the product page; with scripts the first-paint script opens the shade drawer.
    return (
      <form
        // Not a form to screen readers: it is one button, and a page of them would be a list of nameless forms.
        role="none"
        action={href}
        data-shades={card.hasOwnPage ? card.sku : ''}
        {...withoutUndefined({ 'data-location': origin?.location, 'data-source': origin?.source })}
      >
        <Button type="submit" variant="secondary" size={44} wide aria-haspopup="dialog">
          <ActionLabel text={copy.chooseShade} name={card.productName} />
        </Button>
      </form>
    )
  }
  if (card.isPrimaryButtonDisabled) {
    return <Button variant="secondary" size={44} wide unavailable={<ActionLabel text={copy.outOfStock} name={card.productName} />} />
  }
  return (
    <AddToBasketForm variant={card} locale={locale} origin={origin}>
      <Button type="submit" variant="secondary" size={44} wide>
        <ActionLabel text={card.buttonText} name={card.productName} />
      </Button>
    </AddToBasketForm>
  )
}

/** The label of the button, with the product's name for screen readers. */
function ActionLabel({ text, name }: { text: string; name: string }) {
  return (
    <>
      {text}
      <span className="visually-hidden">{`: ${name}`}</span>
    </>
  )
}
