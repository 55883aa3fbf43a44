// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type PricesView, pricesView } from '#app/platform/catalogue/prices-view.ts'
import { stores } from '#app/platform/store/stores.ts'
import { PurchaseChoice, PurchasePanel } from './Purchase.client.tsx'
import { purchaseCopy, purchaseVariant } from './purchase-view.ts'

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = vi.fn()
    disconnect = vi.fn()
  },
)

const tier = (raw: number) => ({
  regular: { formatted: `£${(raw / 100).toFixed(2)}`, raw, label: null, currency: 'GBP', currencySymbol: '£' },
  promo: null,
})

const staffTier = (raw: number) => ({ ...tier(raw), regular: { ...tier(raw).regular, label: 'Staff Price' } })

test('names a price by its label in the data [PRICE-02]', () => {
  show(pricesView({ activeType: 'member', member: staffTier(1350), guest: null, typical: tier(2600) }))
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms.filter((term) => term === 'Staff Price')).toHaveLength(2)
  expect(terms).not.toContain("Member's Price")
})

/** The text beside the Member's Price of £13.50 if guests pay £25.00 (or have no price of their own) and the Typical Price is £26.00. */
function suffix(activeType: 'member' | 'guest' | 'typical', guest: ReturnType<typeof tier> | null = tier(2500)) {
  show(pricesView({ activeType, member: tier(1350), guest, typical: tier(2600) }))
  const struck = screen.getByText('was', { selector: 's *' }).closest('dd')
  return struck?.textContent.replace('was ', '')
}

function show(prices: PricesView): void {
  const variant = {
    sku: 'LIP-07',
    href: '/products/LIP-07',
    choice: '',
    detail: '',
    swatch: undefined,
    variantId: 'lipstick-07',
    maxItemQuantity: undefined,
    inStock: true,
    pictures: [],
    ribbon: undefined,
    prices,
  }
  render(
    <PurchaseChoice
      variants={[purchaseVariant(variant, stores.uk, { buttonText: 'Add to Bag' })]}
      chosenSku="LIP-07"
      hasShades={false}
      locale="en-GB"
      prefix=""
      joinHref="/join"
      copy={purchaseCopy({ title: 'Lipstick', variants: [variant] }, stores.uk)}
      name="Lipstick"
    >
      <PurchasePanel />
    </PurchaseChoice>,
  )
}

test("shows the typical price beside the Member's Price as the non-member price [PRICE-08]", () => {
  expect(suffix('typical')).toBe('(Non-member £26.00) You save £12.50')
})

test.each(['guest', 'member'] as const)('shows the guest price as traditional retail (%s) [PRICE-09]', (activeType) => {
  expect(suffix(activeType)).toBe('(Traditional Retail £25.00) You save £11.50')
})

test.each(['guest', 'member'] as const)(
  'shows the typical price as the non-member price where there is no guest price (%s) [PRICE-08]',
  (activeType) => {
    expect(suffix(activeType, null)).toBe('(Non-member £26.00) You save £12.50')
  },
)
