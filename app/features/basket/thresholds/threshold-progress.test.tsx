// @vitest-environment jsdom
import '#app/design-system/testing/dom.ts'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it, test, vi } from 'vitest'
import { ThresholdProgress } from './ThresholdProgress.tsx'
import { silentOnDelivery, thresholdProgress } from './threshold-progress.ts'

type Update = Parameters<typeof thresholdProgress>[0]
type Type = Update['thresholds'][number]['type']

const from: Record<Type, number> = { STANDARD_SHIPPING: 2500, EXPRESS_SHIPPING: 7500, SAMPLES: 4000, GWP: 5400 }

/** A basket with this spend in its tier; banners show by default. */
function basket(
  spend: number,
  { hidden = ['EXPRESS_SHIPPING'], tier = 'typical' }: { hidden?: Type[]; tier?: 'member' | 'typical' } = {},
): Update {
  const types: Type[] = ['GWP', 'STANDARD_SHIPPING', 'EXPRESS_SHIPPING', 'SAMPLES']
  return {
    thresholds: types.map((type) => ({
      type,
      from: from[type],
      percentProgress: Math.min(100, (spend / from[type]) * 100),
      progressBanner: {
        showBanner: !hidden.includes(type),
        copy: spend >= from[type] ? `${type} unlocked` : `Spend more for ${type}`,
        termsAndConditions: null,
      },
    })),
    pricing: {
      priceTier: tier,
      totalProductPriceByTier: { typical: tier === 'typical' ? spend : 99_900, member: tier === 'member' ? spend : 99_900 },
      totalPrice: { gross: spend },
      subTotal: { tax: 0 },
      estimatedShipping: 0,
      shipping: { net: 0, gross: 0, tax: 0 },
      totalDiscountsByType: [],
      totalMembershipPrice: 0,
      totalMembershipDiscountedPrice: 0,
      membershipPayback: null,
      currency: 'GBP',
      currencySymbol: '£',
    },
  }
}

describe('the thresholds of a basket', () => {
  it.each([
    [0, [], 'Spend more for STANDARD_SHIPPING'],
    [2499, [], 'Spend more for STANDARD_SHIPPING'],
    [2500, ['STANDARD_SHIPPING unlocked'], 'Spend more for SAMPLES'],
    [5399, ['STANDARD_SHIPPING unlocked', 'SAMPLES unlocked'], 'Spend more for GWP'],
    [5400, ['STANDARD_SHIPPING unlocked', 'SAMPLES unlocked', 'GWP unlocked'], undefined],
  ])('at %d tell what is reached and what comes next [THRESH-04]', (spend, reached, next) => {
    expect(thresholdProgress(basket(spend), 'en-GB')).toMatchObject({ reached, next, current: spend })
  })

  it('stand on the bar from the lowest on, each with its amount and reward [THRESH-05]', () => {
    const ticks = thresholdProgress(basket(0, { hidden: [] }), 'en-GB')?.ticks
    expect(ticks?.map(({ label, reward, isGift }) => [label, reward, isGift])).toEqual([
      ['£25', 'Delivery', false],
      ['£40', 'Samples', false],
      ['£54', 'Gift', true],
      ['£75', 'Express delivery', false],
    ])
  })

  it('count what the products cost in the tier of the basket', () => {
    expect(thresholdProgress(basket(4000, { tier: 'member' }), 'en-GB')?.current).toBe(4000)
  })

  it.each<[Type]>([['STANDARD_SHIPPING'], ['SAMPLES'], ['GWP']])('say nothing of %s while its banner is hidden [THRESH-04]', (type) => {
    const view = thresholdProgress(basket(9000, { hidden: ['EXPRESS_SHIPPING', type] }), 'en-GB')
    expect(view?.reached).toHaveLength(2)
    expect(view?.reached).not.toContain(`${type} unlocked`)
  })

  it('leave out one that has no whole amount, and the others stand', () => {
    const update = basket(4000)
    const [gift, ...others] = update.thresholds
    const broken = [Number.NaN, 25.5, Number.POSITIVE_INFINITY].flatMap((from) => (gift ? [{ ...gift, from }] : []))
    expect(thresholdProgress({ ...update, thresholds: [...broken, ...others] }, 'en-GB')?.ticks).toHaveLength(2)
  })

  it('may stand at one amount', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const update = basket(4000)
    render(
      <ThresholdProgress update={{ ...update, thresholds: update.thresholds.map((row) => ({ ...row, from: 2500 })) }} locale="en-GB" />,
    )
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  it('are a bar that says in words how far it is', () => {
    render(<ThresholdProgress update={basket(4000)} locale="en-GB" />)
    const bar = screen.getByRole('progressbar', { name: 'Your rewards' })
    expect(bar).toHaveAttribute('aria-valuetext', 'STANDARD_SHIPPING unlocked. SAMPLES unlocked. Spend more for GWP')
    expect(bar).toHaveAttribute('aria-valuenow', '4000')
    expect(bar).toHaveAttribute('aria-valuemax', '5400')
    const ticks = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(ticks.map((tick) => tick.dataset['reached'])).toEqual(['true', 'true', undefined])
  })

  it('tell an amount without its .00 where it is only read out, and with it where the page may strip it [MONEY-03]', () => {
    const update = basket(4000)
    const told = update.thresholds.map((row) => ({ ...row, progressBanner: { ...row.progressBanner, copy: 'Spend £14.00 more' } }))
    render(<ThresholdProgress update={{ ...update, thresholds: told }} locale="en-GB" />)
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', expect.stringMatching(/Spend £14 more$/))
    expect(screen.getAllByText('.00').at(-1)?.parentElement).toHaveTextContent(/Spend £14\.00 more$/)
  })

  it('are nothing when no banner shows [THRESH-04]', () => {
    const { container } = render(
      <ThresholdProgress update={basket(4000, { hidden: ['GWP', 'STANDARD_SHIPPING', 'EXPRESS_SHIPPING', 'SAMPLES'] })} locale="en-GB" />,
    )
    expect(container).toBeEmptyDOMElement()
  })
})

test('a basket that is silent on free standard delivery has every other threshold, and nothing else changes [THRESH-06]', () => {
  const { thresholds, ...rest } = basket(3000)
  expect(silentOnDelivery({ thresholds, ...rest })).toEqual({
    ...rest,
    thresholds: thresholds.filter(({ type }) => type !== 'STANDARD_SHIPPING'),
  })
})
