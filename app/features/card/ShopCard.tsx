import { createTranslator } from 'use-intl/core'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { ProductCard } from '#app/design-system/card/ProductCard.tsx'
import { messagesOf } from '#app/messages/messages.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { AddToBagForm } from './AddToBagForm.tsx'

/** How wide a card's picture is: half a phone, a third of a tablet, a quarter of the grid. */
const CARD_SIZES = '(max-width: 47.99rem) 46vw, (max-width: 89.99rem) 30vw, 270px'

type ShopCardProps = {
  card: CardView
  store: Store
  /** The first pictures of a page are fetched at once. */
  priority?: boolean
  headingLevel?: 2 | 3
}

/** A product in a list, with the prices of both tiers and the way to the bag. */
export function ShopCard({ card, store, priority = false, headingLevel = 3 }: ShopCardProps) {
  const { card: copy, price } = messagesOf(store.locale)
  const t = createTranslator({ locale: store.locale, messages: messagesOf(store.locale), namespace: 'card' })
  const href = storeHref(store, card.href)
  return (
    <ProductCard
      href={href}
      brand={card.brandName}
      name={card.productName}
      headingLevel={headingLevel}
      {...(card.variationName && { variation: card.variationName })}
      picture={{ ...pictureSources(card.image?.src), sizes: CARD_SIZES, priority }}
      {...(card.ribbon && { ribbon: { ribbonKey: card.ribbon.key, text: card.ribbon.text } })}
      {...(card.rating !== undefined && {
        rating: {
          stars: card.rating,
          score: card.rating.toFixed(1),
          count: `(${card.reviewCount.toLocaleString(store.locale)})`,
          label: t('rating', { stars: card.rating, count: card.reviewCount }),
        },
      })}
      {...(card.hasShades && {
        swatches: {
          swatches: card.swatchImages.map(({ id, src }) => ({ id, src })),
          total: card.variantCount,
          label: t('shades', { count: card.variantCount }),
        },
      })}
      prices={{
        member: { ...card.prices.member, label: price.member },
        typical: { ...card.prices.typical, label: price.typical },
        words: price,
      }}
      action={<CardAction card={card} href={href} locale={store.locale} copy={copy} />}
    />
  )
}

function CardAction({
  card,
  href,
  locale,
  copy,
}: {
  card: CardView
  href: string
  locale: string
  copy: { chooseShade: string; outOfStock: string }
}) {
  if (card.isPrimaryButtonDisabled && !card.hasShades) return <Button variant="secondary" size={44} wide unavailable={copy.outOfStock} />
  if (card.hasShades) {
    return (
      <ButtonLink variant="secondary" size={44} wide href={href}>
        {copy.chooseShade}
        <span className="visually-hidden">: {card.productName}</span>
      </ButtonLink>
    )
  }
  return (
    <AddToBagForm sku={card.sku} locale={locale}>
      <Button type="submit" variant="secondary" size={44} wide>
        {card.buttonText}
        <span className="visually-hidden">: {card.productName}</span>
      </Button>
    </AddToBagForm>
  )
}
