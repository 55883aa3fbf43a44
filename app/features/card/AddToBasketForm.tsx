import type { ReactNode } from 'react'
import { variantFields } from '#app/platform/basket/add-fields.ts'
import type { AddOrigin } from '#app/platform/catalogue/add-origin.ts'
import type { CardView } from '#app/platform/catalogue/card-view.ts'

type AddToBasketFormProps = {
  variant: Pick<CardView, 'sku' | 'variantId' | 'maxItemQuantity'>
  locale: string
  /** Set if it is not in the page itself. */
  origin?: AddOrigin | undefined
  children: ReactNode
}

/**
 * Adds one item of a variant. Without scripts the form posts and leads to the basket; with scripts the first-paint script catches it, opens
 * the drawer and hands over to the basket feature.
 */
export function AddToBasketForm({ variant, locale, origin, children }: AddToBasketFormProps) {
  return (
    <form role="none" method="post" action="/api/basket/add" data-add-to-basket="">
      <input type="hidden" name="sku" value={variant.sku} />
      <VariantFields variants={[variant]} />
      <input type="hidden" name="locale" value={locale} />
      <OriginFields origin={origin} />
      {children}
    </form>
  )
}

/** Hidden fields for each variant that the form offers. */
export function VariantFields({ variants }: { variants: readonly AddToBasketFormProps['variant'][] }) {
  return variants.flatMap(variantFields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** Hidden fields for the origin of an addition. */
export function OriginFields({ origin }: { origin: AddOrigin | undefined }) {
  if (!origin) return null
  return (
    <>
      <input type="hidden" name="location" value={origin.location} />
      {origin.source !== undefined && <input type="hidden" name="source" value={origin.source} />}
    </>
  )
}
