'use client'

import { IconButton } from '#app/design-system/button/IconButton.tsx'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { heart } from '#app/design-system/icon/icons.ts'
import { WISH_FORM } from './wish-form.ts'
import { useIsWished } from './wishes.client.ts'

type HeartProps = {
  sku: string
  /** Accessible name. */
  label: string
  /** `round` on a picture, `square` beside a button. */
  shape?: 'round' | 'square'
}

/** Toggles a variant on the wishlist. Submits the page's wish form, which posts without scripts. */
export function WishlistButton({ sku, label, shape = 'round' }: HeartProps) {
  return (
    <IconButton type="submit" form={WISH_FORM} name="sku" value={sku} shape={shape} label={label} aria-pressed={useIsWished(sku)}>
      <Icon icon={heart} size={22} />
    </IconButton>
  )
}
