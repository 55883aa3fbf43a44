import { describe, expect, test } from 'vitest'
import { shownPage, shownText, shownTexts } from './shown-page.ts'

describe('the pages of a listing', () => {
  const pages = async (address: string) => {
    const page = await shownPage('shopper=guest', address)
    const bar = page.querySelector('main nav[aria-label="Pages"]')
    const isDisabled = (name: string) =>
      Array.from(bar?.querySelectorAll('a, [role="link"]') ?? []).some(
        (link) => shownText(link) === name && link.getAttribute('aria-disabled') === 'true',
      )
    return { words: shownText(bar?.querySelector('p') ?? null), isDisabled }
  }

  test('say what they show and which they are, with a disabled button at each end [PAGINATION-03, PAGINATION-04, PAGINATION-05]', async () => {
    const first = await pages('/shop/makeup')
    const [, total] = /^Displaying products 1 - 24 of (\d+) Page 1 - \d+$/.exec(first.words) ?? []
    expect(Number(total)).toBeGreaterThan(48)
    expect([first.isDisabled('Previous'), first.isDisabled('Next')]).toEqual([true, false])

    const second = await pages('/shop/makeup?page=2')
    expect(second.words).toBe(`Displaying products 25 - 48 of ${total} Page 2 - ${Math.ceil(Number(total) / 24)}`)
    expect([second.isDisabled('Previous'), second.isDisabled('Next')]).toEqual([false, false])

    const last = await pages(`/shop/makeup?page=${Math.ceil(Number(total) / 24)}`)
    expect([last.isDisabled('Previous'), last.isDisabled('Next')]).toEqual([false, true])
  })
})

describe('a card', () => {
  test('counts the shades that its preview leaves out, and every page has the drawer of the shades [SHADE-01, SHADE-10]', async () => {
    const page = await shownPage('shopper=guest', '/shop/makeup/lips/lipstick')
    expect(shownTexts(page, 'main article span[aria-hidden="true"]').some((text) => /^\+\d+$/.test(text))).toBe(true)
    expect(shownTexts(page, 'dialog h2')).toContain('Shade Options')
  })
})

describe('the shades of a product', () => {
  const groups = (page: Document) =>
    Array.from(page.querySelectorAll('#purchase-form fieldset fieldset'), (group) => ({
      heading: shownText(group.querySelector('legend')),
      letters: new Set(shownTexts(group, 'label').map((name) => / ([CNW])(, Out of stock)?$/.exec(name)?.[1])),
      numbers: shownTexts(group, 'label').map((name) => Number(/\d+/.exec(name)?.[0])),
    }))

  test('stand in groups by their undertone, each in the order of its range, and are one choice', async () => {
    const page = await shownPage('shopper=guest', '/products/second-skin-foundation')
    const shown = groups(page)

    expect(shown.map(({ heading, letters }) => [heading, ...letters])).toEqual([
      ['Cool undertone', 'C'],
      ['Neutral undertone', 'N'],
      ['Warm undertone', 'W'],
    ])
    for (const { numbers } of shown) expect(numbers).toEqual(numbers.toSorted((one, other) => one - other))
    const radios = Array.from(page.querySelectorAll<HTMLInputElement>('#purchase-form input[type="radio"]'))
    expect(radios).toHaveLength(36)
    expect(new Set(radios.map(({ name }) => name))).toEqual(new Set(['sku']))
    expect(radios.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['OT-SSF-24'])
  })

  test('of no skin tone stand together', async () => {
    expect(groups(await shownPage('shopper=guest', '/products/ribbon-satin-lipstick'))).toEqual([])
  })
})

describe('the page of a product', () => {
  test.each([
    ['en-GB', '0', '£25'],
    ['en-GB', '1', '£50'],
    ['en-GB', '7', '£25'],
    ['en-US', '0', '$30'],
    ['en-US', '1', '$50'],
  ])('in %s, in the group %s of the experiment on free delivery, promises it from %s and from nothing else', async (store, group, from) => {
    const selection = `store=${store}&shopper=guest&flag.experiment-free-shipping-threshold=${group}`
    const main = (await shownPage(selection, '/products/satin-lip-balm')).querySelector('main')
    const promises = shownText(main).match(/free (?:on orders )?over [£$]\d+/g)
    expect(promises).toEqual([`free on orders over ${from}`, `free over ${from}`])
  })
})
