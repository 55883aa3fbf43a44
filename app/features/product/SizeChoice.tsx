import { Radio } from '#app/design-system/field/Choice.tsx'
import { Fieldset } from '#app/design-system/field/Field.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import type { VariantView } from '#app/platform/catalogue/variant-view.ts'

type SizeChoiceProps = {
  legend: string
  variants: readonly Pick<VariantView, 'sku' | 'choice' | 'inStock' | 'prices'>[]
  /** Sku of the chosen size. */
  chosen: string
  outOfStockLabel: string
}

/** Size options as radios with prices. They are uncontrolled; `chosen` is the initial one. */
export function SizeChoice({ legend, variants, chosen, outOfStockLabel }: SizeChoiceProps) {
  return (
    <Fieldset legend={legend}>
      {variants.map(({ sku, choice, inStock, prices }) => (
        <Radio
          key={sku}
          name="sku"
          value={sku}
          defaultChecked={sku === chosen}
          label={choice}
          end={
            inStock ? (
              <>
                <span data-tier-only="typical">
                  <Money>{prices.typical.price.formatted}</Money>
                </span>
                <span data-tier-only="member">
                  <Money>{prices.member.price.formatted}</Money>
                </span>
              </>
            ) : (
              outOfStockLabel
            )
          }
        />
      ))}
    </Fieldset>
  )
}
