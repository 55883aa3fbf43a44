import { expect, test } from 'vitest'
import { groupedProblems } from './grouped-problems.ts'

const wrong = (selection: string, problem: string) => ({ selection, variables: { slug: 'ribbon' }, problem })

test('a problem that many selections share is told once, with how many more there are', () => {
  const problems = [
    wrong('uk-guest', 'basket.items.0.price: is null'),
    wrong('uk-guest', 'basket.items.1.price: is null'),
    ...Array.from({ length: 109 }, (_, at) => wrong(`other-${at}`, `basket.items.${at}.price: is null`)),
    wrong('other-1', 'basket.total: is null'),
  ]
  expect(groupedProblems('getBasket', problems)).toEqual([
    'getBasket in uk-guest and 109 more with {"slug":"ribbon"}: basket.items.0.price: is null',
    'getBasket in other-1 with {"slug":"ribbon"}: basket.total: is null',
  ])
})

test('nothing wrong is nothing told', () => {
  expect(groupedProblems('getBasket', [])).toEqual([])
})
