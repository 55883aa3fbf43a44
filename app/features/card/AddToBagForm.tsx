import type { ReactNode } from 'react'

/**
 * Adds one of a variant to the bag. Without scripts it is posted and leads to the basket; with them the page's first-paint script
 * catches it, opens the drawer and leaves the rest to the basket's island.
 */
export function AddToBagForm({ sku, locale, children }: { sku: string; locale: string; children: ReactNode }) {
  return (
    <form method="post" action="/api/basket/add" data-add-to-bag="">
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="locale" value={locale} />
      {children}
    </form>
  )
}
