import { describe, expect, test } from 'vitest'
import { createTestServer } from '#mock-server/test.ts'

const server = createTestServer()

type Notice = { code: string; level: string; params: { name: string; value: string }[] }
type AnsweredBasket = { basket: { items: { quantity: number }[]; notifications: Notice[]; rejectedDiscounts: unknown[] } }

const who = '{ me { firstName isMember } viewerCountry }'
const answered = '{ basket { items { quantity } rejectedDiscounts { state } notifications { code level params { name value } } } }'

async function ask<Data>(document: string, headers: Record<string, string>): Promise<Data> {
  const { data, errors } = await server.execute<Data, object>({ document, headers: { 'x-world': 'scenarios', ...headers } })
  expect(errors).toEqual([])
  if (!data) throw new Error('There was no answer.')
  return data
}

describe('a selection', () => {
  test('composes facets without a file', async () => {
    const scenario = 'store=en-US&shopper=plus&basket=one-item&promo=rejected&country=elsewhere'
    expect(await ask(who, { 'x-scenario': scenario })).toEqual({ me: { firstName: 'Paige', isMember: true }, viewerCountry: 'FR' })
    const { basket } = await ask<AnsweredBasket>(answered, { 'x-scenario': scenario })
    expect(basket.items).toHaveLength(1)
    expect(basket.rejectedDiscounts).toHaveLength(1)
  })

  test('is chosen by a cookie as by a header', async () => {
    const cookie = `scenario=${encodeURIComponent('uk-guest&basket=one-item')}; world=cookie`
    const { basket } = await ask<AnsweredBasket>(answered, { cookie, 'x-world': '' })
    expect(basket.items).toHaveLength(1)
  })

  test('is one world, however it is written', async () => {
    await ask(`mutation { applyDiscountCode(code: "GLOW10") { __typename } }`, {
      'x-scenario': 'basket=one-item&uk-guest',
      'x-world': 'one',
    })
    const coded = async (scenario: string) =>
      (await ask<{ basket: { discounts: unknown[] } }>('{ basket { discounts { code } } }', { 'x-scenario': scenario, 'x-world': 'one' }))
        .basket.discounts
    expect(await coded('uk-guest&basket=one-item&shopper=guest')).toEqual([{ code: 'GLOW10' }])
    expect(await coded('uk-guest&basket=empty')).toEqual([])
  })

  test.each([
    ['uk-gest', 'UNKNOWN_SCENARIO', 'uk-guest'],
    ['uk-guest&basket=emty', 'UNKNOWN_SCENARIO', 'empty'],
    ['basket=empty&basket=one-item', 'BAD_USER_INPUT', 'cannot both be'],
    ['clock=never', 'BAD_USER_INPUT', 'is no clock'],
  ])('%s is a 400 that says why', async (scenario, code, words) => {
    const { errors, status } = await server.execute({ document: who, headers: { 'x-scenario': scenario } })
    expect(status).toBe(400)
    expect(errors).toMatchObject([{ message: expect.stringContaining(words), extensions: { code } }])
  })
})

test('a clock is moved by a selection', async () => {
  const now = async (scenario: string) => (await ask<{ now: string }>('{ now }', { 'x-scenario': scenario })).now
  const days = (Date.parse(await now('uk-guest&clock=+31d')) - Date.parse(await now('uk-guest'))) / 86_400_000
  expect(days).toBe(31)
})

describe('what is arranged to be said of the bag', () => {
  test('is said besides what the rules say, in every answer about it', async () => {
    const { basket } = await ask<AnsweredBasket>(answered, { 'x-scenario': 'uk-guest&notice=BASKET_SERVICE_UNEXPECTED_ERROR' })
    expect(basket.notifications).toEqual([{ code: 'BASKET_SERVICE_UNEXPECTED_ERROR', level: 'error', params: [] }])
  })

  test('is said once, at the level that was arranged', async () => {
    const { basket } = await ask<AnsweredBasket>(answered, { 'x-scenario': 'uk-guest&notice=BASKET_SERVICE_UNEXPECTED_ERROR:info' })
    expect(basket.notifications.map(({ level }) => level)).toEqual(['info'])
  })

  test('is said in no other world', async () => {
    const { basket } = await ask<AnsweredBasket>(answered, { 'x-scenario': 'uk-guest' })
    expect(basket.notifications).toEqual([])
  })
})
