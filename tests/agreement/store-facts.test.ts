import { expect, test } from 'vitest'
import { productCopy } from '#app/messages/products/product.ts'
import { everyStore } from '#app/platform/store/stores.ts'
import { createTestServer } from '#mock-server/test.ts'
import { GetCampaignThresholdsDocument } from '#operations/__generated__/operations.ts'

// What the shop's copy says about delivery and samples against the contract's thresholds.

const server = createTestServer()

test.each(everyStore)('the product page of the $id store says from when delivery and samples are free', async ({ id, locale }) => {
  const place = { scenario: `${id}-annual-member`, world: `facts-${id}`, store: locale }
  const { data } = await server.execute({ document: GetCampaignThresholdsDocument, variables: {}, ...place })
  const from = (name: RegExp) => data?.campaignThresholds.find(({ campaign }) => name.test(campaign))?.threshold

  const { deliveryPromise, deliveryText, samplesPromise } = productCopy(locale)
  const lastAmount = (text: string) => Number(Array.from(text.matchAll(/[£$](\d+)(?!\.?\d)/g), ([, amount]) => amount).at(-1))
  expect([lastAmount(deliveryPromise), lastAmount(deliveryText)]).toEqual([from(/STANDARD_SHIPPING/), from(/STANDARD_SHIPPING/)])
  expect(lastAmount(samplesPromise)).toBe(from(/SAMPLES/))
})
