'use client'

import { HeaderLink } from '#app/design-system/header/HeaderTool.tsx'
import { basket } from '#app/design-system/icon/icons.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { itemCount } from './item-count.ts'

/** The basket link with its count. On the basket page it is not a link. Spec §2. */
export function BasketTool({ href, isHere, label }: { href: string; isHere: boolean; label: string }) {
  const { basketCount } = useShopper()
  const detail = itemCount(basketCount)
  return <HeaderLink icon={basket} label={label} count={basketCount} {...(detail && { detail })} {...(!isHere && { href })} />
}
