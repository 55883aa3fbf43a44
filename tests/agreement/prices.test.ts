// @vitest-environment jsdom

import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShopCard } from '#app/features/card/ShopCard.tsx'
import { PurchaseChoice, PurchasePanel } from '#app/features/product/Purchase.client.tsx'
import { purchaseCopy, purchaseVariant } from '#app/features/product/purchase-view.ts'
import { cardView, DEFAULT_BUTTON_TEXT } from '#app/platform/catalogue/card-view.ts'
import { variantView } from '#app/platform/catalogue/variant-view.ts'
import { stores } from '#app/platform/store/stores.ts'
import { createTestServer } from '#mock-server/test.ts'
import { GetProductDocument, GetRecommendationsDocument } from '#operations/__generated__/operations.ts'

// The contract's prices as the product page and the cards show them.

const server = createTestServer()
let worlds = 0

/** A scenario in a world of its own. */
function placeOf(scenario: string) {
  worlds += 1
  return { scenario, world: `prices-${worlds}` }
}

const shown = (element: ReactElement): HTMLElement => {
  const page = document.createElement('main')
  page.innerHTML = renderToStaticMarkup(element)
  return page
}

/** The purchase panel of a product, as its page mounts it. */
async function panelOf(slug: string, scenario: string): Promise<HTMLElement> {
  const { data } = await server.execute({ document: GetProductDocument, variables: { slug }, ...placeOf(scenario) })
  const product = data?.productBySlug
  if (!product) throw new Error(`The store sells no ${slug}.`)
  const setting = { title: product.title, buttonText: product.buttonText ?? DEFAULT_BUTTON_TEXT }
  const variants = product.variants.map(variantView)
  return shown(
    createElement(PurchaseChoice, {
      variants: variants.map((variant) => purchaseVariant(variant, stores.uk, setting)),
      chosenSku: product.defaultVariant.sku,
      hasShades: product.type === 'multivariate',
      locale: stores.uk.locale,
      prefix: '',
      joinHref: '/join',
      copy: purchaseCopy({ title: product.title, variants }, stores.uk),
      name: product.title,
      // oxlint-disable-next-line react/no-children-prop -- its type asks for children among its props
      children: createElement(PurchasePanel),
    }),
  )
}

/** A card of a row, as a listing or a row mounts it. */
async function cardIn(scenario: string, layout: 'plain' | 'compact'): Promise<HTMLElement> {
  const request = { id: 'row', skus: ['OT-RSL-07'], location: 'PDP' as const, limit: 4 }
  const { data } = await server.execute({
    document: GetRecommendationsDocument,
    variables: { recommendations: [request] },
    ...placeOf(scenario),
  })
  const product = data?.recommendations[0]?.items[0]
  if (!product) throw new Error('The contract recommends nothing.')
  return shown(createElement(ShopCard, { card: cardView(product), store: stores.uk, layout }))
}

const TYPICAL_ONLY = 'ribbon-satin-lipstick'
const WITH_GUEST_PRICE = 'ledger-liquid-liner'

test.each([
  ['a member', 'uk-annual-member', TYPICAL_ONLY, '(Non-member was £26.00)'],
  ['a guest with a membership in the bag', 'guest-with-membership', TYPICAL_ONLY, '(Non-member was £26.00)'],
  ['a non-member', 'uk-non-member', TYPICAL_ONLY, '(Non-member was £26.00)'],
  ['a member', 'uk-annual-member', WITH_GUEST_PRICE, '(Traditional Retail was £17.00)'],
  ['a non-member', 'uk-non-member', WITH_GUEST_PRICE, '(Non-member was £19.00)'],
])('%s (%s) reads beside the Member’s Price of %s: %s [PRICE-08, PRICE-09]', async (_who, scenario, slug, suffix) => {
  const panel = await panelOf(slug, scenario)
  expect(panel.querySelector('[data-tier-only="member"] dd:last-of-type')?.textContent).toContain(suffix)
})

test('a card has the price to pay first, and highlights the other only where the product says so [PRICE-14, PRODUCT-04]', async () => {
  const pair = async (scenario: string) => (await cardIn(scenario, 'plain')).querySelector('dl')
  const usual = await pair('uk-guest')
  expect(Array.from(usual?.querySelectorAll('dt') ?? [], (term) => term.textContent)).toEqual(['Typical Price', "Member's Price"])
  expect(usual?.dataset).not.toHaveProperty('highlighted')
  expect((await pair('uk-guest&product=other-price-highlighted'))?.dataset).toMatchObject({ highlighted: 'secondary' })
})

test.each(['plain', 'compact'] as const)('a %s card calls its prices as the data does [PRICE-02]', async (layout) => {
  const card = await cardIn('uk-guest&product=price-label', layout)
  expect(Array.from(card.querySelectorAll('dt'), (term) => term.textContent)).toEqual(['Staff Price', 'Staff Price'])
})
