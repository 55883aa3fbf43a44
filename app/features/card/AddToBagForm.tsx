import type { ReactNode } from 'react'
import { variantFields } from '#app/platform/basket/add-fields.ts'
import type { AddOrigin } from '#app/platform/catalogue/add-origin.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'

type AddToBagFormProps = {
  variant: Pick<CardView, 'sku' | 'variantId' | 'maxItemQuantity'>
  locale: string
  /** Where it stands, when that is not simply the page. */
  origin?: AddOrigin | undefined
  children: ReactNode
}

/**
 * Adds one of a variant to the bag. Without scripts it is posted and leads to the basket; with them the page's first-paint script
 * catches it, opens the drawer and leaves the rest to the basket's island.
 */
export function AddToBagForm({ variant, locale, origin, children }: AddToBagFormProps) {
  return (
    <form method="post" action="/api/basket/add" data-add-to-bag="">
      <input type="hidden" name="sku" value={variant.sku} />
      <VariantFields variants={[variant]} />
      <input type="hidden" name="locale" value={locale} />
      <OriginFields origin={origin} />
      {children}
    </form>
  )
}

/** What an addition says of each variant that its form offers. */
export function VariantFields({ variants }: { variants: readonly AddToBagFormProps['variant'][] }) {
  return variants.flatMap(variantFields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** What an addition says of where it was made, as fields of its form. */
export function OriginFields({ origin }: { origin: AddOrigin | undefined }) {
  if (!origin) return null
  return (
    <>
      <input type="hidden" name="location" value={origin.location} />
      {origin.source !== undefined && <input type="hidden" name="source" value={origin.source} />}
    </>
  )
}
