// @vitest-environment jsdom

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { BasketPage } from '#app/features/basket/page/BasketPage.client.tsx'
import { basketView } from '#app/features/basket/store/basket-view.ts'
import { basketPageCopy } from '#app/messages/basket/basket-page.ts'
import { priceCopy as words } from '#app/messages/products/price.ts'
import { basketRows } from '#fixtures/scenarios/states/basket.ts'
import { notificationRows } from '#fixtures/scenarios/states/notifications.ts'
import { pricingRows } from '#fixtures/scenarios/states/pricing.ts'
import type { StateRow } from '#fixtures/scenarios/states/record.ts'
import { thresholdRows } from '#fixtures/scenarios/states/thresholds.ts'
import { createTestServer } from '#mock-server/test.ts'
import { type BasketContentsFieldsFragment, GetBasketDocument, GetShopperDocument } from '#operations/__generated__/operations.ts'
import { basketWords } from './basket-words.ts'
import { type SummaryText, sumsOf } from './summary-amounts.ts'

// Every state of a basket and its notices: the server's answer against what the basket page shows.

const server = createTestServer()
let worlds = 0

type Shown = { update: BasketContentsFieldsFragment; page: HTMLElement }

/** Opens a state in its own world and renders the basket page with it. */
async function shownIn(selection: string): Promise<Shown> {
  worlds += 1
  const place = { scenario: selection, world: `bag-${worlds}` }
  const { store: locale } = await server.sessions.open(selection, place.world)
  const { data: answer } = await server.execute({ document: GetBasketDocument, variables: {}, store: locale, ...place })
  const { data: shopper } = await server.execute({ document: GetShopperDocument, variables: {}, store: locale, ...place })
  if (!answer || !shopper) throw new Error(`${selection} answers nothing.`)
  const copy = basketPageCopy(locale)
  const page = document.createElement('main')
  page.innerHTML = renderToStaticMarkup(
    createElement(BasketPage, {
      initial: basketView(answer.basket),
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
  return { update: answer.basket, page }
}

/** The summary from top to bottom. */
function summaryOf(page: HTMLElement): SummaryText[] {
  const terms = Array.from(page.querySelectorAll('#summary dt, [aria-labelledby="summary"] dt'), (term) => term.textContent)
  const amounts = Array.from(page.querySelectorAll('#summary dd, [aria-labelledby="summary"] dd'), (value) => value.textContent)
  return terms.map((label, at) => ({ label, value: amounts[at] ?? '' }))
}

const sections: Readonly<Record<string, readonly StateRow[]>> = {
  baskets: basketRows,
  prices: pricingRows,
  thresholds: thresholdRows,
  notices: notificationRows,
}

describe.each(Object.entries(sections))('every state of %s', (_section, rows) => {
  // A fault on the answer leaves no basket to show: see tests/agreement/basket-faults.test.ts.
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

// A loop, because `test.each` would truncate a long title and lose its clauses.
for (const { is, scenario, lines, summary, says, bar, saysNot } of basketWords) {
  test(`a basket ${is} says what is in it and what it comes to`, async () => {
    const { page } = await shownIn(scenario)
    const list = page.querySelector('ul[aria-label="Items in your bag"]')
    const shownLines = Array.from(list?.children ?? [], textOf)
    expect(shownLines).toHaveLength(lines.length)
    for (const [at, line] of lines.entries()) expect(shownLines[at]).toMatch(line)
    expect(summaryOf(page).map(({ label, value }) => [label, value])).toEqual(summary)
    for (const words of says ?? []) expect(textOf(page)).toContain(words)
    for (const label of bar ? [bar] : []) expect(page.querySelector(`[role="progressbar"][aria-label="${label}"]`)).not.toBeNull()
    for (const words of saysNot ?? []) {
      expect(textOf(list)).not.toContain(words)
      expect(textOf(page.querySelector('[aria-labelledby="summary"]'))).not.toContain(words)
    }
  })
}

/** The text of an element with white space collapsed as in a browser. */
function textOf(element: Element | null): string {
  return element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
}
