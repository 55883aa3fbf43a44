'use client'

import { type ComponentType, createContext, type ReactNode, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { TaskBar } from '#app/design-system/bars/TaskBar.client.tsx'
import { Button } from '#app/design-system/button/Button.tsx'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Struck } from '#app/design-system/price/Amount.tsx'
import { Money } from '#app/design-system/price/Money.tsx'
import { PriceBlock } from '#app/design-system/price/PriceBlock.tsx'
import { SwatchGroup } from '#app/design-system/swatches/SwatchGroup.tsx'
import { variantFields } from '#app/platform/basket/add-fields.ts'
import { labelledPrices } from '#app/platform/catalogue/prices-view.ts'
import type { VariantView } from '#app/platform/catalogue/variant-view.ts'
import './product-page.css'
import { SizeChoice } from './SizeChoice.tsx'

/** Copy of the panel. Sentences with amounts are formatted on the server for each variant. */
export type PurchaseCopy = {
  shade: string
  shadeOptions: string
  size: string
  struckHint: string
  outOfStock: string
  typical: string
  member: string
  was: string
  pending: string
  payToday: string
  joinLine: string
  joinLink: string
  gallery: string
  pictures: string
  /** "Save Ribbon Satin Lipstick, Rosehip 07 to your wishlist", split into the parts before and after the name. */
  wish: readonly [string, string]
  /** "Picture 1" and so on, as many as a variant has at most. */
  pictureNames: readonly string[]
}

export type PurchaseVariant = Omit<VariantView, 'swatch' | 'undertone' | 'pictures'> & {
  pictures: readonly Pick<VariantView['pictures'][number], 'src' | 'alt'>[]
  /** The button's label in each tier. */
  addToBasket: Readonly<Record<'member' | 'typical', string>>
  /** "Save £12.50 with Ottilie+" and "You save £12.50"; empty if there is no saving. */
  savingNote: string
  youSave: string
  /** "(Traditional Retail £26.00)" split into the parts before and after the price. */
  suffix: readonly [string, string]
}

type PurchaseProps = {
  variants: readonly PurchaseVariant[]
  /** Sku of the initially selected variant. */
  chosenSku: string
  hasShades: boolean
  locale: string
  /** Path prefix of the store. */
  prefix: string
  joinHref: string
  copy: PurchaseCopy
  name: string
}

type Choice = PurchaseProps & { variant: PurchaseVariant; choose: (sku: string) => void }

/** Connects the form with its button in the buy bar. */
const FORM = 'purchase-form'

/** Opens the shade drawer, where every shade has its name beside it; without scripts it loads this page. */
const SHADES_FORM = 'shades-form'

const ChoiceContext = createContext<Choice | undefined>(undefined)

/** Shares the chosen variant between gallery and panel. The URL follows the choice, so that it can be shared. */
export function PurchaseChoice({ children, ...props }: PurchaseProps & { children: ReactNode }) {
  const [sku, setSku] = useState(props.chosenSku)
  const variant = props.variants.find((candidate) => candidate.sku === sku) ?? props.variants[0]
  const choose = (next: string) => {
    setSku(next)
    const path = location.pathname.replace(/[^/]*$/, encodeURIComponent(next))
    history.replaceState(history.state, '', `${path}${location.search}${location.hash}`)
  }
  return <ChoiceContext value={variant && { ...props, variant, choose }}>{children}</ChoiceContext>
}

/** The page's product with its chosen variant. */
export function useChoice(): Choice {
  const choice = use(ChoiceContext)
  if (!choice) throw new Error('Gallery and PurchasePanel stand inside PurchaseChoice.')
  return choice
}

/** Parts of the page and of other features, which the route passes. */
type PurchasePanelProps = {
  /** The shades to choose from, as radio buttons named `sku`; for a product with several. */
  swatches?: ReactNode
  /** The wishlist feature's. */
  WishlistButton?: ComponentType<{ sku: string; label: string; shape: 'square' }>
  /** Asks for an email about a variant that is out of stock. */
  StockEmail?: ComponentType<{ sku: string; place: 'page'; locale: string }>
}

/** Price, choice and buttons of the chosen variant. */
export function PurchasePanel({ swatches, WishlistButton, StockEmail }: PurchasePanelProps) {
  const { variant, variants, hasShades, chosenSku, choose, copy, locale, prefix, joinHref, name } = useChoice()
  const form = useRef<HTMLFormElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const takeOver = useEffectEvent((element: HTMLFormElement) => {
    const sku = chosenIn(element)
    if (sku !== variant.sku) choose(sku)
  })
  // Not React's event: it does not see what happens in static markup. At first, read a choice that was made before hydration.
  useEffect(() => {
    const element = form.current
    if (!element) return
    const follow = () => takeOver(element)
    follow()
    element.addEventListener('change', follow)
    return () => element.removeEventListener('change', follow)
  }, [])
  const labelled = labelledPrices(variant.prices, copy)
  return (
    <div className="product-purchase-panel">
      <PriceBlock
        typical={{ ...labelled.typical, note: copy.payToday }}
        member={{ ...labelled.member, note: <Money>{variant.savingNote}</Money> }}
        join={
          <>
            <span>{copy.joinLine}</span>
            <TextLink arrow href={joinHref}>
              {copy.joinLink}
            </TextLink>
          </>
        }
        suffix={
          <>
            {variant.suffix[0]}
            <Struck was={copy.was}>
              <Money>{variant.prices.typical.price.formatted}</Money>
            </Struck>
            {variant.suffix[1]}
          </>
        }
        saving={variant.youSave && <Money>{variant.youSave}</Money>}
        words={copy}
      />
      {/* The choice is part of the form, so that it posts correctly without scripts. */}
      <form
        ref={form}
        id={FORM}
        aria-label={name}
        method="post"
        action="/api/basket/add"
        data-add-to-basket=""
        className="product-purchase-form"
      >
        <input type="hidden" name="locale" value={locale} />
        {variants.flatMap(variantFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {variants.length === 1 && <input type="hidden" name="sku" value={variant.sku} />}
        {variants.length > 1 && hasShades && (
          <SwatchGroup
            legend={`${copy.shade}:`}
            chosenName={variant.detail}
            action={
              <Button type="submit" variant="quiet" size={44} form={SHADES_FORM}>
                {copy.shadeOptions}
              </Button>
            }
            {...(variants.some(({ inStock }) => !inStock) && { note: copy.struckHint })}
          >
            {swatches}
          </SwatchGroup>
        )}
        {variants.length > 1 && !hasShades && (
          <SizeChoice legend={copy.size} variants={variants} chosen={chosenSku} outOfStockLabel={copy.outOfStock} />
        )}
        <div ref={actions} className="product-purchase-actions">
          <Button type="submit" size={56} wide {...(!variant.inStock && { unavailable: copy.outOfStock })}>
            <AddLabel variant={variant} />
          </Button>
          {WishlistButton && (
            <WishlistButton sku={variant.sku} label={copy.wish.join([name, variant.choice].filter(Boolean).join(', '))} shape="square" />
          )}
        </div>
      </form>
      {!variant.inStock && StockEmail && <StockEmail sku={variant.sku} place="page" locale={locale} />}
      {hasShades && <form id={SHADES_FORM} role="none" action={`${prefix}${variant.href}`} data-shades="" />}
      {variant.inStock && (
        <TaskBar of={actions}>
          <Button type="submit" form={FORM} size={48} wide>
            <AddLabel variant={variant} />
          </Button>
        </TaskBar>
      )}
    </div>
  )
}

/** "Add to Bag, £26.00": the price that this shopper pays. */
function AddLabel({ variant: { addToBasket, prices } }: { variant: PurchaseVariant }) {
  return (
    <span>
      <span data-tier-only="typical">
        {addToBasket.typical}, <Money>{prices.typical.price.formatted}</Money>
      </span>
      <span data-tier-only="member">
        {addToBasket.member}, <Money>{prices.member.price.formatted}</Money>
      </span>
    </span>
  )
}

function chosenIn(form: HTMLFormElement): string {
  return String(new FormData(form).get('sku'))
}
