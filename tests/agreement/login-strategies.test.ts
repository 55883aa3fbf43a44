// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { needsLogin } from '#app/platform/graphql/request-failure.ts'
import { createTestServer } from '#mock-server/test.ts'
import {
  EntitlementsDocument,
  GetCampaignThresholdsDocument,
  GetGracePeriodEntitlementDocument,
  GetOrderItAgainProductsDocument,
  GetWishlistDocument,
} from '#operations/__generated__/operations.ts'
import { operationPolicies } from '#operations/__generated__/policies.ts'
import { ContractDoor } from './contract-door.ts'

/* What the shop learns from an operation of the strategy REDIRECT_TO_LOGIN when there is no session, or only a guest's. */

const door = new ContractDoor(createTestServer())
let worlds = 0

beforeEach(() => {
  vi.stubGlobal('fetch', door.fetch)
  document.documentElement.lang = 'en-GB'
})

afterEach(() => void vi.unstubAllGlobals())

const operations = {
  'thresholds [SESSION-01]': ['getCampaignThresholds', () => ask(GetCampaignThresholdsDocument, {})],
  'entitlements [SESSION-04]': ['entitlements', () => ask(EntitlementsDocument, {})],
  'order-it-again [SESSION-05]': [
    'getOrderItAgainProducts',
    () => ask(GetOrderItAgainProductsDocument, { orderItAgainInput: { pagination: { currentPage: 1, perPage: 1 } } }),
  ],
  'the grace-period entitlement [SESSION-06]': ['getGracePeriodEntitlement', () => ask(GetGracePeriodEntitlementDocument, {})],
} as const

describe.each(Object.entries(operations))('%s', (_what, [name, send]) => {
  test('says so', () => {
    expect(operationPolicies[name].session).toBe('REDIRECT_TO_LOGIN')
  })

  test.each(['no-session', 'store=en-US&shopper=guest'])('needs a login in %s, and starts no session by itself', async (scenario) => {
    door.place = { scenario, world: `strategies-${(worlds += 1)}` }
    door.sent.length = 0
    const error: unknown = await send().catch((failure: unknown) => failure)
    expect(needsLogin(error)).toBe(true)
    expect(door.sent.map(({ operation }) => operation)).toEqual([name])
  })

  test('answers whoever has logged in', async () => {
    door.place = { scenario: 'store=en-GB&shopper=plus-member', world: `strategies-${(worlds += 1)}` }
    await expect(send()).resolves.toBeDefined()
  })
})

test('another failure needs no login', async () => {
  door.place = { scenario: 'store=en-GB&shopper=plus-member', world: 'strategies-fault' }
  door.faultOf = () => 'error=INTERNAL_SERVER_ERROR'
  const error: unknown = await ask(GetWishlistDocument, {}).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(Error)
  expect(needsLogin(error)).toBe(false)
})
