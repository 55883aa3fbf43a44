import { expect, test } from 'vitest'
import type { CardView } from '#app/platform/catalogue/card-view.ts'
import { stores } from '#app/platform/store/stores.ts'
import { placeCards } from './place-cards.ts'

const card = (slug: string) => ({ id: slug, href: `/products/${slug}` }) as CardView
const cards = ['cream', 'wash', 'cream-rich'].map(card)
const placed = (bodies: readonly string[], store = stores.uk) => {
  const { bySection, rest } = placeCards(
    bodies.map((body) => ({ body })),
    cards,
    store,
  )
  return [bySection.map((here) => here.map(({ id }) => id)), rest.map(({ id }) => id)]
}

test('a card stands below the first section that links to its page, once; the others are left', () => {
  expect(
    placed(['No link.', 'Try [it](/products/cream).', '[Again](/products/cream), and [a wash](/products/wash?sku=1#reviews)']),
  ).toEqual([[[], ['cream'], ['wash']], ['cream-rich']])
})

test('cards of one section keep the order of the article', () => {
  expect(placed(['[Wash](/products/wash), then [cream](/products/cream)'])).toEqual([[['cream', 'wash']], ['cream-rich']])
})

test('in the US store a link may name the store or not', () => {
  expect(placed(['[one](/products/cream)', '[two](/us/products/wash)'], stores.us)).toEqual([[['cream'], ['wash']], ['cream-rich']])
})

test.each(['https://elsewhere.example/products/cream', '//shop.example/products/cream', 'javascript:/products/cream', '/products/creams'])(
  'a link to %s places nothing',
  (address) => {
    expect(placed([`[it](${address})`])).toEqual([[[]], ['cream', 'wash', 'cream-rich']])
  },
)
