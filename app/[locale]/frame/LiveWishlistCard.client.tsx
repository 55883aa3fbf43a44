import type { ComponentProps } from 'react'
import { ShopCard } from '#app/features/card/ShopCard.tsx'
import { WishlistButton } from '#app/features/wishlist/WishlistButton.client.tsx'
import { wishlistCopy } from '#app/messages/products/wishlist.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'

/** A product's card with its wishlist button, for drawers and panels that the browser renders. */
export function LiveWishlistCard(props: Omit<ComponentProps<typeof ShopCard>, 'heart'>) {
  const { sku, productName: name } = props.card
  return <ShopCard {...props} heart={<WishlistButton sku={sku} label={formatMessage(wishlistCopy.save, { name })} />} />
}
