import { describe, expect, test } from 'vitest'
import type { TestServer } from '#mock-server/test.ts'
import { type StoreKind, storeKinds, twoInstances } from './servers.ts'
import { buyable, itemOf } from './steps.ts'

const password = 'ottilie-demo'
const email = 'annual-member.uk@example.com'

/** A browser: stores the session's cookie and asks the servers in turn. */
async function browser(servers: readonly TestServer[]) {
  let cookie = ''
  let asked = 0
  const ask = async (operation: string, variables: Record<string, unknown> = {}) => {
    const server = servers[asked++ % servers.length]
    if (!server) throw new Error('There is no server.')
    const answer = await server.execute<Record<string, never>, object>({
      document: server.operation(operation),
      variables,
      headers: cookie ? { cookie } : {},
    })
    if (answer.setCookie) cookie = answer.setCookie.split(';', 1)[0] ?? ''
    return answer
  }
  return { ask, cookie: () => cookie, take: (other: string) => (cookie = other) }
}

const add = (at: number) => ({ listId: '', version: -1, items: [itemOf(at)] })

async function basketOf(ask: (operation: string) => Promise<{ data: Record<string, never> | null }>): Promise<string[]> {
  const { data } = await ask('getBasket')
  const { basket } = data as unknown as { basket: { items: { origin: string; variant: { sku: string } }[] } }
  return basket.items.filter(({ origin }) => origin === 'user').map(({ variant }) => variant.sku)
}

async function two(kind: StoreKind) {
  const servers = await twoInstances(kind)
  return { servers, first: await browser(servers), second: await browser(servers.toReversed()) }
}

describe.each(storeKinds)('ordinary visits, with worlds in %s', (kind) => {
  test('a guest’s bag is the same whichever instance answers, and comes along when they log in', async () => {
    const { first } = await two(kind)
    await first.ask('startAnonymousSession')
    for (let at = 0; at < 3; at += 1) await first.ask('addBasketItems', add(at))
    const before = first.cookie()
    await first.ask('login', { input: { email, password } })
    expect(first.cookie()).not.toBe(before)
    expect((await basketOf(first.ask)).toSorted()).toEqual(buyable.slice(0, 3).toSorted())
    first.take(before)
    expect((await first.ask('getBasket')).errors[0]?.extensions?.code ?? 'none').toBe('none')
    expect(await basketOf(first.ask)).toEqual([])
  })

  test('two sessions of one account share what belongs to it, and changes of both at once all take effect', async () => {
    const { first, second } = await two(kind)
    await first.ask('login', { input: { email, password } })
    await second.ask('login', { input: { email, password } })
    await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? first : second).ask('addBasketItems', add(at))))
    expect((await basketOf(first.ask)).toSorted()).toEqual(buyable.slice(0, 20).toSorted())
    expect(await basketOf(second.ask)).toEqual(await basketOf(first.ask))
    await second.ask('logout')
    expect((await basketOf(first.ask)).length).toBe(20)
    expect(await basketOf(second.ask)).toEqual([])
  })

  test('an address can be registered once, however many try at once, and opens on every instance', async () => {
    const { servers, first, second } = await two(kind)
    const input = { email: 'New.Shopper@example.com', password: 'long-enough', firstName: 'New', lastName: 'Shopper' }
    const tried = await Promise.all([first.ask('register', { input }), second.ask('register', { input })])
    const kinds = tried.map(({ data }) => (data as unknown as { register: { __typename: string } }).register.__typename)
    expect(kinds.toSorted()).toEqual(['RegistrationRejected', 'SessionStarted'])
    const third = await browser(servers.toReversed())
    const { data } = await third.ask('login', { input: { email: 'new.shopper@example.com', password: 'long-enough' } })
    expect(data).toMatchObject({ login: { __typename: 'SessionStarted' } })
  })

  test('those who register at once are told apart', async () => {
    const servers = await twoInstances(kind)
    const numbers = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => {
        const { ask } = await browser(at % 2 ? servers : servers.toReversed())
        const { data } = await ask('register', {
          input: { email: `shopper-${at}@example.com`, password: 'long-enough', firstName: 'A', lastName: 'B' },
        })
        return (data as unknown as { register: { user: { customerNumber: string } } }).register.user.customerNumber
      }),
    )
    expect(new Set(numbers).size).toBe(8)
  })

  test('a visit without a session changes nothing for others', async () => {
    const { first, second } = await two(kind)
    expect((await first.ask('addBasketItems', add(0))).errors[0]?.extensions?.code).toBe('SESSION_REQUIRED')
    expect(await basketOf(second.ask)).toEqual([])
  })
})
