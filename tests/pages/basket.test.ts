import { describe, expect, test, vi } from 'vitest'
import { shownPage, shownText, shownTexts } from './shown-page.ts'

const inBasket = (selection: string) => shownPage(selection, '/basket')

describe('a notice of the basket', () => {
  test.each([
    ['error [ALERT-03, ALERT-07]', 'alert'],
    ['warn [ALERT-04, ALERT-08]', 'status'],
    ['info [ALERT-05, ALERT-06]', 'status'],
  ])('has the look of its level: %s', async (title, role) => {
    const [level] = title.split(' ')
    const page = await inBasket(`basket=one-item&notice=CHECKOUT_DIFFERENCE:${level}`)
    const [notice, ...others] = page.querySelectorAll('main [data-level]:not(h2)')
    expect(others).toEqual([])
    expect(notice?.getAttribute('data-level')).toBe(level)
    expect(notice?.getAttribute('role')).toBe(role)
    expect(notice?.querySelector('svg')).not.toBeNull()
  })
})

describe('the links of a notice', () => {
  const hrefs = async (store: string, code: string) => {
    const page = await inBasket(`store=${store}&basket=one-item&notice=${code}`)
    return Array.from(page.querySelectorAll('main [data-level]:not(h2) a'), (link) => [shownText(link), link.getAttribute('href')])
  }

  test('lead to where one joins, in the store [NOTIF-10, NOTIF-41]', async () => {
    expect(await hrefs('en-GB', 'MEMBERSHIP_NOT_AVAILABLE')).toEqual([['Choose another membership', '/join']])
    expect((await hrefs('en-US', 'OUT_OF_LIMIT')).map(([, href]) => href)).toContain('/us/join')
  })

  test('lead to Bestsellers from a basket of which nothing can be bought [NOTIF-12]', async () => {
    expect(await hrefs('en-US', 'CHECKOUT_EMPTY_FAILURE')).toEqual([['Bestsellers', '/us/shop/bestsellers']])
  })
})

describe('the promos of the basket', () => {
  const bars = async (selection: string) => {
    const page = await inBasket(selection)
    return Array.from(page.querySelectorAll('main section[aria-label="Offers for you"] li div:has(> [role="progressbar"])'))
  }

  test('have ticks where there are several thresholds, a gift by its name, and none where there is one [PROMOTILE-06, PROMOTILE-08, PROMOTILE-09, PROMOTILE-10]', async () => {
    const shown = await bars('shopper=guest&basket=one-item')
    const ticks = shown.map((bar) => shownTexts(bar, 'ol > li'))
    expect(ticks).toContainEqual(['£25 Free delivery', '£40 Three samples', '£54 Gift'])
    expect(ticks).toContainEqual([])
    const gift = shown.flatMap((bar) => Array.from(bar.querySelectorAll('li[data-gift]')))
    expect(gift.length).toBeGreaterThan(0)
    for (const tick of gift) expect(tick.querySelector('svg')).not.toBeNull()
  })
})

test('buttons that only a script answers are disabled in the page as it arrives, and forms that work without one are not [BUTTON-01]', async () => {
  const page = await inBasket('shopper=guest&basket=one-item')
  const named = (name: string) =>
    Array.from(page.querySelectorAll<HTMLButtonElement>('main button')).filter((button) =>
      (button.getAttribute('aria-label') ?? shownText(button)).startsWith(name),
    )
  const waiting = ['Decrease quantity', 'Increase quantity', 'Remove', '(want it faster?)'].map((name) => [name, named(name)] as const)
  expect(waiting.map(([name, buttons]) => [name, buttons.map(({ disabled }) => disabled)])).toEqual(waiting.map(([name]) => [name, [true]]))
  expect(named('Apply')[0]?.disabled).toBe(false)
})

test('the offer of a membership has its picture in the basket [MTOGGLE-04]', async () => {
  const page = await inBasket('shopper=guest&basket=one-item')
  const card = Array.from(page.querySelectorAll('main section')).find((section) => section.querySelector('input[role="switch"]'))
  expect(card?.querySelector('img')?.getAttribute('src')).toMatch(/^\/images\//)
})

test('a missing threshold of free delivery is logged, and a member reads nothing of it [THRESH-07]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const bar = (page: Document) => page.querySelector('[role="progressbar"][aria-label="Your rewards"]')
  const member = 'store=en-GB&shopper=annual-member&basket=one-item'
  expect(bar(await inBasket(member))).not.toBeNull()
  expect(logged).not.toHaveBeenCalled()
  await inBasket(`${member}&content=no-shipping-threshold`)
  expect(logged).toHaveBeenCalledExactlyOnceWith('Failed fetching free shipping threshold: Shipping threshold not found')
})

describe('the first line of the summary', () => {
  const note = '(Traditional retail price)'
  const summary = async (selection: string) => shownText((await inBasket(selection)).querySelector('main'))

  test.each(['shopper=annual-member&basket=one-item', 'shopper=guest&basket=item-and-membership'])(
    'says in the member tier that it is the retail price: %s [SBASKET-03]',
    async (selection) => {
      expect(await summary(selection)).toContain(`Total value of product ${note}`)
    },
  )

  test('stands alone for who pays the Typical Price', async () => {
    expect(await summary('shopper=guest&basket=one-item')).not.toContain(note)
  })
})

test('a bag of a certain worth brings a gift along, priced at nothing, and one below it does not [SCOPE-22]', async () => {
  const lines = async (basket: string) =>
    shownTexts(await inBasket(`shopper=guest&basket=${basket}`), 'main ul[aria-label="Items in your bag"] > li')
  const [, gift = ''] = await lines('at-gift')
  expect(gift).toContain('Satin Lip Balm')
  expect(gift).toMatch(/Gift with your order ?Free$/)
  expect(await lines('below-gift')).toHaveLength(1)
})

describe('an answer that is none', () => {
  test.each(['error=INTERNAL_SERVER_ERROR', 'status=503', 'reset', 'empty-data', 'malformed'])(
    'is a failure whatever its shape: %s leaves its part of the page out, and is logged [OP-GEN-02]',
    async (shape) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      const page = await inBasket(`shopper=guest&basket=one-item&fault=getRecommendations;${shape}`)
      expect(shownTexts(page, 'main h1')).toEqual(['Your bag'])
      expect(shownTexts(page, 'main h2')).not.toContain('Add before you go')
      expect(warned.mock.calls.map(([text]) => text)).toContainEqual(expect.stringMatching(/recommendations/))
    },
  )
})

test.each(['en-GB', 'en-US'])(
  '%s: the ways to pay stand at the summary and in the footer: cards, a wallet, paying later [SCOPE-32, SCOPE-33, SCOPE-34]',
  async (store) => {
    const page = await shownPage(`store=${store}&shopper=guest&basket=one-item`, '/basket')
    for (const place of ['section[aria-labelledby="summary"]', 'footer'])
      expect(shownTexts(page, `${place} ul[aria-label="Ways to pay"] li`)).toEqual(['Card', 'Debit', 'Wallet', 'Pay later'])
    // Nothing can be ordered from an empty basket.
    const empty = await shownPage(`store=${store}&shopper=guest`, '/basket')
    expect(empty.querySelectorAll('ul[aria-label="Ways to pay"]')).toHaveLength(1)
  },
)
