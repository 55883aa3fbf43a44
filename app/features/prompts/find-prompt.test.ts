// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { ask } from '#app/platform/graphql/browser-client.ts'
import { findPrompt } from './find-prompt.client.ts'

vi.mock('#app/platform/graphql/browser-client.ts', () => ({ ask: vi.fn() }))
vi.mock('#app/platform/experiments/use-flag.client.ts', () => ({ loadFlags: async () => ({ 'experiment-use-discovery-journey': '1' }) }))
vi.mock('./seen-prompts.client.ts', () => ({ seenPrompts: async () => [] }))
vi.mock('#app/platform/shopper/shopper-record.ts', async (original) => ({
  ...(await original<object>()),
  readShopper: () => ({ id: 'ada', isLoggedIn: true, isMember: true, userType: 'member', membership: { id: 'sku-plus-annual' } }),
}))
vi.mock('#app/platform/shopper/user-rules.ts', async (original) => ({ ...(await original<object>()), hasPlusMembership: () => true }))

beforeEach(() => history.replaceState(null, '', '/'))

const slide = (id: string) => ({ id, carousel: [] })

test('slides of the discovery journey that the shop does not know are left out', async () => {
  vi.mocked(ask).mockResolvedValue({ discoveryJourneySlides: { slides: ['ACTIVE_BENEFITS', 'TOMBOLA', 'constructor'].map(slide) } })
  expect(await findPrompt()).toMatchObject({ name: 'DISCOVERY_JOURNEY_MODAL', slides: [{ id: 'ACTIVE_BENEFITS' }] })
})

test('a journey of nothing but slides that the shop does not know is none', async () => {
  vi.mocked(ask).mockResolvedValue({ discoveryJourneySlides: { slides: [slide('TOMBOLA')] } })
  expect(await findPrompt()).toBeUndefined()
})
