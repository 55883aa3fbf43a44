import { expect, test } from 'vitest'
import type { BasketContentsFieldsFragment } from '#operations/__generated__/operations.ts'
import { membershipItem, testBasket } from '../testing/basket-views.ts'

type Line = BasketContentsFieldsFragment['items'][number]

/** A line of two lipsticks in stock. */
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

test('a product line has its variant’s names, and the order’s limit [BASKET-30]', () => {
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

test('a membership line has its name, and no variant, picture or limit', () => {
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

test('an unknown line has a default name', () => {
  expect(testBasket({ items: [membershipItem({ membership: null })] }).lines).toMatchObject([
    { name: 'An item in your bag', inStock: true },
  ])
})

test('a variant without a subtitle has no variation', () => {
  const { variant } = lipstick()
  expect(testBasket({ items: [lipstick({ variant: variant && { ...variant, subTitle: null } })] }).lines[0]?.variation).toBeUndefined()
})

test('a line from a discount is a gift and cannot be removed, nor can one that the server locks [BASKET-29, ITEM-03]', () => {
  const items = [lipstick({ origin: 'discount' }), membershipItem({ removable: false }), lipstick()]
  expect(testBasket({ items }).lines.map(({ isGift, isRemovable }) => [isGift, isRemovable])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
})

test('the count includes lines in stock or without a variant [BASKET-35]', () => {
  expect(testBasket({ items: [lipstick(), lipstick({ quantity: 3 }, false), membershipItem()] }).count).toBe(3)
  expect(testBasket({ items: [lipstick({}, false)] }).count).toBe(0)
  expect(testBasket({ items: [lipstick({}, false)] }).lines[0]?.inStock).toBe(false)
})

test('only the shopper’s own membership counts as one in the basket [USER-09, USER-10]', () => {
  expect(testBasket({ items: [lipstick(), membershipItem()] }).hasMembershipInBag).toBe(true)
  expect(testBasket({ items: [lipstick(), membershipItem({ type: 'giftMembership' })] }).hasMembershipInBag).toBe(false)
  expect(testBasket().hasMembershipInBag).toBe(false)
})
