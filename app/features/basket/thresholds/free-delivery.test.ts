import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasFreeDelivery, shippingThreshold } from './free-delivery.ts'

type Campaigns = Parameters<typeof shippingThreshold>[0]

const samples = { campaign: 'SAMPLES' as const, threshold: 40 }
const delivery = (threshold: number | null): Campaigns => [samples, { campaign: 'STANDARD_SHIPPING', threshold }]

const broken: [string, Campaigns][] = [
  ['missing', [samples]],
  ['not set', delivery(null)],
  ['not a number', delivery(Number.NaN)],
  ['without end', delivery(Number.POSITIVE_INFINITY)],
]

describe('the threshold of free delivery', () => {
  it('is that of its campaign, 0 included [THRESH-06]', () => {
    expect(shippingThreshold(delivery(25))).toBe(25)
    expect(shippingThreshold(delivery(0))).toBe(0)
  })

  it.each(broken)('that is %s raises "Shipping threshold not found" [THRESH-06]', (_, campaigns) => {
    expect(() => shippingThreshold(campaigns)).toThrow('Shipping threshold not found')
  })
})

describe('whether free delivery may be spoken of', () => {
  afterEach(() => vi.restoreAllMocks())

  it('is what the campaigns say', async () => {
    expect(await hasFreeDelivery(async () => delivery(25))).toBe(true)
  })

  it.each(broken)('is logged and left out when it is %s [THRESH-06, THRESH-07]', async (_, campaigns) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await hasFreeDelivery(async () => campaigns)).toBe(false)
    expect(log.mock.calls).toEqual([['Failed fetching free shipping threshold: Shipping threshold not found']])
  })

  it('is logged and left out when nobody answers [THRESH-07]', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await hasFreeDelivery(async () => Promise.reject(new Error('No response received')))).toBe(false)
    expect(log.mock.calls).toEqual([['Failed fetching free shipping threshold: No response received']])
  })
})
