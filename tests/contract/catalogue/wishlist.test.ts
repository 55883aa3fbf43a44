import { describe, expect, test } from 'vitest'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { dataOf, errorCodeOf, worldOf } from '../ask.ts'

type Wishes = { wishes: { variant: { sku: string; title: string }; product: { slug: string }; addedAt: string }[] }

const skus = ({ wishes }: Wishes): string[] => wishes.map(({ variant }) => variant.sku)

describe('the wishlist', () => {
  test.each(['uk-guest', 'us-guest'])('needs a logged-in shopper: in %s each of its operations is refused', async (scenario) => {
    const ask = worldOf(scenario)
    expect(await errorCodeOf(ask('getWishlist'))).toBe('UNAUTHENTICATED')
    expect(await errorCodeOf(ask('addWishlistItemBySKU', { sku: 'OT-RSL-07' }))).toBe('UNAUTHENTICATED')
    expect(await errorCodeOf(ask('removeWishlistItemBySKU', { sku: 'OT-RSL-07' }))).toBe('UNAUTHENTICATED')
  })

  test.each(['uk-plus-member', 'us-plus-member'])(
    'shows in %s what is wished for, newest first, with sku and title [WISHLIST-05]',
    async (scenario) => {
      const { wishlist } = await dataOf(worldOf(scenario)<{ wishlist: Wishes }>('getWishlist'))
      expect(wishlist.wishes.length).toBeGreaterThan(3)
      expect(wishlist.wishes.every(({ variant, product }) => variant.sku !== '' && variant.title !== '' && product.slug !== '')).toBe(true)
      const days = wishlist.wishes.map(({ addedAt }) => addedAt)
      expect(days).toEqual([...days].sort().reverse())
    },
  )

  test('takes a variant by its sku, puts it first and answers the whole list [OP-WISH-01, OP-WISH-02]', async () => {
    const ask = worldOf('uk-annual-member')
    const before = skus((await dataOf(ask<{ wishlist: Wishes }>('getWishlist'))).wishlist)
    const sku = await skuOf('Body Milk, Unscented', ask)
    const added = await dataOf(ask<{ addWishlistItemBySKU: Wishes }>('addWishlistItemBySKU', { sku }))
    expect(skus(added.addWishlistItemBySKU)).toEqual([sku, ...before])
    const again = await dataOf(ask<{ addWishlistItemBySKU: Wishes }>('addWishlistItemBySKU', { sku }))
    expect(skus(again.addWishlistItemBySKU)).toEqual([sku, ...before])
    expect(skus((await dataOf(ask<{ wishlist: Wishes }>('getWishlist'))).wishlist)).toEqual([sku, ...before])
  })

  test('gives a variant up by its sku and answers what is left [OP-WISH-03, OP-WISH-04]', async () => {
    const ask = worldOf('uk-annual-member')
    const before = skus((await dataOf(ask<{ wishlist: Wishes }>('getWishlist'))).wishlist)
    const { removeWishlistItemBySKU: left } = await dataOf(
      ask<{ removeWishlistItemBySKU: Wishes }>('removeWishlistItemBySKU', { sku: before[1] }),
    )
    expect(skus(left)).toEqual(before.filter((sku) => sku !== before[1]))
    const { removeWishlistItemBySKU: same } = await dataOf(
      ask<{ removeWishlistItemBySKU: Wishes }>('removeWishlistItemBySKU', { sku: before[1] }),
    )
    expect(skus(same)).toEqual(skus(left))
  })

  test('refuses a sku that the store does not sell', async () => {
    expect(await errorCodeOf(worldOf('uk-annual-member')('addWishlistItemBySKU', { sku: 'no-such-sku' }))).toBe('NOT_FOUND')
  })

  test('holds at most 200 wishes: one more is refused, and nothing is lost', async () => {
    const ask = worldOf('uk-staff-member')
    const sold = catalogue.products
      .filter(({ variants }) => variants.every(({ prices }) => prices['en-GB']))
      .flatMap(({ variants }) => variants)
    const outcomes = []
    for (const { sku } of sold.slice(0, 201)) outcomes.push((await ask('addWishlistItemBySKU', { sku })).errors[0]?.extensions?.code)
    expect(outcomes).toEqual([...Array.from({ length: 200 }, () => undefined), 'BAD_USER_INPUT'])
    const { wishes } = (await dataOf(ask<{ wishlist: Wishes }>('getWishlist'))).wishlist
    expect([wishes.length, wishes.at(-1)?.variant.sku]).toEqual([200, sold[0]?.sku])
  })

  test('of one shopper is not that of another', async () => {
    const ask = worldOf('uk-staff-member')
    expect((await dataOf(ask<{ wishlist: Wishes }>('getWishlist'))).wishlist.wishes).toEqual([])
  })
})

/** The sku of the first variant found by searching for a product's full name. */
async function skuOf(term: string, ask: ReturnType<typeof worldOf>): Promise<string> {
  const variables = { term, useGuestPrice: false, isTypicalJourney: false }
  const { searchSuggestions } = await dataOf(
    ask<{ searchSuggestions: { products: { defaultVariant: { sku: string } }[] } }>('searchProducts', variables),
  )
  return searchSuggestions.products[0]?.defaultVariant.sku ?? ''
}
