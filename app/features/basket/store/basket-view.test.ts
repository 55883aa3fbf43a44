import { expect, test } from 'vitest'
import type { BasketUpdateFieldsFragment } from '#operations/__generated__/operations.ts'
import { membershipItem, testBasket } from '../testing/basket-views.ts'

type Line = BasketUpdateFieldsFragment['items'][number]

/** A line of two lipsticks that are in stock. */
function lipstick(changes: Partial<Line> = {}, isInStock = true): Line {
  return membershipItem({
    id: 'lipstick-line',
    type: 'product',
    quantity: 2,
    maxItemQuantity: 5,
    membership: null,
    variant: {
      id: 'ribbon-07',
      sku: 'LIP-07',
      title: 'Ribbon Satin Lipstick',
      subTitle: 'Rosehip 07, 3.5 g',
      brandName: 'Ottilie',
      href: '/products/ribbon',
      availability: { status: isInStock ? 'instock' : 'outofstock', inStock: isInStock },
      media: [],
      detailsMedia: null,
    },
    ...changes,
  })
}

test('a product’s line is told by what its variant is called, and may be changed as far as the order goes [BASKET-30]', () => {
  expect(testBasket({ items: [lipstick()] }).lines).toMatchObject([
    {
      id: 'lipstick-line',
      type: 'product',
      sku: 'LIP-07',
      variantId: 'ribbon-07',
      membershipId: undefined,
      name: 'Ribbon Satin Lipstick',
      brandName: 'Ottilie',
      variation: 'Rosehip 07, 3.5 g',
      href: '/products/ribbon',
      quantity: 2,
      maxItemQuantity: 5,
      inStock: true,
      isGift: false,
      isRemovable: true,
      duration: undefined,
    },
  ])
})

test('a membership’s line is told by its name, and has no variant, no picture and no limit', () => {
  expect(testBasket({ items: [membershipItem()] }).lines).toMatchObject([
    {
      sku: undefined,
      variantId: undefined,
      membershipId: '610501',
      name: 'Annual Membership',
      brandName: undefined,
      variation: undefined,
      href: undefined,
      picture: undefined,
      maxItemQuantity: undefined,
      inStock: true,
      duration: 'annually',
    },
  ])
})

test('a line of which nothing is known is still called something', () => {
  expect(testBasket({ items: [membershipItem({ membership: null })] }).lines).toMatchObject([
    { name: 'An item in your bag', inStock: true },
  ])
})

test('a variant without words of its own has none', () => {
  const { variant } = lipstick()
  expect(testBasket({ items: [lipstick({ variant: variant && { ...variant, subTitle: null } })] }).lines[0]?.variation).toBeUndefined()
})

test('what a discount brought is a gift and stays; what the server holds on to stays too [BASKET-29, ITEM-03]', () => {
  const items = [lipstick({ origin: 'discount' }), membershipItem({ removable: false }), lipstick()]
  expect(testBasket({ items }).lines.map(({ isGift, isRemovable }) => [isGift, isRemovable])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
})

test('the count is of what is in stock or has no variant [BASKET-35]', () => {
  expect(testBasket({ items: [lipstick(), lipstick({ quantity: 3 }, false), membershipItem()] }).count).toBe(3)
  expect(testBasket({ items: [lipstick({}, false)] }).count).toBe(0)
  expect(testBasket({ items: [lipstick({}, false)] }).lines[0]?.inStock).toBe(false)
})

test('only a membership of one’s own makes the basket hold one [USER-09, USER-10]', () => {
  expect(testBasket({ items: [lipstick(), membershipItem()] }).hasMembershipInBag).toBe(true)
  expect(testBasket({ items: [lipstick(), membershipItem({ type: 'giftMembership' })] }).hasMembershipInBag).toBe(false)
  expect(testBasket().hasMembershipInBag).toBe(false)
})
