import { expect, it } from 'vitest'
import { lipstickLine, serumLine } from '../testing/lines.ts'
import { linePrice } from './line-price.ts'

it.each([
  ['in the typical tier', serumLine(), 'typical', { typical: 8400, member: 3800, charged: 8400 }],
  ['in the member tier', serumLine(), 'member', { typical: 8400, member: 3800, charged: 3800 }],
  ['by a discount: priced 0 [ITEM-04]', serumLine({ origin: 'discount' }), 'typical', { typical: 0, member: 0, charged: 0 }],
  ['out of stock: told, and not charged', serumLine({ inStock: false }), 'member', { typical: 8400, member: 3800, charged: 0 }],
  [
    'with a member price not known yet',
    lipstickLine({ unit: { typical: 2600, member: -1 } }),
    'typical',
    { typical: 2600, member: -1, charged: 0 },
  ],
  [
    'with a typical price not known yet',
    lipstickLine({ unit: { typical: -1, member: 1350 } }),
    'member',
    { typical: -1, member: 1350, charged: 0 },
  ],
  ['free', lipstickLine({ unit: { typical: 0, member: 0 } }), 'member', { typical: 0, member: 0, charged: 0 }],
] as const)('a line %s', (_, line, tier, expected) => {
  expect(linePrice(line, tier)).toEqual(expected)
})

it('a line whose price is not minor units is refused', () => {
  expect(() => linePrice(lipstickLine({ unit: { typical: 13.5, member: 13 } }), 'member')).toThrow('Expecting a value in subunits')
  expect(() => linePrice(lipstickLine({ unit: { typical: 13, member: 13.5 } }), 'typical')).toThrow('Expecting a value in subunits')
})
