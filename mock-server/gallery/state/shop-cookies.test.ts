import { expect, test, vi } from 'vitest'
import { openLink } from './open-link.ts'
import { ownWorld } from './own-world.ts'
import { readShopCookies } from './shop-cookies.ts'

test('the cookies tell what the shop stands in', () => {
  const cookie = 'theme=a=b; scenario=uk-guest%26basket%3Done-item; world=my-try; broken=%E0'
  expect(readShopCookies(cookie)).toEqual({ selection: 'uk-guest&basket=one-item', world: 'my-try' })
  expect(readShopCookies('')).toEqual({ selection: '', world: '' })
})

test('a browser keeps its world, unless somebody else wrote there', () => {
  const kept = new Map<string, string>()
  const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, text: string) => void kept.set(name, text) }
  const random = vi.fn(() => 'abc123')
  expect([ownWorld(storage, random), ownWorld(storage, random)]).toEqual(['gallery-abc123', 'gallery-abc123'])
  expect(random).toHaveBeenCalledTimes(1)
  kept.set('gallery-world', 'no world; path=/')
  expect(ownWorld(storage, random)).toBe('gallery-abc123')
})

test('a link into the shop carries its state whole', () => {
  const link = new URL(openLink({ selection: 'uk-guest&clock=+1d', world: 'w', path: '/basket?a=1' }), 'http://mock.test')
  expect(Object.fromEntries(link.searchParams)).toEqual({ selection: 'uk-guest&clock=+1d', world: 'w', path: '/basket?a=1' })
})
