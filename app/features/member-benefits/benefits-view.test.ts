import { expect, test } from 'vitest'
import { benefitsView, defaultEntitlements } from './benefits-view.ts'

const benefit = (entitlementName: 'SAMPLES' | 'WELCOME_GIFT' | 'ANNIVERSARY_GIFT') => ({
  entitlementName,
  activated: true,
  expiresAt: null,
  activatesAt: null,
})

test('each active benefit is the entitlement of its name, and each threshold that of its campaign [OP-MEM-09, OP-MEM-10]', () => {
  const redeemedBenefits = [{ slug: 'gift' as const, title: 'Gifts', value: 700, timesUsed: 1 }]
  const view = benefitsView({ activeBenefits: [benefit('SAMPLES'), benefit('ANNIVERSARY_GIFT')], redeemedBenefits }, [
    { campaign: 'SAMPLES', threshold: 40 },
    { campaign: 'STANDARD_SHIPPING', threshold: null },
    { campaign: 'WELCOME_GIFT', threshold: 30 },
    { campaign: 'ANNIVERSARY_GIFT', threshold: 45 },
  ])
  expect(view).toEqual({
    activeBenefits: { welcomeGift: undefined, anniversaryGift: benefit('ANNIVERSARY_GIFT'), samples: benefit('SAMPLES') },
    redeemedBenefits,
    shippingThreshold: undefined,
    samplesThreshold: 40,
    anniversaryGiftThreshold: 45,
    welcomeGiftThreshold: 30,
  })
})

test('before they have loaded there is nothing but one category of 0', () => {
  expect(defaultEntitlements({ currency: 'GBP' }).benefitsSavings).toEqual({
    totalBenefitsSavings: 0,
    categories: [{ slug: 'benefits-savings', title: 'Benefits Savings', value: 0 }],
  })
})
