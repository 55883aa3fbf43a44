// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { basketPageCopy } from '#app/messages/basket/basket-page.ts'
import type { DeliveryMethod } from '#operations/__generated__/operations.ts'
import { testBasket } from '../testing/basket-views.ts'
import { BasketSummary } from './BasketSummary.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'

describe('the choice of delivery', () => {
  const show = (method: DeliveryMethod, isPending = false) => {
    const onChoose = vi.fn()
    render(<DeliveryChoice method={method} carrier="delivery" isPending={isPending} onChoose={onChoose} />)
    return onChoose
  }

  it.each(['Standard', 'None'] as const)('offers the faster one while it is %s [SBASKET-07]', async (method) => {
    const onChoose = show(method)
    await userEvent.click(screen.getByRole('button', { name: '(want it faster?)' }))
    expect(onChoose.mock.calls).toEqual([['Express']])
  })

  it('offers the standard one by what delivers while it is another [SBASKET-08]', async () => {
    const onChoose = show('Express')
    await userEvent.click(screen.getByRole('button', { name: '(switch to standard delivery)' }))
    expect(onChoose.mock.calls).toEqual([['Standard']])
  })

  it('keeps the focus and does nothing while one is on its way', async () => {
    const onChoose = show('Standard', true)
    const button = screen.getByRole('button')
    await userEvent.click(button)
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(onChoose).not.toHaveBeenCalled()
  })
})

describe('the summary of a basket that holds nothing but a membership', () => {
  const { update } = testBasket({
    hasOnlyVirtualProducts: true,
    pricing: {
      ...testBasket().update.pricing,
      priceTier: 'member',
      totalProductPriceByTier: { typical: 2600, member: 1350 },
      totalMembershipPrice: 4900,
    },
  })
  afterEach(() => vi.unstubAllGlobals())

  const terms = (source?: 'HCL') => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = vi.fn()
        disconnect = vi.fn()
      },
    )
    render(
      <BasketSummary
        update={update}
        hasMembership
        locale="en-GB"
        copy={basketPageCopy('en-GB')}
        checkoutHref="/checkout"
        isChoosing={false}
        onChooseDelivery={vi.fn()}
        {...(source && { source })}
      />,
    )
    return screen.getAllByRole('term').map(({ textContent }) => textContent)
  }

  it('has lines of the savings and of the fee unless it is told where it stands [SUMMARY-22, SUMMARY-23]', () => {
    expect(terms()).toEqual(["Member's discount", 'Subtotal', 'Membership fee', 'Your bag total'])
  })

  it("has neither when it stands at 'HCL' [SUMMARY-22, SUMMARY-23]", () => {
    expect(terms('HCL')).toEqual(['Subtotal', 'Your bag total'])
  })
})

describe('the summary as one row', () => {
  afterEach(() => vi.unstubAllGlobals())

  it("says 'Total' and what it comes to only while the whole is out of sight [SBASKET-05]", () => {
    let tell: (isIntersecting: boolean) => void = () => undefined
    const disconnect = vi.fn()
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(listen: (entries: { isIntersecting: boolean }[]) => void) {
          tell = (isIntersecting) => listen([{ isIntersecting }])
        }
        observe = vi.fn()
        disconnect = disconnect
      },
    )
    const { unmount } = render(
      <BasketSummary
        update={testBasket().update}
        hasMembership={false}
        locale="en-GB"
        copy={basketPageCopy('en-GB')}
        checkoutHref="/checkout"
        isChoosing={false}
        onChooseDelivery={vi.fn()}
      />,
    )
    const wayOn = () => screen.getAllByRole('link', { name: basketPageCopy('en-GB').checkout })
    expect(screen.queryByText('Total')).toBeNull()

    act(() => tell(false))
    expect(screen.getByText('Total')).toBeVisible()
    expect(screen.getByText('Total').parentElement).toHaveTextContent(/^Total £\d+\.00$/)
    expect(wayOn()).toHaveLength(2)

    act(() => tell(true))
    expect(screen.queryByText('Total')).toBeNull()
    expect(wayOn()).toHaveLength(1)
    unmount()
    expect(disconnect).toHaveBeenCalledOnce()
  })
})
