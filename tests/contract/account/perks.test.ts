import { describe, expect, test } from 'vitest'
import { type AskContract, dataOf, errorCodeOf, rejectedFor, scenarioStart, type ToldProblem, worldOf } from '../ask.ts'

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number): string => new Date(scenarioStart + days * DAY).toISOString()
const cms = { branchName: 'master', preview: false }

type Entitlements = {
  benefitsSavings: { totalBenefitsSavings: number; categories: { slug: string; title: string; value: number }[] }
  redeemedBenefits: { title: string; slug: string; value: number; timesUsed: number }[]
  productSavings: { totalProductsSavings: number }
  activeBenefits: { entitlementName: string; activated: boolean; expiresAt: string | null }[]
  currency: string
}

const entitlements = async (scenario: string): Promise<Entitlements> =>
  (await dataOf(worldOf(scenario)<{ entitlements: Entitlements }>('entitlements'))).entitlements

describe('campaign thresholds', () => {
  type Thresholds = { campaignThresholds: { campaign: string; threshold: number | null }[] }
  const thresholds = async (scenario: string) => (await dataOf(worldOf(scenario)<Thresholds>('getCampaignThresholds'))).campaignThresholds

  test.each([
    ['uk-annual-member', [25, 40, 40, 30]],
    ['us-annual-member', [30, 45, 50, 40]],
  ] as const)('in %s are a campaign and a number each, in major units [OP-MEM-05, THRESH-01]', async (scenario, numbers) => {
    const campaigns = ['STANDARD_SHIPPING', 'SAMPLES', 'ANNIVERSARY_GIFT', 'WELCOME_GIFT']
    expect(await thresholds(scenario)).toEqual(
      campaigns.map((campaign, at) => expect.objectContaining({ campaign, threshold: numbers[at] })),
    )
  })

  test('can lack the one for delivery, or its number', async () => {
    expect((await thresholds('uk-shipping-threshold-missing')).map(({ campaign }) => campaign)).not.toContain('STANDARD_SHIPPING')
    expect(await thresholds('uk-shipping-threshold-not-set')).toContainEqual(
      expect.objectContaining({ campaign: 'STANDARD_SHIPPING', threshold: null }),
    )
  })

  test('need a logged-in shopper', async () => {
    expect(await errorCodeOf(worldOf('uk-guest')('getCampaignThresholds'))).toBe('UNAUTHENTICATED')
  })
})

describe('entitlements', () => {
  test('need a logged-in shopper', async () => {
    expect(await errorCodeOf(worldOf('us-guest')('entitlements'))).toBe('UNAUTHENTICATED')
  })

  test.each(['uk-plus-member', 'us-plus-member'])(
    'in %s add up: the total is that of its categories, and of what was redeemed [OP-MEM-11, OP-MEM-12, PERKS-01]',
    async (scenario) => {
      const { benefitsSavings, redeemedBenefits, productSavings, currency } = await entitlements(scenario)
      const sum = (list: readonly { value: number }[]): number => list.reduce((total, { value }) => total + value, 0)
      expect(benefitsSavings.totalBenefitsSavings).toBe(sum(benefitsSavings.categories))
      expect(benefitsSavings.totalBenefitsSavings).toBe(sum(redeemedBenefits))
      expect(benefitsSavings.totalBenefitsSavings).toBeGreaterThan(0)
      expect(productSavings.totalProductsSavings).toBeGreaterThan(0)
      expect(currency).toBe(scenario.startsWith('uk') ? 'GBP' : 'USD')
    },
  )

  test('of who redeemed everything are of the kinds shipping, discounts and gift [PERKS-05]', async () => {
    const { redeemedBenefits } = await entitlements('uk-plus-member')
    expect(redeemedBenefits.map(({ slug }) => slug)).toEqual(['shipping', 'discounts', 'gift'])
    expect(redeemedBenefits.every(({ value, timesUsed }) => value > 0 && timesUsed > 0)).toBe(true)
  })

  test('without savings have one category of 0', async () => {
    const { benefitsSavings, redeemedBenefits, productSavings } = await entitlements('uk-non-member')
    expect(benefitsSavings).toMatchObject({
      totalBenefitsSavings: 0,
      categories: [{ slug: 'benefits-savings', title: 'Benefits Savings', value: 0 }],
    })
    expect(redeemedBenefits).toEqual([])
    expect(productSavings.totalProductsSavings).toBe(0)
  })

  test.each([
    ['uk-annual-member', [['SAMPLES', true]]],
    ['uk-staff-member', [['SAMPLES', true]]],
    ['uk-lapsed-member', []],
    [
      'uk-trial-member',
      [
        ['SAMPLES', false],
        ['WELCOME_GIFT', false],
        ['ANNIVERSARY_GIFT', false],
      ],
    ],
    [
      'us-plus-member',
      [
        ['SAMPLES', true],
        ['ANNIVERSARY_GIFT', false],
      ],
    ],
    [
      'uk-plus-new',
      [
        ['SAMPLES', true],
        ['WELCOME_GIFT', true],
        ['ANNIVERSARY_GIFT', false],
      ],
    ],
    [
      'uk-anniversary-open',
      [
        ['SAMPLES', true],
        ['ANNIVERSARY_GIFT', true],
      ],
    ],
  ] as const)('in %s hold the benefits of the membership [PERKS-02, ROLE-06, ROLE-08, ROLE-09]', async (scenario, expected) => {
    const { activeBenefits } = await entitlements(scenario)
    expect(activeBenefits.map(({ entitlementName, activated }) => [entitlementName, activated])).toEqual(expected)
  })

  test('say until when a gift can be had', async () => {
    const benefit = async (scenario: string, name: string) =>
      (await entitlements(scenario)).activeBenefits.find(({ entitlementName }) => entitlementName === name)
    // Summer time begins meanwhile: the hour on the clock stays.
    expect((await benefit('uk-plus-new', 'WELCOME_GIFT'))?.expiresAt).toBe('2026-04-30T09:00:00.000Z')
    expect((await benefit('uk-anniversary-open', 'ANNIVERSARY_GIFT'))?.expiresAt).toBe(inDays(-7 + 30))
    expect(await benefit('uk-plus-member', 'ANNIVERSARY_GIFT')).toMatchObject({ expiresAt: null, activatesAt: inDays(20) })
  })
})

describe('the right to renew', () => {
  type Grace = { gracePeriodEntitlement: { expiresAt: string; willBeGrantedGift: boolean; subscriptionId: string } | null }
  const grace = async (ask: AskContract) => (await dataOf(ask<Grace>('getGracePeriodEntitlement'))).gracePeriodEntitlement

  test.each([
    ['uk-renewal-failed', inDays(21), false],
    ['uk-renewal-failed-with-gift', inDays(21), true],
    // Summer time begins on 8 March in the US store: the hour on its clock stays.
    ['us-renewal-failed-with-gift', inDays(21 - 1 / 24), true],
    ['uk-renewal-last-hours', inDays(5 / 24), false],
  ] as const)(
    'in %s ends 30 days after the term did, with a gift for who had Plus [OP-MEM-14, RENEWAL-17]',
    async (scenario, expiresAt, willBeGrantedGift) => {
      const entitlement = await grace(worldOf(scenario))
      expect(entitlement).toMatchObject({ expiresAt, willBeGrantedGift })
      expect(entitlement?.subscriptionId).toMatch(/^subscription-/)
    },
  )

  test.each(['uk-lapsed-member', 'uk-non-member', 'uk-annual-member', 'uk-plus-cancelled'])('is null in %s', async (scenario) => {
    expect(await grace(worldOf(scenario))).toBeNull()
  })

  test('needs a logged-in shopper', async () => {
    expect(await errorCodeOf(worldOf('uk-guest')('getGracePeriodEntitlement'))).toBe('UNAUTHENTICATED')
  })

  test('is used up by paying in time', async () => {
    const ask = worldOf('uk-renewal-failed-with-gift')
    const input = { paymentToken: 'test-approved', onCompletion: 'reactivate' }
    const { updatePaymentDetails } = await dataOf(
      ask<{ updatePaymentDetails: { reactivated: { status: string; billing: { nextPaymentDate: string } } } }>('updatePaymentDetails', {
        input,
      }),
    )
    expect(updatePaymentDetails.reactivated).toMatchObject({ status: 'active', billing: { nextPaymentDate: inDays(365) } })
    expect(await grace(ask)).toBeNull()
    expect((await dataOf(ask<{ me: { isMember: boolean } }>('getShopper'))).me.isMember).toBe(true)
  })
})

describe('the anniversary gift', () => {
  type Modal = {
    anniversaryGiftModal: { modalHeader: string; gifts: { id: string; label: string; slug: string; image: { src: string } }[] } | null
  }
  const modal = async (scenario: string) => (await dataOf(worldOf(scenario)<Modal>('getAnniversaryGiftModal', cms))).anniversaryGiftModal

  test.each(['uk-plus-member', 'us-plus-member'])(
    'in %s is told with header, description, terms and gifts [OP-MEM-04, ANNIV-18]',
    async (scenario) => {
      const told = await modal(scenario)
      expect(Object.keys(told ?? {})).toEqual(expect.arrayContaining(['modalHeader', 'modalDescription', 'termsAndConditions', 'gifts']))
      expect(told?.gifts).toHaveLength(4)
      expect(told?.gifts.every(({ id, label, slug, image }) => id && label && slug && image.src)).toBe(true)
    },
  )

  test.each(['uk-guest', 'uk-annual-member', 'uk-lapsed-member', 'uk-content-empty'])('is nothing in %s', async (scenario) => {
    expect(await modal(scenario)).toBeNull()
  })

  test('can come without gifts', async () => {
    expect((await modal('uk-anniversary-no-gifts'))?.gifts).toEqual([])
  })

  test('is reminded of by email on its day, for Plus alone', async () => {
    type Reminder = { requestAnniversaryReminder: { __typename: string; remindAt?: string; problems?: ToldProblem[] } }
    const ask = async (scenario: string) =>
      (await dataOf(worldOf(scenario)<Reminder>('requestAnniversaryReminder'))).requestAnniversaryReminder
    expect(await ask('uk-plus-member')).toMatchObject({ __typename: 'AnniversaryReminder', remindAt: inDays(20) })
    expect(rejectedFor(await ask('uk-annual-member'))).toEqual([['', 'NO_ANNIVERSARY_GIFT']])
    expect(await errorCodeOf(worldOf('uk-guest')('requestAnniversaryReminder'))).toBe('UNAUTHENTICATED')
  })
})

describe('the query me', () => {
  type Me = {
    me: {
      membership: {
        subscriptions: {
          active: { sku: string; active: boolean; status: string; currentTermEnd: string; dateCancelled: string | null }[]
        } | null
      }
    }
  }
  const active = async (scenario: string) => (await dataOf(worldOf(scenario)<Me>('me'))).me.membership.subscriptions?.active

  test('answers the active subscriptions [OP-MEM-18, MEMBERSHIP-02]', async () => {
    expect(await active('uk-plus-member')).toEqual([
      expect.objectContaining({ sku: 'MBR-PLUS-UK', active: true, status: 'active', currentTermEnd: inDays(20), dateCancelled: null }),
    ])
    expect(await active('us-plus-member')).toEqual([expect.objectContaining({ sku: 'MBR-PLUS-US', currentTermEnd: inDays(18) })])
    expect(await active('uk-plus-cancelled')).toEqual([expect.objectContaining({ status: 'cancelled', dateCancelled: inDays(-7) })])
    expect(await active('uk-lapsed-member')).toEqual([])
    expect(await active('uk-guest')).toBeUndefined()
  })
})
