// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CollapsedTotal } from './CollapsedTotal.client.tsx'
import { DeliveryChoice } from './DeliveryChoice.tsx'

describe('the choice of delivery', () => {
  const show = (method: string, isPending = false) => {
    const onChoose = vi.fn()
    render(<DeliveryChoice method={method} carrier="Express delivery" isPending={isPending} onChoose={onChoose} />)
    return onChoose
  }

  it.each(['Standard', 'None'])('offers the faster one while it is %s [SBASKET-07]', async (method) => {
    const onChoose = show(method)
    await userEvent.click(screen.getByRole('button', { name: '(want it faster?)' }))
    expect(onChoose.mock.calls).toEqual([['Express']])
  })

  it('offers the standard one by the name of the method while it is another [SBASKET-08]', async () => {
    const onChoose = show('Express')
    await userEvent.click(screen.getByRole('button', { name: '(switch to standard Express delivery)' }))
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

describe('the summary as one row', () => {
  afterEach(() => vi.unstubAllGlobals())

  function Page() {
    const whole = useRef<HTMLDivElement>(null)
    return (
      <>
        <div ref={whole}>The whole</div>
        <CollapsedTotal value="£26.00" of={whole}>
          <a href="/checkout">On</a>
        </CollapsedTotal>
      </>
    )
  }

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
    const { unmount } = render(<Page />)
    expect(screen.queryByText('Total')).toBeNull()

    act(() => tell(false))
    expect(screen.getByText('Total')).toBeVisible()
    expect(screen.getByText('£26.00')).toBeVisible()
    expect(screen.getByRole('link', { name: 'On' })).toBeVisible()

    act(() => tell(true))
    expect(screen.queryByText('Total')).toBeNull()
    unmount()
    expect(disconnect).toHaveBeenCalledOnce()
  })
})
