import { describe, expect, test } from 'vitest'
import { productCopy } from '#app/messages/products/product.ts'
import { freeDeliveryFrom } from '#app/platform/money/free-delivery.ts'
import { everyStore } from '#app/platform/store/stores.ts'
import { createTestServer } from '#mock-server/test.ts'
import { GetCampaignThresholdsDocument } from '#operations/__generated__/operations.ts'

// What the shop's copy says about delivery and samples against the contract's thresholds.

const server = createTestServer()
let worlds = 0

async function thresholdOf(campaign: string, scenario: string) {
  worlds += 1
  const { data } = await server.execute({ document: GetCampaignThresholdsDocument, variables: {}, scenario, world: `facts-${worlds}` })
  return data?.campaignThresholds.find((each) => each.campaign === campaign)?.threshold
}

describe.each(everyStore)('in the $id store', (store) => {
  test.each(['0', '1', '2', '7'])('delivery is free from what the group %s of its experiment is promised', async (group) => {
    const scenario = `${store.id}-annual-member&flag.experiment-free-shipping-threshold=${group}`
    expect(Number(freeDeliveryFrom(group, store).slice(1))).toBe(await thresholdOf('STANDARD_SHIPPING', scenario))
  })

  test('the product page says from when samples are free', async () => {
    const [, amount] = /[£$](\d+)$/.exec(productCopy(store.locale).samplesPromise) ?? []
    expect(Number(amount)).toBe(await thresholdOf('SAMPLES', `${store.id}-annual-member`))
  })
})
