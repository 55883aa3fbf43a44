import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { library } from '../../scenarios/library.ts'
import { selectWorld } from '../../scenarios/selected-worlds.ts'
import { shopAddress, shopPath } from '../open/shop-address.ts'
import { type ListeningControl, listenWithControl } from '../testing/listening-control.ts'

let control: ListeningControl

beforeAll(async () => {
  control = await listenWithControl({ shopUrl: 'http://localhost:3210' })
})
afterAll(() => control.close())

/** Where a link into the shop redirects, and the cookies it sets, without the ones it removes. */
async function follow(query: Record<string, string>, { host = 'localhost', cookie = '' } = {}) {
  const headers = { host: `${host}:${control.port}`, cookie }
  const { status, headers: told, text } = await control.ask(`/open?${new URLSearchParams(query)}`, { headers })
  const cookies = [told['set-cookie'] ?? []].flat()
  return {
    status,
    text,
    location: String(told['location'] ?? ''),
    given: cookies.filter((one) => !one.includes('Max-Age=0')),
    taken: cookies.filter((one) => one.includes('Max-Age=0')),
  }
}

/** A selection that stores something of the given kind in the browser. */
function holding(kind: string): string {
  const names = [...library.scenarios.keys()].filter((name) => Object.keys(selectWorld(name).layer.browser ?? {}).includes(kind))
  return names[0] ?? ''
}

describe('a link into the shop', () => {
  test('gives the cookies that choose the world, and leads to where it is seen', async () => {
    const { status, location, given } = await follow({ selection: 'basket=one-item&shopper=plus-member&store=en-US', world: 'mine' })
    expect(status).toBe(303)
    expect(location).toBe('http://localhost:3210/us/basket')
    expect(given).toEqual(
      [`scenario=${encodeURIComponent('us-plus-member&basket=one-item')}`, 'world=mine'].map(
        (one, at) =>
          expect.stringMatching(
            at === 0 ? /^scenario=[\w%.-]+; Path=\/; SameSite=Lax$/ : new RegExp(`^${one}; Path=/; SameSite=Lax$`),
          ) as string,
      ),
    )
  })

  test('the scenario cookie is one that the contract reads as the same selection', async () => {
    const { given } = await follow({ selection: 'uk-plus-member&basket=one-item', world: 'read' })
    const cookie = given.map((one) => one.split(';', 1)[0]).join('; ')
    const { data } = await control.server.execute({ document: '{ basket { items { quantity } } me { isMember } }', headers: { cookie } })
    expect(data).toMatchObject({ basket: { items: [{ quantity: 1 }] }, me: { isMember: true } })
    expect((await control.server.sessions.list({ limit: 5 })).sessions[0]).toMatchObject({
      selection: 'uk-plus-member&basket=one-item',
      world: 'read',
    })
  })

  test('without a world makes one up, each time another', async () => {
    const worlds = await Promise.all(
      [1, 2].map(async () => (await follow({ selection: 'uk-guest' })).given.find((one) => one.startsWith('world='))),
    )
    expect(worlds[0]).toMatch(/^world=[\w-]{4,}; /)
    expect(worlds[0]).not.toBe(worlds[1])
  })

  test('leads to a page that is asked for', async () => {
    expect((await follow({ selection: 'us-guest', path: '/shop/makeup?page=2' })).location).toBe(
      'http://localhost:3210/us/shop/makeup?page=2',
    )
  })

  test('goes on by the name that the browser came by, since cookies hold for one name', async () => {
    expect((await follow({ selection: 'uk-guest' }, { host: '127.0.0.1' })).location).toBe('http://127.0.0.1:3210/')
  })

  test('puts what the browser is to hold into its cookies and storage, and takes it out with the next link', async () => {
    const [withCookies, withStorage] = ['cookies', 'localStorage'].map(holding)
    expect((await follow({ selection: withCookies ?? '' })).given.length).toBeGreaterThan(2)
    const { location, given } = await follow({ selection: withStorage ?? '' })
    const { pathname, hash } = new URL(location)
    const { path, localStorage } = JSON.parse(decodeURIComponent(hash.slice(1))) as { path: string; localStorage: object }
    expect({ pathname, path }).toEqual({ pathname: '/hand-over', path: expect.stringMatching(/^\//) as string })
    expect(localStorage).toEqual(selectWorld(withStorage ?? '').layer.browser?.localStorage)
    const mark = given.find((one) => one.includes('HttpOnly'))?.split(';', 1)[0] ?? ''
    const next = await follow({ selection: 'uk-guest' }, { cookie: mark })
    expect(decodeURIComponent(next.location)).toBe('http://localhost:3210/hand-over#{"path":"/","localStorage":{},"sessionStorage":{}}')
    expect(next.taken).toContainEqual(expect.stringContaining(mark.split('=', 1)[0] ?? ''))
  })

  test('with an empty selection leaves the scenario', async () => {
    const { status, location, given, taken } = await follow({ selection: '' })
    expect({ status, location, given }).toEqual({ status: 303, location: 'http://localhost:3210/', given: [] })
    expect(taken).toEqual(expect.arrayContaining([expect.stringMatching(/^scenario=;/), expect.stringMatching(/^world=;/)]))
  })
})

describe('a link that leads nowhere', () => {
  test('says what is near, in a page in which nothing runs', async () => {
    const { json: _json, headers, status, text } = await control.ask('/open?selection=uk-plus-membre')
    expect(status).toBe(400)
    expect(text).toContain('>uk-plus-member</a>')
    expect(text).toContain('<a href="/?selection=uk-plus-membre">')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test('says nothing that it was told without escaping it', async () => {
    for (const selection of ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "basket='<b>"]) {
      const { text, status } = await follow({ selection })
      expect(status).toBe(400)
      expect(text).not.toMatch(/<script|<img|<b>/)
    }
  })

  test.each([
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    'shop',
    '/\t/evil.test',
    '/%5cevil.test\n',
    '/..//evil.test',
    '/.//evil.test',
    `/${'a'.repeat(2001)}`,
  ])('no path leads to another site: %j', async (path) => {
    const { status, location } = await follow({ selection: 'uk-guest', path })
    expect({ status, location }).toEqual({ status: 400, location: '' })
  })

  test('a world that cannot be named so is refused', async () => {
    expect((await follow({ selection: 'uk-guest', world: 'a;b' })).status).toBe(400)
  })
})

test.each([
  ['en-GB', '/', '/'],
  ['en-US', '/', '/us'],
  ['en-US', '/?a=1#b', '/us?a=1#b'],
  ['en-GB', '/product/night-balm', '/product/night-balm'],
  ['en-US', '/product/night-balm', '/us/product/night-balm'],
] as const)('in %s %s is %s', (store, path, full) => {
  expect(shopPath(store, path)).toBe(full)
})

test('a shop elsewhere keeps its name', () => {
  expect(shopAddress('https://shop.test', '127.0.0.1').href).toBe('https://shop.test/')
  expect(shopAddress('http://localhost:3000', 'mock.test').href).toBe('http://localhost:3000/')
})
