import { expect, test } from 'vitest'
import { shownPage, shownTexts } from './shown-page.ts'

const PAGE = '/account/wishlist'
const SHADES = ['Rosehip 07', 'Poppy 05', 'Claret 08', 'Fig 09', 'Tea Rose 12']

test('wished shades of one product share a card, newest first, each with its price, its button and its heart', async () => {
  const page = await shownPage('product-wished-shades', PAGE)
  expect(shownTexts(page, 'main h2')).toEqual(['Ribbon Satin Lipstick', 'Copper Peptide Night Serum'])
  expect(shownTexts(page, 'main p').join()).toContain('6 products')

  const rows = [...page.querySelectorAll('[aria-label="Variants of Ribbon Satin Lipstick"] > li')]
  expect(rows).toHaveLength(SHADES.length)
  for (const [index, shade] of SHADES.entries()) {
    const text = rows[index]?.textContent
    expect(text).toContain(shade)
    expect(text).toContain('£')
    expect(rows[index]?.querySelector('[aria-pressed]')?.getAttribute('aria-label')).toBe(
      `Save Ribbon Satin Lipstick, ${shade} to your wishlist`,
    )
  }
  const posted = rows.map((row) => row.querySelector('form[action="/api/basket/add"] [name="sku"]')?.getAttribute('value'))
  expect(posted).toEqual(['OT-RSL-07', 'OT-RSL-05', 'OT-RSL-08', 'OT-RSL-09', undefined])
  expect(rows.at(-1)?.querySelector('button[disabled]')?.textContent).toBe('Out of stock: Ribbon Satin Lipstick, Tea Rose 12')
})

test('a single wished shade has the card of its product', async () => {
  const page = await shownPage('shopper=annual-member,wishes-lipstick', PAGE)
  expect(shownTexts(page, 'main h2')).toEqual(['Ribbon Satin Lipstick'])
  expect(page.querySelector('[aria-label="Variants of Ribbon Satin Lipstick"]')).toBeNull()
})
