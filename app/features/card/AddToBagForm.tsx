import type { ReactNode } from 'react'
import type { AddOrigin } from '#app/platform/catalogue/add-origin.ts'

type AddToBagFormProps = {
  sku: string
  locale: string
  /** Where it stands, when that is not simply the page. */
  origin?: AddOrigin | undefined
  children: ReactNode
}

/**
 * Adds one of a variant to the bag. Without scripts it is posted and leads to the basket; with them the page's first-paint script
 * catches it, opens the drawer and leaves the rest to the basket's island.
 */
export function AddToBagForm({ sku, locale, origin, children }: AddToBagFormProps) {
  return (
    <form method="post" action="/api/basket/add" data-add-to-bag="">
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="locale" value={locale} />
      <OriginFields origin={origin} />
      {children}
    </form>
  )
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
