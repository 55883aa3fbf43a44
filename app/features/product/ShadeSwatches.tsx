import { Swatches } from '#app/design-system/swatches/Swatches.tsx'
import { shadesCopy as copy } from '#app/messages/products/shades.ts'
import { shadesOf } from '#app/platform/catalogue/shades-of.ts'
import { StaticMarkup } from '#app/platform/framework/static-markup/StaticMarkup.tsx'
import type { ProductView } from './product-data.ts'

type ShadeSwatchesProps = { product: Pick<ProductView, 'hasShades' | 'variants' | 'chosen'> }

/** The swatches of a product's purchase panel. The panel's form listens to them, so that they need no script of their own. */
export function ShadeSwatches({ product: { hasShades, variants, chosen } }: ShadeSwatchesProps) {
  // Markup that no page shows would wait for one.
  if (!hasShades || variants.length < 2) return null
  return (
    <StaticMarkup>
      <Swatches name="sku" shades={shadesOf(variants, copy.undertones)} chosen={chosen.sku} outOfStockLabel={copy.outOfStock} />
    </StaticMarkup>
  )
}
