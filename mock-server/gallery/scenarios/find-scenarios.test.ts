import { describe, expect, test } from 'vitest'
import type { Scenario } from '../api/answers.ts'
import { finderOf, groupsOf, onlyNamed } from './find-scenarios.ts'

function scenario(name: string, rest: Partial<Scenario> = {}): Scenario {
  return { name, story: '', group: 'Guest', store: 'en-GB', stores: ['en-GB'], covers: [], steps: [], facets: {}, selection: name, ...rest }
}

const all = [
  scenario('uk-plus-member', { group: 'Member', story: 'A plus member, whose anniversary is near.', covers: ['ROLE-05'] }),
  scenario('us-plus-member', { group: 'Member', store: 'en-US', stores: ['en-US'] }),
  scenario('notice-item-oos', { group: 'Notification', stores: ['en-GB', 'en-US'], facets: { notice: 'ITEM_OOS', basket: 'one-item' } }),
  scenario('slow-shop', { group: 'Fault', facets: { faults: ['slow-network'], flags: { 'lip-week': 'variant' } } }),
]
const names = (words: string) => [...finderOf(all)(words)]

describe('a search finds', () => {
  test.each([
    ['plus', ['uk-plus-member', 'us-plus-member']],
    ['uk-plus', ['uk-plus-member']],
    ['anniv plus', ['uk-plus-member']],
    ['ROLE-05', ['uk-plus-member']],
    ['role-0', ['uk-plus-member']],
    ['item_oos', ['notice-item-oos']],
    ['one-item', ['notice-item-oos']],
    ['notification', ['notice-item-oos']],
    ['slow-network', ['slow-shop']],
    ['lip-week', ['slow-shop']],
    ['aniversary', ['uk-plus-member']],
    ['plus nothing', []],
  ])('by %s', (words, expected) => {
    expect(names(words).toSorted()).toEqual(expected)
  })
})

describe('groups', () => {
  test('hold what a store can open, each as it is opened there', () => {
    expect(groupsOf(all, 'en-GB').map(({ name, scenarios }) => [name, scenarios.map(({ selection }) => selection)])).toEqual([
      ['Member', ['uk-plus-member']],
      ['Notification', ['notice-item-oos']],
      ['Fault', ['slow-shop']],
    ])
    expect(groupsOf(all, 'en-US').map(({ scenarios }) => scenarios.map(({ selection }) => selection))).toEqual([
      ['us-plus-member'],
      ['notice-item-oos&store=en-US'],
    ])
  })

  test('that are whole stay the same object, so that nothing is drawn anew', () => {
    const groups = groupsOf(all, 'en-GB')
    const left = onlyNamed(groups, new Set(['uk-plus-member']))
    expect(left).toHaveLength(1)
    expect(left[0]).toBe(groups[0])
    expect(onlyNamed(groups, undefined)).toBe(groups)
  })
})
