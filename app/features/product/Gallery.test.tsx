// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { pricesView } from '#app/platform/catalogue/prices-view.ts'
import { stores } from '#app/platform/store/stores.ts'
import { Gallery } from './Gallery.client.tsx'
import { PurchaseChoice, useChoice } from './Purchase.client.tsx'
import { purchaseCopy, purchaseVariant } from './purchase-view.ts'

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe = vi.fn()
    unobserve = vi.fn()
    disconnect = vi.fn()
  },
)
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))

const tier = (raw: number) => ({
  regular: { formatted: `£${(raw / 100).toFixed(2)}`, raw, label: null, currency: 'GBP', currencySymbol: '£' },
  promo: null,
})

const variants = ['LIP-07', 'LIP-08'].map((sku) => ({
  sku,
  href: `/products/${sku}`,
  choice: sku,
  detail: '',
  swatch: undefined,
  variantId: sku,
  maxItemQuantity: undefined,
  inStock: true,
  pictures: ['a', 'b'].map((name) => ({ id: name, src: `/images/${name}-720.webp`, alt: name })),
  ribbon: undefined,
  prices: pricesView({ activeType: 'typical', member: tier(1350), guest: null, typical: tier(2600) }),
}))

function OtherShade() {
  const { choose } = useChoice()
  return (
    <button type="button" onClick={() => choose('LIP-08')}>
      Other shade
    </button>
  )
}

test('the pictures stay where they were swiped to before hydration, and another variant starts at its first', () => {
  const page = (
    <PurchaseChoice
      variants={variants.map((variant) => purchaseVariant(variant, stores.uk, { buttonText: 'Add to Bag' }))}
      chosenSku="LIP-07"
      hasShades
      locale="en-GB"
      prefix=""
      joinHref="/join"
      name="Lipstick"
      copy={purchaseCopy({ title: 'Lipstick', variants }, stores.uk)}
    >
      <Gallery />
      <OtherShade />
    </PurchaseChoice>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const track = screen.getByRole('list')
  track.scrollLeft = 390
  render(page, { container, hydrate: true })
  expect(screen.getByRole('list')).toBe(track)
  expect(track.scrollLeft).toBe(390)
  act(() => screen.getByRole('button', { name: 'Other shade' }).click())
  expect(track.scrollLeft).toBe(0)
})
