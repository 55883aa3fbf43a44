// @vitest-environment jsdom

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BasketPage } from '#app/features/basket/page/BasketPage.client.tsx'
import { basketView } from '#app/features/basket/store/basket-view.ts'
import { basketPageCopy } from '#app/messages/basket/basket-page.ts'
import { priceCopy as words } from '#app/messages/products/price.ts'
import { bagStates } from '#fixtures/scenarios/states/c-bags.ts'
import { pricingStates } from '#fixtures/scenarios/states/c-pricing.ts'
import { thresholdStates } from '#fixtures/scenarios/states/c-thresholds.ts'
import { notificationStates } from '#fixtures/scenarios/states/d-notifications.ts'
import type { StateRow } from '#fixtures/scenarios/states/record.ts'
import { createTestServer } from '#mock-server/test.ts'
import { type BasketUpdateFieldsFragment, GetBasketDocument, GetShopperDocument } from '#operations/__generated__/operations.ts'
import { type SummaryText, sumsOf } from './summary-amounts.ts'

// Every state that a bag and its notices can be in, as the server answers it and as the bag's page shows it.

const server = createTestServer()
let worlds = 0

type Shown = { update: BasketUpdateFieldsFragment; page: HTMLElement }

/** Opens a state in a world of its own and renders the bag's page with it. */
async function shownIn(selection: string): Promise<Shown> {
  worlds += 1
  const place = { scenario: selection, world: `bag-${worlds}` }
  const { store: locale } = await server.sessions.open(selection, place.world)
  const { data: bag } = await server.execute({ document: GetBasketDocument, variables: {}, store: locale, ...place })
  const { data: shopper } = await server.execute({ document: GetShopperDocument, variables: {}, store: locale, ...place })
  if (!bag || !shopper) throw new Error(`${selection} answers nothing.`)
  const copy = basketPageCopy(locale)
  const page = document.createElement('main')
  page.innerHTML = renderToStaticMarkup(
    createElement(BasketPage, {
      initial: basketView(bag.basket),
      isMember: shopper.me.isMember,
      hasFreeDelivery: true,
      locale,
      copy,
      words,
      hrefs: { bestsellers: '/shop/bestsellers', checkout: '/checkout', prefix: '' },
      urlChanges: [],
      hasAddFailed: false,
      autoClose: 'disabled',
    }),
  )
  return { update: bag.basket, page }
}

/** The summary from top to bottom. */
function summaryOf(page: HTMLElement): SummaryText[] {
  const terms = Array.from(page.querySelectorAll('#summary dt, [aria-labelledby="summary"] dt'), (term) => term.textContent)
  const amounts = Array.from(page.querySelectorAll('#summary dd, [aria-labelledby="summary"] dd'), (value) => value.textContent)
  return terms.map((label, at) => ({ label, value: amounts[at] ?? '' }))
}

const sections: Readonly<Record<string, readonly StateRow[]>> = {
  bags: bagStates,
  prices: pricingStates,
  thresholds: thresholdStates,
  notices: notificationStates,
}

describe.each(Object.entries(sections))('every state of %s', (_section, rows) => {
  // Where a fault befalls the answer there is no bag to show: tests/agreement/basket-faults.test.ts has those.
  const selections = new Set(
    rows.flatMap(({ states }) => states.map(({ selection }) => selection)).filter((selection) => !selection.includes('fault')),
  )

  test.each([...selections])('%s: what the page shows adds up and leaves nothing out', async (selection) => {
    const { update, page } = await shownIn(selection)

    const names = update.items.map(({ variant, membership }) => variant?.title ?? membership?.name ?? '')
    const lines = Array.from(page.querySelectorAll('ul[aria-label="Items in your bag"] > li'), (line) => line.textContent)
    expect(lines).toHaveLength(names.length)
    for (const [at, name] of names.entries()) expect(lines[at]).toContain(name)

    expect(page.textContent.includes('Your bag is empty')).toBe(names.length === 0)
    const { total, parts } = sumsOf(summaryOf(page))
    expect(total).toBe(parts)
    expect(parts).toBeGreaterThanOrEqual(0)
  })
})
