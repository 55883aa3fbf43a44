import { describe, expect, it } from 'vitest'
import { storeTerms, withFreeDeliveryFrom } from '../store-terms.ts'
import { percentProgress, requireShippingThreshold, thresholdSentence, thresholds } from './thresholds.ts'

const uk = storeTerms('en-GB')
const us = storeTerms('en-US')
const reckon = (spend: number, changes: Partial<Parameters<typeof thresholds>[0]> = {}) =>
  thresholds({ spend, terms: uk, deliveryMethod: 'Standard', show: true, ...changes })

describe('the thresholds of a bag', () => {
  it('are delivery, express delivery, samples and a gift [THRESH-02, THRESH-05]', () => {
    expect(reckon(2600)).toEqual([
      {
        type: 'STANDARD_SHIPPING',
        percentProgress: 100,
        from: 2500,
        progressBanner: { showBanner: true, copy: 'Free standard delivery unlocked', termsAndConditions: null },
      },
      {
        type: 'EXPRESS_SHIPPING',
        percentProgress: 34.66,
        from: 7500,
        progressBanner: { showBanner: false, copy: 'Spend £49.00 more for free express delivery', termsAndConditions: null },
      },
      {
        type: 'SAMPLES',
        percentProgress: 65,
        from: 4000,
        progressBanner: { showBanner: true, copy: 'Spend £14.00 more to choose 3 samples', termsAndConditions: null },
      },
      {
        type: 'GWP',
        percentProgress: 48.14,
        from: 5400,
        progressBanner: { showBanner: true, copy: 'Spend £28.00 more for a full-size gift', termsAndConditions: null },
      },
    ])
  })

  it('show the banner of the delivery that is chosen, and the other not', () => {
    const shown = (deliveryMethod: 'None' | 'Standard' | 'Express') =>
      reckon(0, { deliveryMethod }).map(({ progressBanner }) => progressBanner.showBanner)
    expect(shown('Express')).toEqual([false, true, true, true])
    expect(shown('None')).toEqual([true, false, true, true])
  })

  it('show nothing for a bag that needs no delivery', () => {
    expect(reckon(2600, { show: false }).map(({ progressBanner }) => progressBanner.showBanner)).toEqual([false, false, false, false])
  })

  it('are reached in dollars too', () => {
    expect(reckon(9000, { terms: us }).map(({ progressBanner }) => progressBanner.copy)).toEqual([
      'Free standard delivery unlocked',
      'Free express delivery unlocked',
      '3 samples unlocked',
      'Full-size gift unlocked',
    ])
    expect(reckon(2999, { terms: us })[0]).toMatchObject({
      percentProgress: 99.96,
      progressBanner: { copy: 'Spend $0.01 more for free standard delivery' },
    })
  })

  it('leave the gift out when there is no campaign', () => {
    expect(reckon(0, { terms: { ...uk, giftFrom: null } }).map(({ type }) => type)).toEqual([
      'STANDARD_SHIPPING',
      'EXPRESS_SHIPPING',
      'SAMPLES',
    ])
  })

  it('carry their small print', () => {
    const terms = { template: 'At the Member’s Price. <0>', links: [{ href: '/terms', text: 'Terms apply' }] }
    const [standard, , samples] = reckon(0, { smallPrint: { SAMPLES: terms } })
    expect(samples?.progressBanner.termsAndConditions).toEqual(terms)
    expect(standard?.progressBanner.termsAndConditions).toBeNull()
  })
})

describe('how far a bag is', () => {
  it.each([
    ['nothing', 0, 2500, 0],
    ['half', 1250, 2500, 50],
    ['a penny short is not there', 999_999, 1_000_000, 99.99],
    ['exactly there', 2500, 2500, 100],
    ['beyond', 9999, 2500, 100],
    ['a threshold of nothing is reached', 0, 0, 100],
  ])('%s', (_, spend, threshold, percent) => {
    expect(percentProgress(spend, threshold)).toBe(percent)
  })

  it('is said to the penny', () => {
    expect(thresholdSentence('GWP', 5150, 5400, uk)).toBe('Spend £2.50 more for a full-size gift')
    expect(thresholdSentence('GWP', 5400, 5400, uk)).toBe('Full-size gift unlocked')
    expect(thresholdSentence('SAMPLES', 1, 4000, us)).toBe('Spend $39.99 more to choose 3 samples')
    expect(thresholdSentence('STANDARD_SHIPPING', 2400, 2500, uk)).toBe('Spend £1.00 more for free standard delivery')
  })
})

describe('a free-delivery threshold', () => {
  it.each([25, 0, 7.5])('%d is one', (threshold) => {
    expect(requireShippingThreshold(threshold)).toBe(threshold)
  })

  it.each([null, undefined, '25', Number.NaN, Number.POSITIVE_INFINITY, {}])('%o is none, and that is said', (threshold) => {
    expect(() => requireShippingThreshold(threshold)).toThrow('Shipping threshold not found')
    expect(() => requireShippingThreshold(threshold)).toThrow(
      expect.objectContaining({ code: 'SHIPPING_THRESHOLD_NOT_FOUND', name: 'ShippingThresholdError' }),
    )
  })

  it('that is missing in the terms is not passed over', () => {
    expect(() => reckon(0, { terms: withFreeDeliveryFrom(uk, null) })).toThrow('Shipping threshold not found')
    const noExpress = { ...uk, delivery: { ...uk.delivery, Express: { ...uk.delivery.Express, freeFrom: null } } }
    expect(() => reckon(0, { terms: noExpress })).toThrow('Shipping threshold not found')
  })
})
