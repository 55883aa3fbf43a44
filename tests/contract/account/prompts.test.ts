import { describe, expect, test } from 'vitest'
import { type AskContract, dataOf, errorCodeOf, refusedFor, worldOf } from '../ask.ts'

const prompts = async (ask: AskContract) =>
  (await dataOf(ask<{ me: { profile: { prompts: string[] } | null } }>('getUserPrompts'))).me.profile?.prompts

describe('prompts', () => {
  test('that were seen are remembered, each once, in the order they were seen [OP-CMS-01, OP-CMS-02]', async () => {
    const ask = worldOf('uk-plus-member')
    expect(await prompts(ask)).toEqual([])
    for (const prompt of ['ANNIVERSARY_GIFT_TEASER', 'DISCOVERY_JOURNEY_MODAL', 'ANNIVERSARY_GIFT_TEASER'])
      await dataOf(ask('addUserPrompt', { prompt }))
    expect(await prompts(ask)).toEqual(['ANNIVERSARY_GIFT_TEASER', 'DISCOVERY_JOURNEY_MODAL'])
  })

  test('are at most a hundred; one that is remembered can still be said again', async () => {
    const ask = worldOf('uk-plus-member')
    for (let at = 1; at <= 100; at += 1) await dataOf(ask('addUserPrompt', { prompt: `PROMPT_${at}` }))
    expect(await refusedFor(ask('addUserPrompt', { prompt: 'ONE_MORE' }))).toEqual([['prompt', 'TOO_MANY']])
    await dataOf(ask('addUserPrompt', { prompt: 'PROMPT_1' }))
    expect(await prompts(ask)).toHaveLength(100)
  })

  test('of a guest are none, and cannot be added', async () => {
    const ask = worldOf('uk-guest')
    expect(await prompts(ask)).toBeUndefined()
    expect(await errorCodeOf(ask('addUserPrompt', { prompt: 'DISCOVERY_JOURNEY_MODAL' }))).toBe('UNAUTHENTICATED')
  })

  test.each(['', 'lower-case', 'A'.repeat(65)])('are named in capitals: %j is refused', async (prompt) => {
    expect(await errorCodeOf(worldOf('uk-plus-member')('addUserPrompt', { prompt }))).toBe('BAD_USER_INPUT')
  })
})

describe('the discovery journey', () => {
  type Slides = { discoveryJourneySlides: { slides: { id: string; carousel: { value: string; text: string }[] }[] } }
  const slides = async (scenario: string) =>
    (await dataOf(worldOf(scenario)<Slides>('getDiscoveryJourneySlides'))).discoveryJourneySlides.slides

  test.each([
    ['uk-plus-member', ['WELCOME_SLIDE', 'ACTIVE_BENEFITS', 'REDEEMED_BENEFITS']],
    ['us-lapsed-member', ['WELCOME_SLIDE', 'ACTIVE_BENEFITS', 'REDEEMED_BENEFITS', 'NO_ACTIVE_MEMBERSHIP']],
    ['uk-trial-member', ['WELCOME_SLIDE', 'ACTIVE_BENEFITS']],
    ['uk-non-member', []],
  ] as const)('in %s has the slides that its shopper needs [OP-MEM-16, DISCOVERY-22]', async (scenario, expected) => {
    expect((await slides(scenario)).map(({ id }) => id)).toEqual(expected)
  })

  test('turns through what a membership holds and what was saved, in values and words [JOURNEY-01]', async () => {
    const carousel = async (id: string) => (await slides('us-plus-member')).find((slide) => slide.id === id)?.carousel ?? []
    const items = [...(await carousel('ACTIVE_BENEFITS')), ...(await carousel('REDEEMED_BENEFITS'))]
    expect(items.length).toBeGreaterThan(5)
    expect(items.every(({ value, text }) => value !== '' && text !== '')).toBe(true)
    expect((await carousel('REDEEMED_BENEFITS')).every(({ value }) => value.startsWith('$'))).toBe(true)
  })

  test('needs a logged-in shopper', async () => {
    expect(await errorCodeOf(worldOf('uk-guest')('getDiscoveryJourneySlides'))).toBe('UNAUTHENTICATED')
  })
})
