import { describe, expect, test } from 'vitest'
import { blog } from '#fixtures/blog/blog.ts'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { storeContent } from '#fixtures/content/store-content.ts'
import { stayGift } from '#fixtures/membership/management.ts'
import { welcomeGift } from '#fixtures/membership/perk-gifts.ts'
import { findPlan } from '#fixtures/membership/plans.ts'
import { addressBooks } from '#fixtures/orders/addresses.ts'
import { orderHistory } from '#fixtures/orders/history.ts'
import { manyOrders } from '#fixtures/orders/many-orders.ts'
import { paymentMethods } from '#fixtures/orders/payments.ts'
import { quizzes } from '#fixtures/quiz/skincare.ts'
import { shoppers } from '#fixtures/shoppers/shoppers.ts'
import { wishes } from '#fixtures/wishlist/wishes.ts'

const stores = ['en-GB', 'en-US'] as const

/** The products of a store, by product id, variant id and sku. */
function offersOf(store: StoreLocale): Set<string> {
  return new Set(
    catalogue.products.flatMap(({ id, variants }) => {
      const sold = variants.filter(({ prices }) => prices[store])
      return sold.length === 0 ? [] : [id, ...sold.flatMap((variant) => [variant.id, variant.sku])]
    }),
  )
}

/** Every value of a key, at any depth. */
function valuesOf(key: string, thing: unknown): string[] {
  if (typeof thing !== 'object' || thing === null) return []
  return Object.entries(thing).flatMap(([name, value]) => (name === key && typeof value === 'string' ? [value] : valuesOf(key, value)))
}

const storeOf = (shopperId: string): StoreLocale => (shopperId.startsWith('uk-') ? 'en-GB' : 'en-US')

describe.each(stores)('in %s', (store) => {
  const sold = offersOf(store)

  test('everything that was ordered is sold, and every plan exists', () => {
    const orders = Object.entries(orderHistory)
      .filter(([id]) => storeOf(id) === store)
      .flatMap(([, list]) => list)
    const lines = [...orders, ...manyOrders(33)].flatMap((order) => order.lines)
    expect(lines.filter(({ type, offer }) => (type ? !findPlan(store, offer) : !sold.has(offer)))).toEqual([])
  })

  test('everything that is wished for is sold', () => {
    const offers = Object.entries(wishes)
      .filter(([id]) => storeOf(id) === store)
      .flatMap(([, list]) => list.map(({ offer }) => offer))
    expect(offers.filter((offer) => !sold.has(offer))).toEqual([])
  })

  test('every product that the CMS, the blog, the quiz or a flow shows is sold', () => {
    const shown = [
      ...valuesOf('product', storeContent[store]),
      ...valuesOf('product', blog[store]),
      ...valuesOf('product', quizzes[store]),
      stayGift.product,
      welcomeGift.product,
      ...blog[store].articles.flatMap(({ products }) => products),
    ]
    expect(shown.length).toBeGreaterThan(50)
    expect(shown.filter((id) => !sold.has(id))).toEqual([])
  })

  test('every category that the quiz takes from holds something', () => {
    const paths = quizzes[store].flatMap(({ routine }) => routine.map(({ categoryPath }) => categoryPath))
    expect(paths.filter((path) => !catalogue.products.some(({ categoryPaths }) => categoryPaths.includes(path)))).toEqual([])
  })

  test('every facet that the quiz favours is one of the catalogue', () => {
    const known = new Set(catalogue.products.flatMap(({ facets }) => Object.values(facets).flat()))
    const favoured = quizzes[store].flatMap(({ steps }) =>
      steps.flatMap(({ questions }) => questions.flatMap(({ options }) => options.flatMap(({ favours }) => favours ?? []))),
    )
    expect(favoured.filter((facet) => !known.has(facet))).toEqual([])
  })
})

test('what is told of base shoppers is told of shoppers that exist', () => {
  const ids = new Set(shoppers.map(({ id }) => id))
  const told = [orderHistory, wishes, addressBooks, paymentMethods].flatMap((table) => Object.keys(table))
  expect(told.filter((id) => !ids.has(id))).toEqual([])
})

test('no two orders, addresses or ways to pay share an id', () => {
  const ids = [
    ...Object.values(orderHistory).flatMap((list) => list.map(({ number }) => number)),
    ...Object.values(addressBooks).flatMap((list) => list.map(({ id }) => id)),
    ...Object.values(paymentMethods).flatMap((list) => list.map(({ id }) => id)),
  ]
  expect(new Set(ids).size).toBe(ids.length)
})
