import type { ComponentProps } from 'react'
import { ShopCard } from '#app/features/card/ShopCard.tsx'
import { CardHeart } from '#app/features/wishlist/CardHeart.tsx'
import { wishlistCopy } from '#app/messages/products/wishlist.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { StaticMarkup } from '#app/platform/framework/static-markup/StaticMarkup.tsx'

/** A product's card with its wishlist button, for pages. It needs no script of its own. */
export function WishlistCard(props: Omit<ComponentProps<typeof ShopCard>, 'heart'>) {
  const { sku, productName: name } = props.card
  return (
    <StaticMarkup>
      <ShopCard {...props} heart={<CardHeart sku={sku} label={formatMessage(wishlistCopy.save, { name })} />} />
    </StaticMarkup>
  )
}
