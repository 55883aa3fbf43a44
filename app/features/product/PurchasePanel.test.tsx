// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pricesView } from '#app/platform/catalogue/prices-view.ts'
import { stores } from '#app/platform/store/stores.ts'
import { PurchaseChoice, PurchasePanel } from './Purchase.client.tsx'
import { purchaseCopy, purchaseVariant } from './purchase-view.ts'

const tier = (raw: number) => ({
  regular: { formatted: `£${(raw / 100).toFixed(2)}`, raw, label: null, currency: 'GBP', currencySymbol: '£' },
  promo: null,
})

/** The text beside the Member's Price of £13.50 if guests pay £25.00 (or have no price of their own) and the Typical Price is £26.00. */
function suffix(activeType: 'member' | 'guest' | 'typical', guest: ReturnType<typeof tier> | null = tier(2500)) {
  const prices = pricesView({ activeType, member: tier(1350), guest, typical: tier(2600) })
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
      variants={[purchaseVariant(variant, stores.uk, { buttonText: 'Add to Bag', title: 'Lipstick' })]}
      chosenSku="LIP-07"
      hasShades={false}
      locale="en-GB"
      joinHref="/join"
      copy={purchaseCopy({ title: 'Lipstick' }, stores.uk)}
      name="Lipstick"
    >
      <PurchasePanel />
    </PurchaseChoice>,
  )
  const struck = screen.getByText('was', { selector: 's *' }).closest('dd')
  return struck?.textContent.replace('was ', '')
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
