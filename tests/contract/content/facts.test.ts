import { describe, expect, test } from 'vitest'
import { type AskContract, dataOf, worldOf } from '../ask.ts'

/** Texts and thresholds that name the same fact are compared: a shopper reads them one after another. */

type Banners = { skinnyBannerContent: object[]; memberSkinnyBannerContent: object[]; promotionalBanner: { contentMessages: object[] } }
type Tiles = { promoTiles: { description: string | null; progress: { threshold: { value: number; reward: string | null }[] } | null }[] }
type Campaigns = { campaignThresholds: { campaign: string; threshold: number | null }[] }
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

  test("the tiles' bars, the basket and the campaigns agree on what is earned from when", async () => {
    const ask = worldOf(scenario)
    const thresholds = await thresholdsOf(ask)
    const { promoTiles } = await dataOf(ask<Tiles>('getPromoTiles', { placement: 'BASKET' }))
    const { basket } = await dataOf(ask<Basket>('getBasket'))
    const from = new Map(basket.thresholds.map((each) => [each.type, each.from]))
    expect([from.get('STANDARD_SHIPPING'), from.get('SAMPLES')]).toEqual(
      ['STANDARD_SHIPPING', 'SAMPLES'].map((campaign) => (thresholds.get(campaign) ?? Number.NaN) * 100),
    )
    const rewards = promoTiles.flatMap(({ progress }) => progress?.threshold ?? []).map(({ value }) => value)
    expect(new Set(rewards)).toEqual(new Set([from.get('STANDARD_SHIPPING'), from.get('SAMPLES'), from.get('GWP')]))
  })
})

test('no text counts the questions of the quiz: pages count those that the contract answers', async () => {
  const ask = worldOf('uk-guest')
  const page = await dataOf(ask('contentBySlug', { slug: 'home', contentType: 'PAGE', params: null, ...published }))
  const quiz = await dataOf(ask<{ quiz: { title: string; intro: string } }>('getQuiz', { slug: 'skincare' }))
  expect(JSON.stringify([page, quiz.quiz.title, quiz.quiz.intro])).not.toMatch(/\b(\w+|\d+) questions/i)
})
