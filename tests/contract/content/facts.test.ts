import { describe, expect, test } from 'vitest'
import { type AskContract, dataOf, worldOf } from '../ask.ts'

/** Texts and thresholds that name the same fact are compared: a shopper reads them one after another. */

type Banners = { skinnyBannerContent: object[]; memberSkinnyBannerContent: object[]; promotionalBanner: { contentMessages: object[] } }
type Tiles = { promoTiles: { description: string | null; progress: { threshold: { value: number; reward: string | null }[] } | null }[] }
type Campaigns = { campaignThresholds: { campaign: string; threshold: number | null }[] }
type Checkout = { checkout: { deliveryMethods: { method: string; price: { raw: number } }[] } }
type Basket = { basket: { thresholds: { type: string; from: number }[] } }

const published = { branchName: 'master', preview: false }

/** Every amount of money in the texts of an answer, such as £25. */
const amountsIn = (answer: unknown) => new Set(JSON.stringify(answer).match(/[£$]\d+(\.\d\d)?/g))

async function thresholdsOf(ask: AskContract): Promise<Map<string, number>> {
  const { campaignThresholds } = await dataOf(ask<Campaigns>('getCampaignThresholds'))
  return new Map(campaignThresholds.map(({ campaign, threshold }) => [campaign, threshold ?? Number.NaN]))
}

describe.each([
  ['uk-plus-member', '£'],
  ['us-plus-member', '$'],
])('in the world of %s', (scenario, symbol) => {
  test('banners and tiles name the thresholds of the campaigns and no other amount', async () => {
    const ask = worldOf(scenario)
    const thresholds = await thresholdsOf(ask)
    const delivery = `${symbol}${thresholds.get('STANDARD_SHIPPING')}`
    const samples = `${symbol}${thresholds.get('SAMPLES')}`
    const banners = await Promise.all(
      ['getSkinnyBannerContent', 'getMemberSkinnyBannerContent', 'getPromotionalBanner'].map((name) =>
        dataOf(ask<Partial<Banners>>(name, published)),
      ),
    )
    expect(amountsIn(banners)).toEqual(new Set([delivery, samples]))
    const tiles = await dataOf(ask<Tiles>('getPromoTiles', { placement: 'BASKET' }))
    expect(amountsIn(tiles)).toEqual(new Set([samples]))
  })
})

const groups = ['0', '1', '2', '7'].flatMap((group) => [
  { scenario: 'uk-plus-member', group, delivery: group === '1' ? 5000 : 2500 },
  { scenario: 'us-plus-member', group, delivery: group === '1' ? 5000 : 3000 },
])

describe.each(groups)(
  'in the world of $scenario, in the group $group of the experiment on free delivery',
  ({ scenario, group, delivery }) => {
    const inGroup = (basket: string) => worldOf(`${scenario}&basket=${basket}&flag.experiment-free-shipping-threshold=${group}`)

    test("the tiles' bars, the basket and the campaigns agree on what is earned from when", async () => {
      const ask = inGroup('one-item')
      const thresholds = await thresholdsOf(ask)
      const { promoTiles } = await dataOf(ask<Tiles>('getPromoTiles', { placement: 'BASKET' }))
      const { basket } = await dataOf(ask<Basket>('getBasket'))
      const from = new Map(basket.thresholds.map((each) => [each.type, each.from]))
      expect(from.get('STANDARD_SHIPPING')).toBe(delivery)
      expect([from.get('STANDARD_SHIPPING'), from.get('SAMPLES')]).toEqual(
        ['STANDARD_SHIPPING', 'SAMPLES'].map((campaign) => (thresholds.get(campaign) ?? Number.NaN) * 100),
      )
      const rewards = promoTiles.flatMap(({ progress }) => progress?.threshold ?? []).map(({ value }) => value)
      expect(new Set(rewards)).toEqual(new Set([from.get('STANDARD_SHIPPING'), from.get('SAMPLES'), from.get('GWP')]))
    })
  },
)

describe('a bag of one lipstick, in each group of the experiment on free delivery', () => {
  test.each([
    ['en-GB', '0', 0],
    ['en-GB', '1', 395],
    ['en-GB', '2', 0],
    ['en-GB', '7', 0],
    ['en-US', '0', 0],
    ['en-US', '1', 495],
    ['en-US', '2', 0],
  ])('in %s, in the group %s, is delivered for %i, in the bag and at the checkout', async (store, group, price) => {
    const ask = worldOf(`store=${store}&shopper=guest&basket=one-item&flag.experiment-free-shipping-threshold=${group}`)
    const { basket } = await dataOf(ask<{ basket: { pricing: { estimatedShipping: number } } }>('getBasket'))
    expect(basket.pricing.estimatedShipping).toBe(price)
    const { checkout } = await dataOf(ask<Checkout>('getCheckout'))
    expect(checkout.deliveryMethods.find(({ method }) => method === 'Standard')?.price.raw).toBe(price)
  })
})

test('no text counts the questions of the quiz: pages count those that the contract answers', async () => {
  const ask = worldOf('uk-guest')
  const page = await dataOf(ask('contentBySlug', { slug: 'home', contentType: 'PAGE', params: null, ...published }))
  const quiz = await dataOf(ask<{ quiz: { title: string; intro: string } }>('getQuiz', { slug: 'skincare' }))
  expect(JSON.stringify([page, quiz.quiz.title, quiz.quiz.intro])).not.toMatch(/\b(\w+|\d+) questions/i)
})
