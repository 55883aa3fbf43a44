// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BasketContentsFieldsFragment } from '#operations/__generated__/operations.ts'
import { membershipItem, testBasket } from '../testing/basket-views.ts'
import { answer, holdBasket, requested } from '../testing/stand-in-store.ts'
import { addProducts, retryFailed } from './adding/add-products.client.ts'
import { addRequestOf } from './adding/add-request.ts'
import { type DrawerState, drawerStatus, openedDrawer } from './adding/drawer-state.ts'
import { DrawerAnnouncement, DrawerBody } from './blocks/DrawerBody.client.tsx'
import { DrawerFooter } from './DrawerFooter.client.tsx'

vi.mock('../store/basket-store.client.ts', async () => (await import('../testing/stand-in-store.ts')).standInStore)
vi.mock('./blocks/offered-plan.client.ts', () => ({ askOfferedPlan: async () => plan.offered }))

type Line = BasketContentsFieldsFragment['items'][number]

const price = (raw: number) => ({
  formatted: `£${(raw / 100).toFixed(2)}`,
  raw,
  label: null,
  currency: 'GBP',
  currencySymbol: '£',
})
const plan: { offered: unknown } = { offered: undefined }
const annual = { id: '610501', name: 'Annual Membership', value: 'ANNUAL', duration: 'annually', price: price(4900) }

function productLine(changes: Partial<Line> = {}): Line {
  return {
    ...membershipItem(),
    id: 'line-1',
    type: 'product',
    membership: null,
    variant: {
      id: '1',
      sku: 'OT-1',
      title: 'Ribbon Satin Lipstick',
      subTitle: 'Rosehip 07',
      brandName: 'Ottilie',
      href: '/products/ribbon-satin-lipstick',
      availability: { status: 'instock', inStock: true },
      media: [],
      detailsMedia: null,
    },
    linePrice: { typical: price(2600), member: price(1350), charged: price(2600) },
    ...changes,
  }
}

const soldOut = productLine()
if (soldOut.variant) soldOut.variant = { ...soldOut.variant, availability: { status: 'outofstock', inStock: false } }

const inBasket: DrawerState = { ...openedDrawer, added: ['OT-1'] }

function showBody(state: DrawerState) {
  return render(<DrawerBody state={state} locale="en-GB" prefix="" onRetry={() => undefined} />)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  plan.offered = annual
  vi.stubGlobal('fetch', async () => Response.json({ flags: {} }))
  holdBasket(testBasket({ items: [productLine()] }))
})

test('the footer has the summary, collapsed at first, and a link to the basket [ATB-13, ATB-14, ATB-15]', () => {
  holdBasket(
    testBasket({ items: [productLine({ quantity: 2 })], pricing: { ...testBasket().update.pricing, totalPrice: { gross: 5200 } } }),
  )
  render(<DrawerFooter basketHref="/us/basket" locale="en-GB" />)
  const summary = screen.getByRole('group')
  expect(summary).not.toHaveAttribute('open')
  expect(within(summary).getByText('2 items')).toBeInTheDocument()
  expect(screen.getByText('Your total including shipping').nextElementSibling).toHaveTextContent('£52.00')
  expect(screen.getByRole('link', { name: 'Review bag & checkout' })).toHaveAttribute('href', '/us/basket')
  expect(screen.getByRole('button', { name: 'Continue Shopping' })).toBeInTheDocument()
})

test('an unknown amount is pending, delivery of 0 is free, and a deduction has its minus [PRICEDISP-01]', () => {
  const pricing = {
    ...testBasket().update.pricing,
    totalProductPriceByTier: { typical: -1, member: -1 },
    totalPrice: { gross: -1 },
    totalDiscountsByType: [{ type: 'fixed', code: null, name: 'Friday', value: 1030 }],
  }
  holdBasket(testBasket({ items: [productLine()], pricing, deliveryMethod: 'Standard' }))
  render(<DrawerFooter basketHref="/basket" locale="en-GB" />)
  const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent
  expect(valueOf('Subtotal')).toBe('Pending...')
  expect(valueOf('Discount')).toBe('−£10.30')
  expect(valueOf('Delivery')).toBe('Free')
  expect(valueOf('Your total including shipping')).toBe('Pending...')
})

test.each([
  ['an empty basket', testBasket()],
  ['a basket of which everything has sold out', testBasket({ items: [soldOut] })],
])('of %s the footer offers nothing but the way back to the shop [ATB-17]', (_what, basket) => {
  holdBasket(basket)
  render(<DrawerFooter basketHref="/basket" locale="en-GB" />)
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Continue Shopping'])
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('group')).toBeNull()
})

test('each added product has a card, newest first; other lines and gifts have none [ATB-09]', () => {
  const line = (id: string, sku: string, changes: Partial<Line> = {}) => {
    const { variant } = productLine()
    return productLine({ id, variant: variant && { ...variant, sku, title: `Product ${sku}` }, ...changes })
  }
  holdBasket(testBasket({ items: [line('a', 'OT-1'), line('b', 'OT-2'), line('c', 'OT-3'), line('d', 'OT-3', { origin: 'discount' })] }))
  showBody({ ...openedDrawer, added: ['OT-1', 'OT-3'] })
  expect(screen.getAllByRole('listitem').map((item) => within(item).getByText(/^Product/).textContent)).toEqual([
    'Product OT-3',
    'Product OT-1',
  ])
})

test('an added product that costs nothing is free', () => {
  const none = price(0)
  holdBasket(testBasket({ items: [productLine({ linePrice: { typical: none, member: none, charged: none } })] }))
  showBody(inBasket)
  expect(screen.getByText('Free')).toBeInTheDocument()
  expect(screen.queryByText('£0.00')).toBeNull()
})

test('the offered membership is added explicitly, reports a failure, and disappears once it is in the basket [ATB-10]', async () => {
  showBody(inBasket)
  const add = await screen.findByRole('button', { name: /^Add membership/ })
  expect(screen.getByRole('heading', { name: 'Pay £13.50 instead of £26.00' })).toBeInTheDocument()
  expect(screen.getByText(/^Add an Annual Membership/)).toHaveTextContent(/^Add an Annual Membership for £49\.00/)
  await userEvent.click(add)
  expect(requested).toEqual([{ kind: 'addMembership', membershipId: '610501', location: 'ATB_CONFIRMATION' }])
  expect(add).toHaveAttribute('aria-busy', 'true')
  await act(() => answer('failed'))
  expect(screen.getByRole('alert')).toHaveTextContent("We're not sure your membership was added")

  await userEvent.click(add)
  await act(() => answer(testBasket({ items: [productLine(), membershipItem()] })))
  expect(screen.queryByRole('heading', { name: /^Pay £/ })).toBeNull()
  expect(screen.getAllByRole('listitem').find((item) => item === document.activeElement)).toHaveTextContent('Annual Membership')
})

test.each([
  ['annually', 'an Annual Membership'],
  ['monthly', 'a Monthly Membership'],
  ['none', 'Gold'],
])('a plan of the duration %s is offered as %s, whatever its name [MEMBERSHIP-21, MEMBERSHIP-22]', async (duration, label) => {
  plan.offered = { ...annual, name: 'Gold', duration }
  showBody(inBasket)
  expect(await screen.findByText(/^Add .* for £49/)).toHaveTextContent(
    `Add ${label} for £49.00 and every item drops to the Member's Price.`,
  )
})

test.each([
  ['free', []],
  ['included', [{ type: 'membership', code: null, name: '100% off per item', value: 5900 }]],
])('a membership that comes into the basket for nothing is %s [PRICEDISP-02, PRICEDISP-03]', async (word, totalDiscountsByType) => {
  showBody(inBasket)
  await userEvent.click(await screen.findByRole('button', { name: /^Add membership/ }))
  const line = membershipItem()
  const membership = line.membership && { ...line.membership, price: price(0) }
  const pricing = { ...testBasket().update.pricing, totalDiscountsByType }
  await act(() => answer(testBasket({ items: [productLine(), { ...line, membership }], pricing })))
  const card = screen.getAllByRole('listitem').find((item) => item === document.activeElement)
  expect(within(card ?? document.body).getByRole('definition')).toHaveTextContent(word)
})

test('without its price no membership is offered, and the other blocks stay', async () => {
  plan.offered = undefined
  showBody(inBasket)
  expect(await screen.findByRole('link', { name: 'See the free trial' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Add membership/ })).toBeNull()
})

test('a block that throws is left out with a warning, and the others stay [ATB-25]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  const Broken = (): never => {
    throw new Error('no row')
  }
  render(<DrawerBody state={inBasket} locale="en-GB" prefix="" GoesWellWith={Broken} onRetry={() => undefined} />)
  expect(await screen.findByRole('link', { name: 'See the free trial' })).toBeInTheDocument()
  expect(screen.getByText('Ribbon Satin Lipstick')).toBeInTheDocument()
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('The recommendations left out: no row'))
})

test('an addition sends the form’s values; a failed one is logged, stays listed, and is sent again on a press [OP-BASKET-11, ATB-25]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  let state: DrawerState | undefined
  const show = (next: (before: DrawerState | undefined) => DrawerState | undefined) => {
    state = next(state)
  }
  const fields = { sku: 'OT-1', location: 'ATB_CONFIRMATION', source: 'ATB_CONFIRMATION_CROSSSELL_CAROUSEL' }
  const sent = { kind: 'addProducts', lines: [{ sku: 'OT-1' }], locationDetails: '/x', location: fields.location, source: fields.source }
  const first = addProducts(addRequestOf([fields], '/x'), show)
  expect(requested).toEqual([sent])
  expect(state?.waiting).toHaveLength(1)
  await answer('failed')
  await first
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('NETWORK'))
  expect(state).toMatchObject({ waiting: [], added: [], crossSells: 0 })

  retryFailed(state ?? openedDrawer, show)
  expect(requested).toEqual([sent, sent])
  await act(() => answer(testBasket({ items: [productLine()] })))
  await vi.waitFor(() => expect(state).toMatchObject({ waiting: [], failed: [], added: ['OT-1'], crossSells: 1 }))
})

test('at the limit of one order nothing is said to be added: the notice says why [BASKET-31]', async () => {
  let state: DrawerState | undefined
  const notice = { code: 'MAX_QTY_EXCEEDED', level: 'info' as const, handler: null, params: [{ name: 'maxQty', value: '5' }] }
  void addProducts(addRequestOf([{ sku: 'OT-1' }], '/x'), (next) => {
    state = next(state)
  })
  await act(() => answer(testBasket({ items: [productLine({ quantity: 5 })], notifications: [notice] }), { isUnchanged: true }))
  await vi.waitFor(() => expect(drawerStatus(state)).toBe('refused'))

  showBody(state ?? openedDrawer)
  expect(screen.getByText(/^Sorry, you cannot add more than 5/)).toBeInTheDocument()
  expect(screen.queryByText('Ribbon Satin Lipstick')).toBeNull()
  const { container } = render(<DrawerAnnouncement state={state ?? openedDrawer} />)
  expect(container).toHaveTextContent("Sorry, we couldn't add that to your bag.")
})

test('a failed addition leads to the bag, also when the basket is not known', () => {
  for (const basket of [testBasket({ items: [productLine()] }), undefined]) {
    holdBasket(basket)
    const { unmount } = render(
      <DrawerBody
        state={{ ...openedDrawer, failed: [addRequestOf([{ sku: 'OT-1' }], '/x')] }}
        locale="en-US"
        prefix="/us"
        onRetry={() => undefined}
      />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent("We're not sure that was added.")
    expect(screen.getByRole('link', { name: 'View your bag' })).toHaveAttribute('href', '/us/basket')
    unmount()
  }
})

test('a refusal without a reason is shown as not added', () => {
  showBody({ ...openedDrawer, isRefused: true })
  expect(screen.getByRole('alert')).toHaveTextContent("couldn't add that")
})
