import { describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '#mock-server/test.ts'
import { dataOf, scenarioStart } from '../ask.ts'
import { doStep, itemOf } from '../stores/steps.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

/** A session of a scenario whose clock can be moved, and its answers. */
async function traveller(scenario: string, server: TestServer = createTestServer()) {
  const { id, world } = await server.sessions.open(scenario, 'journey')
  const place = { scenario, world: world ?? '' }
  return {
    place,
    by: (by: number) => server.sessions.setClock(id, { kind: 'frozen', by }),
    ask: <Data>(document: string) => dataOf(server.execute<Data, object>({ document, ...place })),
    inspect: () => server.sessions.inspect(id),
  }
}

const who = '{ me { userType isMember hasMembership membership { name } } variantsBySkus(skus: ["OT-RSL-07"]) { prices { activeType } } }'
type Who = { me: { userType: string; isMember: boolean }; variantsBySkus: { prices: { activeType: string } }[] }
const standing = ({ me, variantsBySkus }: Who): string[] => [me.userType, variantsBySkus[0]?.prices.activeType ?? '']

describe('past the end of a term', () => {
  test.each([
    ['uk-monthly-member', 11],
    ['uk-trial-member', 40],
    ['us-trial-member', 36],
  ])('%s is a member to the last millisecond and lapsed after it, and prices turn typical', async (scenario, days) => {
    const { by, ask } = await traveller(scenario)
    expect(standing(await ask<Who>(who))).toEqual(['member', 'member'])
    await by(days * DAY)
    expect(standing(await ask<Who>(who))).toEqual(['member', 'member'])
    await by(1)
    expect(standing(await ask<Who>(who))).toEqual(['lapsedmember', 'typical'])
    await by(-1)
    expect(standing(await ask<Who>(who))).toEqual(['member', 'member'])
  })

  test('a bag is priced anew', async () => {
    const server = createTestServer()
    const { place, by, inspect } = await traveller('uk-monthly-member', server)
    await doStep(server, { operation: 'addBasketItems', variables: { listId: '', version: -1, items: [itemOf(0)] } }, place)
    expect((await inspect()).pricing).toMatchObject({ priceTier: 'member' })
    await by(12 * DAY)
    expect((await inspect()).pricing).toMatchObject({ priceTier: 'typical' })
  })

  test('answers that were kept for members are not given to the lapsed, nor the other way round', async () => {
    const { by, ask } = await traveller('uk-monthly-member')
    const catalogueOnly = '{ variantsBySkus(skus: ["OT-RSL-07"]) { prices { activeType } } }'
    const tier = async () => (await ask<Who>(catalogueOnly)).variantsBySkus[0]?.prices.activeType
    expect([await tier(), await tier()]).toEqual(['member', 'member'])
    await by(12 * DAY)
    expect([await tier(), await tier()]).toEqual(['typical', 'typical'])
    await by(-12 * DAY)
    expect(await tier()).toBe('member')
  })

  test('the right to renew begins, and ends thirty days later', async () => {
    const { by, ask } = await traveller('uk-monthly-member')
    const grace = async () =>
      (await ask<{ gracePeriodEntitlement: { expiresAt: string } | null }>('{ gracePeriodEntitlement { expiresAt } }'))
        .gracePeriodEntitlement
    expect(await grace()).toBeNull()
    await by(11 * DAY + 1)
    // Thirty days of the store's calendar, of which one has 23 hours: summer time begins on 29 March.
    expect(await grace()).toEqual({ expiresAt: new Date(scenarioStart + 41 * DAY - HOUR).toISOString() })
    await by(30 * DAY - HOUR - 2)
    expect(await grace()).not.toBeNull()
    await by(1)
    expect(await grace()).toBeNull()
  })
})

describe('other times', () => {
  test('the anniversary gift opens on its day and closes thirty days after', async () => {
    const { by, ask } = await traveller('uk-anniversary-tomorrow')
    const gift = async () =>
      (
        await ask<{ entitlements: { activeBenefits: { entitlementName: string; activated: boolean }[] } }>(
          '{ entitlements { activeBenefits { entitlementName activated } } }',
        )
      ).entitlements.activeBenefits.find(({ entitlementName }) => entitlementName === 'ANNIVERSARY_GIFT')?.activated
    expect(await gift()).toBe(false)
    await by(DAY)
    expect(await gift()).toBe(true)
  })

  test('an offer that ended is there again before its end', async () => {
    const server = createTestServer()
    const { place, by, inspect } = await traveller('uk-annual-member', server)
    await doStep(server, { operation: 'addBasketItems', variables: { listId: '', version: -1, items: [itemOf(0)] } }, place)
    await doStep(server, { operation: 'applyDiscountCode', variables: { code: 'WINTER25' } }, place)
    expect((await inspect()).basket).toMatchObject({ rejectedDiscounts: [{ code: 'WINTER25' }] })
    await by(-31 * DAY)
    expect((await inspect()).basket).toMatchObject({ includedDiscounts: [{ code: 'WINTER25' }], rejectedDiscounts: [] })
  })

  test('the countdown’s end stays where it is while now goes towards it', async () => {
    const { by, ask } = await traveller('uk-guest')
    const document = '{ now skinnyBannerContent(branchName: "master", preview: false) { countdown { countdownEndDate } } }'
    type Told = { now: string; skinnyBannerContent: { countdown: { countdownEndDate: string } | null }[] }
    const before = await ask<Told>(document)
    await by(76 * HOUR)
    const after = await ask<Told>(document)
    expect(after.skinnyBannerContent).toEqual(before.skinnyBannerContent)
    expect(Date.parse(after.now) - Date.parse(before.now)).toBe(76 * HOUR)
    expect(after.skinnyBannerContent.map(({ countdown }) => countdown?.countdownEndDate)).toContain(after.now)
  })
})

test('who registers later is registered then', async () => {
  const { by, ask } = await traveller('uk-guest')
  await by(3 * DAY)
  const input = '{ email: "later@example.com", password: "long-enough", firstName: "La", lastName: "Ter" }'
  type Registered = { register: { user: { registrationDateTime: string } } }
  const document = `mutation { register(input: ${input}) { ... on SessionStarted { user { registrationDateTime } } } }`
  expect((await ask<Registered>(document)).register.user.registrationDateTime).toBe(new Date(scenarioStart + 3 * DAY).toISOString())
})

describe('a clock', () => {
  test('stands, is set, moved, let run and stopped', async () => {
    let now = 1_000_000
    const server = createTestServer({ now: () => now })
    const { id } = await server.sessions.open('uk-guest', 'clock')
    const told = async () =>
      (await server.execute<{ now: string }, object>({ document: '{ now }', scenario: 'uk-guest', world: 'clock' })).data?.now
    const at = (more: number): string => new Date(scenarioStart + more).toISOString()
    now += 5000
    expect(await told()).toBe(at(0))
    await server.sessions.setClock(id, { kind: 'running' })
    now += 5000
    expect(await told()).toBe(at(5000))
    await server.sessions.setClock(id, { kind: 'running', by: DAY })
    now += 1000
    expect(await told()).toBe(at(6000 + DAY))
    await server.sessions.setClock(id, { kind: 'frozen' })
    now += 1000
    expect(await told()).toBe(at(6000 + DAY))
    await server.sessions.setClock(id, { kind: 'frozen', at: scenarioStart - HOUR })
    expect(await told()).toBe(at(-HOUR))
    expect((await server.sessions.inspect(id)).clock).toEqual({ kind: 'frozen', at: scenarioStart - HOUR })
  })

  test('that a selection lets run starts when its world is opened, each world’s by itself', async () => {
    let now = 1_000_000
    const server = createTestServer({ now: () => now })
    const told = async (world: string) =>
      (await server.execute<{ now: string }, object>({ document: '{ now }', scenario: 'uk-guest&clock=running+2h', world })).data?.now
    const at = (more: number): string => new Date(scenarioStart + 2 * HOUR + more).toISOString()
    expect(await told('early')).toBe(at(0))
    now += 7000
    expect([await told('early'), await told('late')]).toEqual([at(7000), at(0)])
  })

  test('that runs ends a session in its time, and the host’s clock does not end one that stands', async () => {
    let now = 1_000_000
    const server = createTestServer({ now: () => now, worldBounds: { maxIdle: 100 * DAY } })
    const isLoggedIn = async (scenario: string) =>
      (await server.execute<{ me: { isLoggedIn: boolean } }, object>({ document: '{ me { isLoggedIn } }', scenario, world: 'long' })).data
        ?.me.isLoggedIn
    const both = async () => [await isLoggedIn('uk-plus-member&clock=running'), await isLoggedIn('uk-plus-member')]
    expect(await both()).toEqual([true, true])
    now += DAY - 1
    expect(await both()).toEqual([true, true])
    now += 1
    expect(await both()).toEqual([false, true])
  })

  test('that is moved takes whoever is here along', async () => {
    const { by, ask } = await traveller('uk-annual-member')
    await by(30 * DAY)
    expect(await ask<object>('{ me { isLoggedIn } }')).toEqual({ me: { isLoggedIn: true } })
  })
})
