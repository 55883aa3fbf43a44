import { expect, test } from 'vitest'
import { nameWords } from '../../look/name-words.ts'
import { graphiqlLink } from '../operations/graphiql-link.ts'
import { namedType, wrapping } from './type-text.ts'
import { usageOf } from './usage.ts'

const named = { kind: 'OBJECT', name: 'BasketItem', ofType: null }
const nonNull = (ofType: { kind: string }) => ({ kind: 'NON_NULL', name: null, ofType })
const list = (ofType: { kind: string }) => ({ kind: 'LIST', name: null, ofType })

test.each([
  [named, 'BasketItem'],
  [nonNull(named), 'BasketItem!'],
  [nonNull(list(nonNull(named))), '[BasketItem!]!'],
  [list(list(named)), '[[BasketItem]]'],
])('a type is written as the schema has it', (type, expected) => {
  const { before, after } = wrapping(type)
  expect(`${before}${namedType(type)}${after}`).toBe(expected)
})

test('what operations use is turned round', () => {
  const operation = { kind: 'query', domain: 'basket', body: '', variables: {}, proposed: {} }
  const usage = usageOf([
    { ...operation, name: 'getBasket', uses: ['Basket', 'Basket.items'] },
    { ...operation, name: 'addBasketItems', uses: ['Basket'] },
  ])
  expect([...usage]).toEqual([
    ['Basket', ['getBasket', 'addBasketItems']],
    ['Basket.items', ['getBasket']],
  ])
})

test('GraphiQL is asked in a state, or in none', () => {
  expect(graphiqlLink('getPlp', { selection: 'a&b', world: 'w', store: 'en-GB' })).toBe(
    '/graphql?operation=getPlp&store=en-GB&scenario=a%26b&world=w',
  )
  expect(graphiqlLink('getPlp', { selection: '', world: 'w', store: 'en-US' })).toBe('/graphql?operation=getPlp&store=en-US')
})

test.each([
  ['fetchPolicy', 'Fetch policy'],
  ['slow-network', 'Slow network'],
  ['Scenario', 'Scenario'],
])('%s reads as %s', (name, words) => {
  expect(nameWords(name)).toBe(words)
})
