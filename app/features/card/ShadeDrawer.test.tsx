// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { productIn } from '#app/platform/basket/add-fields.ts'
import type { VariantView } from '#app/platform/catalogue/variant-view.ts'
import { ShadeDrawer } from './ShadeDrawer.client.tsx'
// Preload what the drawer loads on the press, so that no test waits for a module.
import './ShadeOptions.client.tsx'
import { type ShadesView, shadesRequestOf } from './shade-drawer.ts'

const { loadShades } = vi.hoisted(() => ({ loadShades: vi.fn<(slug: string) => Promise<ShadesView>>() }))
vi.mock('./load-shades.client.ts', () => ({ loadShades }))

const price = (raw: number) => ({
  formatted: `£${(raw / 100).toFixed(2)}`,
  raw,
  label: null,
  currency: 'GBP',
  currencySymbol: '£',
})

const shade = (sku: string, choice: string, swatch: string, inStock: boolean, typical: number): VariantView => ({
  sku,
  variantId: `id of ${sku}`,
  maxItemQuantity: 5,
  href: `/products/${sku}`,
  choice,
  detail: choice,
  swatch,
  inStock,
  prices: { activeType: 'guest', member: { price: price(1350) }, typical: { price: price(typical) }, isGuestPrice: false },
  pictures: [],
  ribbon: undefined,
})

const rosehip = shade('LIP-07', 'Rosehip 07', '#a3263f', true, 2600)
const poppy = shade('LIP-05', 'Poppy 05', '#cb2a2e', true, 2700)
const teaRose = shade('LIP-12', 'Tea Rose 12', '#c97d86', false, 2600)
const lipstick: ShadesView = { name: 'Ribbon Satin Lipstick', variants: [rosehip, poppy, teaRose], chosen: rosehip }

const words = { was: 'was', pending: 'Pending...', member: 'Member’s Price', typical: 'Typical Price' }

/** The page's card and drawer, and the press as caught by the first-paint script. */
function openShades(attributes = ''): HTMLElement {
  document.body.innerHTML = `<form action="/us/products/lip%20stick" data-shades="" ${attributes}></form><main></main>`
  const form = document.querySelector('form')
  window.ottilieForms = form ? [form] : []
  render(<ShadeDrawer locale="en-US" prefix="/us" prices={words} />, { container: document.querySelector('main') ?? document.body })
  const drawer = document.querySelector<HTMLDialogElement>('#shade-options')
  if (!drawer) throw new Error('no drawer')
  drawer.setAttribute('open', '')
  return drawer
}

beforeEach(() => {
  loadShades.mockReset().mockResolvedValue(lipstick)
})

test('the drawer has a title and lists each shade with its swatch, and says which are out of stock [SHADE-01, SHADE-02, SHADE-03]', async () => {
  const drawer = openShades()

  expect(within(drawer).getByRole('heading', { name: 'Shade Options' })).toBeVisible()
  const radios = await within(drawer).findAllByRole('radio')
  // Not the product's name: a product page's own form has it.
  expect(within(drawer).getByRole('form', { name: 'Shade Options' })).toBeVisible()
  expect(loadShades).toHaveBeenCalledWith('lip stick')
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Rosehip 07Selected',
    'Poppy 05Selected',
    'Tea Rose 12Out of stockSelected',
  ])
  expect(radios.map((radio) => radio.closest('label')?.style.getPropertyValue('--swatch'))).toEqual(['#a3263f', '#cb2a2e', '#c97d86'])
  expect(radios.map((radio) => radio.closest('label')?.dataset['out'])).toEqual([undefined, undefined, 'true'])
})

test('the second press of a double click does not close it, wherever it lands; a key and a later press do', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.advanceTimersByTime(1000)
  const drawer = openShades()
  const isKept = () => !fireEvent(drawer, new Event('cancel', { cancelable: true }))
  /** Presses so many ms after the page has opened the drawer. The page may be told much later. */
  const press = (target: Element, after: number) => {
    const event = new Event('pointerdown', { bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: 1000 + after })
    fireEvent(target, event)
  }
  expect(isKept()).toBe(false)
  for (const target of [drawer, document.body])
    for (const after of [-100, 100]) {
      press(target, after)
      vi.advanceTimersByTime(700)
      expect(isKept()).toBe(true)
      expect(isKept()).toBe(false)
    }
  press(within(drawer).getByRole('heading'), 100)
  expect(isKept()).toBe(false)
  press(drawer, 700)
  expect(isKept()).toBe(false)
})

test('groups shades by their undertone, and shows the active one', async () => {
  const scrolledTo: unknown[] = []
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this.getAttribute('value'))
  }
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  const variants: VariantView[] = [
    { ...rosehip, undertone: 'COOL' },
    { ...poppy, undertone: 'WARM' },
  ]
  loadShades.mockResolvedValue({ ...lipstick, variants, chosen: poppy })
  const drawer = openShades()

  expect(within(await within(drawer).findByRole('group', { name: 'Cool undertone' })).getAllByRole('radio')).toHaveLength(1)
  expect(within(within(drawer).getByRole('group', { name: 'Warm undertone' })).getByRole('radio')).toBeChecked()
  // An effect, which may run after the shades are drawn.
  await waitFor(() => expect(scrolledTo).toEqual(['LIP-05']))
})

test('names the price by its label in the data [PRICE-02]', async () => {
  const staff = { ...rosehip, prices: { ...rosehip.prices, member: { price: { ...price(900), label: 'Staff Price' } } } }
  loadShades.mockResolvedValue({ ...lipstick, variants: [staff], chosen: staff })
  const drawer = openShades()
  await within(drawer).findByRole('radio')

  expect(
    within(drawer)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Typical Price', 'Staff Price'])
})

test('choosing a shade activates it: price, link and availability [SHADE-04, SHADE-05, SHADE-07]', async () => {
  const drawer = openShades()
  const add = await within(drawer).findByRole('button', { name: 'Add to Basket' })
  const details = within(drawer).getByRole('link', { name: 'View More Details' })
  expect(await within(drawer).findByRole('radio', { name: /^Rosehip 07/ })).toBeChecked()
  expect(add).toBeEnabled()
  expect(details).toHaveAttribute('href', '/us/products/LIP-07')

  await userEvent.click(within(drawer).getByRole('radio', { name: /^Poppy 05/ }))
  expect(details).toHaveAttribute('href', '/us/products/LIP-05')
  expect(
    within(drawer)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toContain('£27.00')

  await userEvent.click(within(drawer).getByRole('radio', { name: /^Tea Rose 12/ }))
  expect(add).toBeDisabled()
  expect(add).toHaveAccessibleDescription('Tea Rose 12: Out of stock')
  expect(details).toHaveAttribute('href', '/us/products/LIP-12')
})

test('offers a retry and a link to the product if the shades fail to load', async () => {
  loadShades.mockRejectedValueOnce(new Error('no answer'))
  const drawer = openShades()

  expect(await within(drawer).findByRole('alert')).toHaveTextContent("we couldn't load the shades")
  expect(within(drawer).getByRole('link', { name: 'View More Details' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/us\/products\/lip%20stick$/),
  )
  await userEvent.click(within(drawer).getByRole('button', { name: 'Try again' }))

  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(await within(drawer).findByRole('radio', { name: /^Rosehip 07/ })).toBeChecked()
})

test('a card whose page has its own URL requests shades by sku', () => {
  const form = document.createElement('form')
  form.action = '/lips/the-one'
  form.dataset['shades'] = 'LIP-07'

  expect(shadesRequestOf(form)).toMatchObject({ slug: 'LIP-07', href: expect.stringMatching(/\/lips\/the-one$/) })
})

test("submits the active shade's variant and limit [BASKET-08, BASKET-30]", async () => {
  const drawer = openShades()
  await userEvent.click(await within(drawer).findByRole('radio', { name: /^Poppy 05/ }))
  const form = drawer.querySelector<HTMLFormElement>('form[data-add-to-basket]') ?? undefined
  const fields = Object.fromEntries(new FormData(form))
  expect(fields).toMatchObject({ locale: 'en-US', sku: 'LIP-05' })
  expect(productIn(fields)).toEqual({ sku: 'LIP-05', variantId: 'id of LIP-05', maxItemQuantity: 5 })
})

test("an addition carries its card's origin; a card of the page has none [BASKET-11]", async () => {
  const drawer = openShades('data-location="Page" data-source="Page_CROSSSELL_CAROUSEL"')
  await within(drawer).findAllByRole('radio')
  const fields = () => Object.fromEntries(new FormData(drawer.querySelector<HTMLFormElement>('#shade-form') ?? undefined))
  expect(fields()).toMatchObject({ locale: 'en-US', sku: 'LIP-07', location: 'Page', source: 'Page_CROSSSELL_CAROUSEL' })

  const plain = document.createElement('form')
  plain.action = '/us/products/lipstick'
  expect(shadesRequestOf(plain).origin).toBeUndefined()
})
