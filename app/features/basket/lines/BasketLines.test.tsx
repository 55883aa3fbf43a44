// @vitest-environment jsdom
import { basketPageCopy } from '#app/messages/basket/basket-page.ts'
import { priceCopy } from '#app/messages/products/price.ts'
import '#app/design-system/testing/dom.ts'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { useFocusFallback } from '../page/use-focus-fallback.client.ts'
import type { BasketLineView } from '../store/basket-view.ts'
import type { OptimisticLine } from '../store/optimistic-lines.ts'
import { BasketLines } from './BasketLines.tsx'

const price = { raw: 2600, formatted: '£26.00', label: null, currency: 'GBP', currencySymbol: '£' }

/** A product in stock at £26.00 by default. */
function line(name: string, changes: Partial<OptimisticLine> = {}): OptimisticLine {
  return {
    id: name,
    type: 'product',
    sku: name,
    variantId: name,
    membershipId: undefined,
    name,
    brandName: undefined,
    variation: undefined,
    href: undefined,
    picture: undefined,
    quantity: 1,
    maxItemQuantity: undefined,
    inStock: true,
    isGift: false,
    isRemovable: true,
    duration: undefined,
    giftInfo: null,
    membershipPrice: undefined,
    price: { typical: price, member: price, charged: price },
    isUpdating: false,
    ...changes,
  }
}

const change = { setQuantity: vi.fn() }

/** A basket whose server responds immediately. */
function TestLines({ given }: { given: readonly OptimisticLine[] }) {
  const [lines, setLines] = useState(given)
  const [undo, setUndo] = useState<BasketLineView>()
  const basket = useRef<HTMLDivElement>(null)
  useFocusFallback(basket)
  const remove = (removed: BasketLineView) => {
    setUndo(removed)
    setLines(lines.filter(({ id }) => id !== removed.id))
  }
  const restore = () => {
    setUndo(undefined)
    setLines(given)
  }
  return (
    <div ref={basket} tabIndex={-1} data-basket>
      <BasketLines
        lines={lines}
        undo={undo}
        pricing={{ priceTier: 'typical', currency: 'GBP', currencySymbol: '£', totalDiscountsByType: [] }}
        locale="en-GB"
        copy={basketPageCopy('en-GB')}
        words={priceCopy}
        prefix=""
        actions={{ ...change, remove, restore, forgetUndo: () => setUndo(undefined) }}
      />
    </div>
  )
}

const rows = () => screen.getAllByRole('listitem')
const rowOf = (name: string) => {
  const found = rows().find((row) => within(row).queryByRole('heading', { name }))
  if (!found) throw new Error(`No line ${name}`)
  return within(found)
}

it('a product that costs nothing is free, without a price that is struck', () => {
  const none = { ...price, raw: 0, formatted: '£0.00' }
  render(<TestLines given={[line('Boost', { price: { typical: none, member: none, charged: none } })]} />)
  expect(rowOf('Boost').getByText('Free')).toBeInTheDocument()
  expect(screen.getByRole('list')).not.toHaveTextContent('£0.00')
})

describe('a removed line', () => {
  it('is replaced by its undo row, which has the focus', async () => {
    render(<TestLines given={[line('Balm'), line('Oil'), line('Soap')]} />)
    await userEvent.click(screen.getByRole('button', { name: /^Remove\s?Oil$/ }))
    expect(rows()[1]).toHaveTextContent('Oil was removed from your bag.')
    expect(screen.getByRole('button', { name: 'Undo: Oil' })).toHaveFocus()

    await userEvent.click(screen.getByRole('button', { name: /^Remove\s?Soap$/ }))
    expect(rows()).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Undo: Soap' })).toHaveFocus()
  })

  it('is restored in its place, and the focus stays in the basket', async () => {
    render(<TestLines given={[line('Balm'), line('Oil')]} />)
    await userEvent.click(screen.getByRole('button', { name: /^Remove\s?Balm$/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Balm' }))
    expect(rows()).toHaveLength(2)
    expect(rows()[0]).toHaveTextContent('Balm')
    expect(document.activeElement).toHaveAttribute('data-basket')
  })

  it('cannot be restored if it was sold out, and the close button has the focus', async () => {
    render(<TestLines given={[line('Balm', { inStock: false }), line('Oil')]} />)
    await userEvent.click(screen.getByRole('button', { name: /^Remove\s?Balm$/ }))
    expect(rows()[0]).toHaveTextContent('Balm was removed from your bag.')
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  })

  it('is gone when the row is closed', async () => {
    render(<TestLines given={[line('Balm'), line('Oil')]} />)
    await userEvent.click(screen.getByRole('button', { name: /^Remove\s?Balm$/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
    expect(document.activeElement).toHaveAttribute('data-basket')
  })

  it('leaves no list behind when it was the last', async () => {
    render(<TestLines given={[line('Balm')]} />)
    await userEvent.click(screen.getByRole('button', { name: /^Remove\s?Balm$/ }))
    expect(rows()).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('list')).toBeNull()
  })
})

it('shows a placeholder for a product without a picture, and an icon for a membership', () => {
  render(<TestLines given={[line('Balm'), line('Plus', { type: 'membership' })]} />)
  const pictures = rows().map((row) => row.querySelector('img')?.getAttribute('src'))
  expect(pictures).toEqual(['/images/placeholder.svg', undefined])
})

describe('a line’s controls', () => {
  it('change the quantity of a product, up to its limit [BASKET-30]', async () => {
    render(<TestLines given={[line('Balm', { quantity: 4, maxItemQuantity: 5 })]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Balm' }))
    expect(change.setQuantity).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Balm' }), 5)
  })

  it('stop at its limit [BASKET-30]', async () => {
    change.setQuantity.mockClear()
    render(<TestLines given={[line('Balm', { quantity: 5, maxItemQuantity: 5 })]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity of Balm' }))
    expect(change.setQuantity).not.toHaveBeenCalled()
  })

  it('have no quantity for a membership, a gift membership or a sold-out line [ITEM-02, BASKET-38]', () => {
    render(
      <TestLines
        given={[
          line('Plus', { type: 'membership', duration: 'annually' }),
          line('For June', { type: 'giftMembership' }),
          line('Gone', { inStock: false }),
        ]}
      />,
    )
    expect(screen.queryByRole('spinbutton')).toBeNull()
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3)
    expect(rowOf('Gone').getByText('Out of stock')).toBeVisible()
    expect(rowOf('Gone').queryByText(/£/)).toBeNull()
  })

  it('are none for a membership that cannot be removed [BASKET-29]', () => {
    render(<TestLines given={[line('Plus', { type: 'membership', isRemovable: false })]} />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('are none for a gift, which is free [ITEM-03, ITEM-04]', () => {
    render(<TestLines given={[line('Mini', { isGift: true, isRemovable: false })]} />)
    expect(rows()[0]).toHaveTextContent('MiniGift with your orderFree')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
