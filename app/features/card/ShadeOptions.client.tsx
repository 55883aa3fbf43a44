'use client'

import { useEffect, useRef } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { closeDialog } from '#app/design-system/dialog/open-dialog.ts'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { PriceToPay } from '#app/design-system/price/PricePair.tsx'
import type { PriceWords } from '#app/design-system/price/price-value.ts'
import { ShadeList } from '#app/design-system/swatches/ShadeList.tsx'
import { shadesCopy as copy } from '#app/messages/products/shades.ts'
import type { AddOrigin } from '#app/platform/catalogue/add-origin.ts'
import type { VariantView } from '#app/platform/catalogue/variant-view.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { OriginFields, VariantFields } from './AddToBagForm.tsx'
import styles from './ShadeOptions.module.css'
import { SHADE_DRAWER, type ShadesState, type ShadesView } from './shade-drawer.ts'

/** Joins the form in the drawer's body with its button in the footer. */
const FORM = 'shade-form'

type ShadeOptionsProps = {
  state: Exclude<ShadesState, { status: 'loading' }>
  locale: string
  prices: PriceWords & { member: string; typical: string }
  onChoose: (sku: string) => void
  onRetry: () => void
}

/** What the drawer holds: the shades of a product, or why they are not there and the ways on. */
export function ShadeOptions({ state, ...rest }: ShadeOptionsProps) {
  if (state.status === 'ready') return <ShadeForm shades={state.shades} origin={state.asked.origin} {...rest} />
  return (
    <div className={styles.failed}>
      <Alert level="error">{copy.failed}</Alert>
      <Button wide onClick={rest.onRetry}>
        {copy.retry}
      </Button>
      <ButtonLink variant="secondary" wide href={state.asked.href}>
        {copy.viewMoreDetails}
      </ButtonLink>
    </div>
  )
}

/** The shades as radio buttons in a form that adds the chosen one to the bag. */
function ShadeForm({
  shades,
  origin,
  locale,
  prices,
  onChoose,
}: Omit<ShadeOptionsProps, 'state' | 'onRetry'> & { shades: ShadesView; origin: AddOrigin | undefined }) {
  const { name, variants, chosen } = shades
  const form = useRef<HTMLFormElement>(null)
  // The shade that the card stands for may lie far down.
  useEffect(() => {
    form.current?.querySelector(':checked')?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <form
      ref={form}
      id={FORM}
      method="post"
      action="/api/basket/add"
      data-add-to-bag=""
      // Before the bag's drawer opens, so that the focus goes back to the card when that one closes.
      onSubmitCapture={() => closeDialog(SHADE_DRAWER)}
    >
      <input type="hidden" name="locale" value={locale} />
      <OriginFields origin={origin} />
      <VariantFields variants={variants} />
      <div className={styles.lead}>
        <p>{formatMessage(copy.summary, { name, count: String(variants.length) })}</p>
        <PriceToPay
          member={{ ...chosen.prices.member, label: prices.member }}
          typical={{ ...chosen.prices.typical, label: prices.typical }}
          words={prices}
        />
      </div>
      <ShadeList
        name="sku"
        legend={copy.shades}
        shades={variants.map(({ sku, swatch, choice, inStock }) => ({ id: sku, src: swatch ?? '', name: choice, inStock }))}
        chosen={chosen.sku}
        chosenLabel={copy.selected}
        outOfStockLabel={copy.outOfStock}
        onChoose={onChoose}
      />
    </form>
  )
}

/** The way on from the active shade: into the bag, unless it is out of stock, or to its page. */
export function ShadeFooter({ chosen, prefix }: { chosen: VariantView; prefix: string }) {
  return (
    <div className={styles.footer}>
      <Button
        type="submit"
        form={FORM}
        size={56}
        wide
        disabled={!chosen.inStock}
        aria-describedby={chosen.inStock ? undefined : 'shade-why'}
      >
        {copy.addToBasket}
      </Button>
      {!chosen.inStock && (
        <p id="shade-why" className={styles.why}>
          {chosen.choice}: {copy.outOfStock}
        </p>
      )}
      <TextLink standalone href={`${prefix}${chosen.href}`}>
        {copy.viewMoreDetails}
      </TextLink>
    </div>
  )
}
