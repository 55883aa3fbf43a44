import type { ComponentProps } from 'react'
import { ShopCard } from '#app/features/card/ShopCard.tsx'
import { Heart } from '#app/features/wishlist/Heart.client.tsx'
import { wishlistCopy } from '#app/messages/products/wishlist.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'

/** A product's card with the heart that saves it. */
export function HeartCard(props: Omit<ComponentProps<typeof ShopCard>, 'heart'>) {
  const { sku, productName: name } = props.card
  return <ShopCard {...props} heart={<Heart sku={sku} label={formatMessage(wishlistCopy.save, { name })} />} />
}
