import { describe, expect, test } from 'vitest'
import type { Cell } from '../answer/answer-cells.ts'
import type { SweptOperation } from '../sweep/sweep.ts'
import { excuses } from './excuse.ts'
import { type FixtureCoverage, fixtureCoverage } from './fixture-coverage.ts'
import { floorOf, lostBelow } from './floor.ts'

const cell = (path: string, aspect: string, coordinate = 'Basket.item'): Cell => ({
  text: `${path} is ${aspect}`,
  path,
  aspect,
  coordinates: [coordinate],
})

const cells = [
  cell('basket', 'something'),
  cell('basket.note', 'null'),
  cell('basket.kind', 'RARE', 'Basket.kind'),
  cell('basket.old', 'null'),
]

function swept(shown: readonly string[], onDemand: string[] = [], of = cells): SweptOperation {
  return {
    operation: 'getBasket',
    answers: 1,
    computed: 1,
    cells: of,
    shown: new Map(shown.map((text) => [text, { selections: 1, example: 'uk-guest' }])),
    onDemand,
    problems: [],
    errors: new Map(),
    notifications: new Map(),
    told: new Map(),
    laid: new Map(),
    observed: { enumValues: new Set(), members: new Set(), nulls: new Set(), values: new Set() },
  }
}

const excuse = { operation: '*', at: 'Basket.kind', is: ['RARE'], reason: 'No rule makes it.' }
const covered = fixtureCoverage([swept(['basket is something', 'basket.note is null'], ['basket.old is null'])], [excuse])

describe('how cells stand', () => {
  test('is shown, on demand, excused or uncovered, and is counted', () => {
    expect(covered.total).toEqual({ cells: 4, shown: 2, onDemand: 1, excused: 1, uncovered: 0 })
    expect(covered.operations[0]?.list.map(({ state }) => state)).toEqual(['shown', 'shown', 'excused', 'on demand'])
    expect(fixtureCoverage([swept([])], []).total).toMatchObject({ uncovered: 4 })
  })

  test('an excuse for what is shown is stale', () => {
    expect(covered.staleExcuses).toEqual([])
    expect(fixtureCoverage([swept(['basket.kind is RARE'])], [excuse]).staleExcuses).toEqual([excuse])
  })
})

describe('the floor', () => {
  const floor = floorOf(covered)
  const now = (shown: readonly string[], onDemand: string[] = [], of = cells): FixtureCoverage =>
    fixtureCoverage([swept(shown, onDemand, of)], [excuse])

  test('holds where as much is reached, or more', () => {
    expect(lostBelow(floor, covered)).toEqual([])
    expect(lostBelow(floor, now(['basket is something', 'basket.note is null', 'basket.old is null', 'basket.kind is RARE']))).toEqual([])
  })

  test('names what is no longer shown, though a fault still brings it about', () => {
    expect(lostBelow(floor, now(['basket is something'], ['basket.note is null', 'basket.old is null']))).toEqual([
      'getBasket: 1 cells are shown by scenarios, and 2 were. Not any more: basket.note is null',
    ])
  })

  test('names what is not reached at all', () => {
    expect(lostBelow(floor, now(['basket is something', 'basket.note is null'])).join()).toContain('basket.old is null')
  })

  test('is lower where the operation asks for less, by as much', () => {
    const less = cells.slice(0, 1)
    expect(lostBelow(floor, now(['basket is something'], [], less))).toEqual([])
    expect(lostBelow(floor, now([], [], cells.slice(0, 3)))).not.toEqual([])
  })
})

describe('an excuse', () => {
  const price = cell('wishlist.wishes.price.guest.label', 'something', 'Price.label')

  test.each<[string, boolean]>([
    ['Price.label', true],
    ['Price.raw', false],
    ['wishlist.wishes.price.guest.label', true],
    ['wishlist.*.price.guest.label', true],
    ['wishlist.*.guest.label', false],
    ['**.guest.**', true],
    ['**.guest', false],
    ['wishlist.**', true],
    ['**', true],
    ['**.label.**', true],
    ['**.gues.**', false],
  ])('at %s is about it: %s', (at, expected) => {
    expect(excuses({ operation: '*', at, reason: '' }, 'getWishlist', price)).toBe(expected)
  })

  test('is about its operation and its aspects only', () => {
    expect(excuses({ operation: 'getBasket', at: '**', reason: '' }, 'getWishlist', price)).toBe(false)
    expect(excuses({ operation: '*', at: '**', is: ['null'], reason: '' }, 'getWishlist', price)).toBe(false)
    expect(excuses({ operation: 'getWishlist', at: '**', is: ['something'], reason: '' }, 'getWishlist', price)).toBe(true)
  })
})
