// @vitest-environment jsdom
import '../testing/dom.ts'
import { readFileSync } from 'node:fs'
import { render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gift } from '../icon/icons.ts'
import { progressSegments } from '../progress/progress-segments.ts'
import { promoImageSize } from './image-size.ts'
import { PromoTile, type PromoTileProps } from './PromoTile.tsx'

const rewards = [
  { value: 2500, label: '£25', reward: 'Free delivery' },
  { value: 4000, label: '£40', reward: 'Three samples' },
  { value: 5400, label: '£54', reward: 'Full-size gift', isGift: true },
]

function show(tile: Partial<PromoTileProps> = {}) {
  render(
    <PromoTile
      title="Rewards"
      variant="standard"
      layout="padding"
      words={{ giftTitle: 'Gift', opensNewTab: '(opens in a new tab)' }}
      {...tile}
    />,
  )
}

const towards = (current: number, thresholds = rewards) => ({ label: 'Rewards', valueText: '£8.20 more', current, thresholds })

test('several thresholds make a bar with a tick each [PROMOTILE-06]', () => {
  show({ progress: towards(0) })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '£25 Free delivery',
    '£40 Three samples',
    '£54 Gift',
  ])
})

test('a tick is active from its value on [PROMOTILE-07]', () => {
  show({ progress: towards(4000) })
  expect(screen.getAllByRole('listitem').map(({ dataset }) => 'reached' in dataset)).toEqual([true, true, false])
})

test('a gift has its icon and its title in place of the reward [PROMOTILE-08, PROMOTILE-09]', () => {
  show({ progress: towards(0) })
  const [first, , last] = screen.getAllByRole('listitem')
  expect(last?.querySelector('path')).toHaveAttribute('d', gift)
  expect(last).toHaveTextContent('Gift')
  expect(first?.querySelector('path')).toBeNull()
})

test('one threshold makes a bar up to it, without ticks [PROMOTILE-10]', () => {
  show({ progress: towards(1000, rewards.slice(1, 2)) })
  expect(screen.queryByRole('list')).toBeNull()
  const bar = screen.getByRole('progressbar', { name: 'Rewards' })
  expect(bar).toHaveAttribute('aria-valuemax', '4000')
  expect(bar).toHaveAttribute('aria-valuenow', '1000')
  expect(bar).toHaveAttribute('aria-valuetext', '£8.20 more')
  expect([...bar.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.inlineSize)).toEqual(['25%'])
})

test.each([
  ['slim', 56, 80, 'PROMOTILE-11'],
  ['standard', 80, 104, 'PROMOTILE-12'],
  ['compact', 56, 80, 'PROMOTILE-13'],
] as const)('the picture of a %s tile measures %i px with padding and %i px without [%s]', (variant, padding, full, _clause) => {
  expect(promoImageSize[variant]).toEqual({ padding, full })
  show({ variant, layout: 'full', picture: { src: '/a.webp', alt: 'A set' } })
  expect(screen.getByRole('img', { name: 'A set' })).toHaveAttribute('width', `${full}`)
})

test('the stylesheet holds the same sizes [PROMOTILE-11, PROMOTILE-12, PROMOTILE-13]', () => {
  const css = readFileSync('app/design-system/promo-tile/PromoTile.module.css', 'utf8')
  const sizeIn = (selector: string) =>
    new RegExp(`^${selector.replaceAll(/[.[\]]/g, '\\$&')} \\{[^}]*--picture: (\\d+)px`, 'm').exec(css)?.[1]
  expect(sizeIn('.tile')).toBe(`${promoImageSize.standard.padding}`)
  expect(sizeIn('.tile[data-variant="compact"]')).toBe(`${promoImageSize.compact.padding}`)
  expect(sizeIn('.tile[data-variant="slim"]')).toBe(`${promoImageSize.slim.padding}`)
  expect(sizeIn('.tile[data-layout="full"]')).toBe(`${promoImageSize.slim.full}`)
  expect(sizeIn('.tile[data-layout="full"][data-variant="standard"]')).toBe(`${promoImageSize.standard.full}`)
})

test('it leads where it says, and says that a new tab opens', () => {
  show({ href: '/refills', buttonText: 'Read more', target: '_blank' })
  const link = screen.getByRole('link', { name: 'Read more (opens in a new tab)' })
  expect(link).toHaveAttribute('href', '/refills')
  expect(link).toHaveAttribute('rel', 'noopener')
})

test.each([{ href: '/join' }, { buttonText: 'Join' }, { href: '', buttonText: 'Join' }])('half a link is none: %j', (tile) => {
  show(tile)
  expect(screen.queryByRole('link')).toBeNull()
  expect(within(document.body).getByRole('heading', { name: 'Rewards' })).toBeVisible()
})

test('a bar is never more than full nor less than empty, and its ticks follow the amount alone', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double()), fc.array(fc.nat(10_000), { minLength: 1, maxLength: 5 }), (current, values) => {
      const thresholds = values.toSorted((a, b) => a - b).map((value) => ({ value }))
      const parts = progressSegments(current, thresholds)
      expect(parts.every(({ filled, length }) => filled >= 0 && filled <= 1 && length >= 0)).toBe(true)
      expect(parts.map(({ isReached }) => isReached)).toEqual(
        thresholds.map(({ value }) => (Number.isFinite(current) ? current : 0) >= value),
      )
      // A segment only starts once the previous one is full.
      expect(parts.findLastIndex(({ filled }) => filled > 0)).toBeLessThanOrEqual(parts.findLastIndex(({ isReached }) => isReached) + 1)
    }),
  )
})
