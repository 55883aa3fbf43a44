import { expect, test } from 'vitest'
import { shareAddress } from './share-address.ts'

const shared = {
  url: 'https://shop.example/us/products/a?b=1&c=é',
  title: 'Balm & Glow, 50% more',
  image: 'https://shop.example/images/a b.webp',
}
const parametersOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

test.each([
  ['facebook', 'www.facebook.com', { u: shared.url }],
  ['x', 'x.com', { url: shared.url, text: shared.title }],
  ['pinterest', 'www.pinterest.com', { url: shared.url, description: shared.title, media: shared.image }],
] as const)('%s is told the page, and nothing of it is lost on the way [SHARE-01, SHARE-02]', (network, host, parameters) => {
  const address = shareAddress(network, shared)
  expect(new URL(address)).toMatchObject({ protocol: 'https:', host })
  expect(parametersOf(address)).toEqual(parameters)
})

test('pins a page without a picture [SHARE-02]', () => {
  expect(parametersOf(shareAddress('pinterest', { url: shared.url, title: shared.title }))).not.toHaveProperty('media')
})
