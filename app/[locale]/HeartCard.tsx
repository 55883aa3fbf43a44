import type { ComponentProps } from 'react'
import { ShopCard } from '#app/features/card/ShopCard.tsx'
import { Heart } from '#app/features/wishlist/Heart.client.tsx'

/** A product's card with its wishlist button. */
export function HeartCard(props: Omit<ComponentProps<typeof ShopCard>, 'heart'>) {
  return <ShopCard {...props} heart={<Heart sku={props.card.sku} name={props.card.productName} />} />
}
