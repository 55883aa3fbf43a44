'use client'

import { type ComponentType, useEffect, useRef } from 'react'
import { Alert } from '#app/design-system/alert/Alert.tsx'
import { Button, ButtonLink } from '#app/design-system/button/Button.tsx'
import { closeDialog } from '#app/design-system/dialog/open-dialog.ts'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { PriceToPay } from '#app/design-system/price/PricePair.tsx'
import type { PriceWords } from '#app/design-system/price/price-value.ts'
import { ShadeList } from '#app/design-system/swatches/ShadeList.tsx'
import { shadesCopy as copy } from '#app/messages/products/shades.ts'
import type { AddOrigin } from '#app/platform/catalogue/add-origin.ts'
import { labelledPrices } from '#app/platform/catalogue/prices-view.ts'
import { shadesOf } from '#app/platform/catalogue/shades-of.ts'
import type { VariantView } from '#app/platform/catalogue/variant-view.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { OriginFields, VariantFields } from './AddToBasketForm.tsx'
import { SHADE_DRAWER, type ShadesState, type ShadesView } from './shade-drawer.ts'
import './shade-options.css'

/** Connects the form with its submit button in the footer. */
const FORM = 'shade-form'

type ShadeOptionsProps = {
  state: Exclude<ShadesState, { status: 'loading' }>
  locale: string
  prices: PriceWords & { member: string; typical: string }
  onChoose: (sku: string) => void
  /** Asks for an email about a shade that is out of stock. Without it there is no such button. */
  onAskEmail?: ((sku: string) => void) | undefined
  onRetry: () => void
}

/** The drawer's content: a product's shades, or the error with a retry button and a link. */
export function ShadeOptions({ state, ...rest }: ShadeOptionsProps) {
  if (state.status === 'ready') return <ShadeForm shades={state.shades} origin={state.asked.origin} {...rest} />
  return (
    <div className="shade-options-failed">
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

/** The shades as radio buttons in a form that adds the chosen one to the basket. */
function ShadeForm({
  shades,
  origin,
  locale,
  prices,
  onChoose,
  onAskEmail,
}: Omit<ShadeOptionsProps, 'state' | 'onRetry'> & { shades: ShadesView; origin: AddOrigin | undefined }) {
  const { name, variants, chosen } = shades
  const form = useRef<HTMLFormElement>(null)
  // Scroll the card's own shade into view.
  useEffect(() => {
    form.current?.querySelector(':checked')?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <form
      ref={form}
      id={FORM}
      // The page's own form has the name of the product.
      aria-label={copy.shadeOptions}
      method="post"
      action="/api/basket/add"
      data-add-to-basket=""
      // Close before the basket drawer opens, so that closing that drawer returns the focus to the card.
      onSubmitCapture={() => closeDialog(SHADE_DRAWER)}
    >
      <input type="hidden" name="locale" value={locale} />
      <OriginFields origin={origin} />
      <VariantFields variants={variants} />
      <div className="shade-options-lead">
        <p>{formatMessage(copy.summary, { name, count: String(variants.length) })}</p>
        <PriceToPay {...labelledPrices(chosen.prices, { member: prices.member, typical: prices.typical })} words={prices} />
      </div>
      <ShadeList
        name="sku"
        legend={copy.shades}
        shades={shadesOf(variants, copy.undertones)}
        chosen={chosen.sku}
        chosenLabel={copy.selected}
        outOfStockLabel={copy.outOfStock}
        onChoose={onChoose}
        renderOutOfStock={({ id, name: shade }) =>
          onAskEmail &&
          id !== chosen.sku && (
            <Button variant="quiet" size={44} onClick={() => onAskEmail(id)}>
              {copy.emailMe}
              <span className="visually-hidden">, {shade}</span>
            </Button>
          )
        }
      />
    </form>
  )
}

/** Asks for an email about a variant that is out of stock. */
export type ShadeStockEmail = ComponentType<{ sku: string; place: 'drawer'; locale: string; takesFocus: boolean }>

type ShadeFooterProps = { chosen: VariantView; prefix: string; locale: string; StockEmail: ShadeStockEmail | undefined; isAsked?: boolean }

/** The button for the active shade, and the ways on if it is out of stock. */
export function ShadeFooter({ chosen, prefix, locale, StockEmail, isAsked = false }: ShadeFooterProps) {
  return (
    <div className="shade-options-footer">
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
        <p id="shade-why" className="shade-options-why">
          {chosen.choice}: {copy.outOfStock}
        </p>
      )}
      {!chosen.inStock && StockEmail && <StockEmail sku={chosen.sku} place="drawer" locale={locale} takesFocus={isAsked} />}
      <TextLink standalone href={`${prefix}${chosen.href}`}>
        {copy.viewMoreDetails}
      </TextLink>
    </div>
  )
}
