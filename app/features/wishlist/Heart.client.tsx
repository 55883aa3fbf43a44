'use client'

import { IconButton } from '#app/design-system/button/IconButton.tsx'
import { Icon } from '#app/design-system/icon/Icon.tsx'
import { heart } from '#app/design-system/icon/icons.ts'
import { WISH_FORM } from './wish-form.ts'
import { useIsWished } from './wishes.client.ts'

type HeartProps = {
  sku: string
  /** Says what it saves. */
  label: string
  /** `round` lies on a picture, `square` stands beside a button. */
  shape?: 'round' | 'square'
}

/** Puts a variant on the wishlist or takes it off. It belongs to the page's wish form, which posts it where no script runs. */
export function Heart({ sku, label, shape = 'round' }: HeartProps) {
  return (
    <IconButton type="submit" form={WISH_FORM} name="sku" value={sku} shape={shape} label={label} aria-pressed={useIsWished(sku)}>
      <Icon icon={heart} size={22} />
    </IconButton>
  )
}
