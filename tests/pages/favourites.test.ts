import { describe, expect, test, vi } from 'vitest'
import { shownPage, shownTexts } from './shown-page.ts'

describe.each(['/account/favourites', '/account/favourites/for-you'])('%s', (address) => {
  test.each(['store=en-GB&shopper=plus-member', 'store=en-US&shopper=annual-member'])(
    'shows what the shop picks, as rows of products, in %s [ROUTE-51, ROUTE-53, SCOPE-14]',
    async (selection) => {
      const page = await shownPage(selection, address)
      expect(shownTexts(page, 'main h1')).toEqual(['Just For You'])
      const rows = Array.from(page.querySelectorAll('main section')).filter((row) => row.querySelector('article'))
      expect(rows.length).toBeGreaterThan(0)
      for (const row of rows) expect(row.querySelectorAll('article a[href*="/products/"]').length).toBeGreaterThan(0)
    },
  )

  test('says that the picks cannot be had, and offers bestsellers', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const page = await shownPage('shopper=plus-member&fault=getForYou;status=503', address)
    expect(shownTexts(page, 'main [role="alert"]').join()).toContain("Sorry, we couldn't load your picks.")
    expect(warned).toHaveBeenCalledWith('picks for the shopper left out: getForYou failed (503)')
    expect(page.querySelectorAll('main article').length).toBeGreaterThan(0)
  })
})
