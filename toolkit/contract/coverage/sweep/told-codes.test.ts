import { buildSchema, parse } from 'graphql'
import { expect, test } from 'vitest'
import { answerShape } from '../answer/answer-shape.ts'
import { isDeclared, toldCodes } from './told-codes.ts'

const schema = buildSchema(`
  type Query { basket: Basket me: Me }
  type Basket { notifications: [Notification!]! }
  type Notification { code: String! }
  type Me { problems: [Problem!]! }
  type Problem { code: String! }
`)
const shape = answerShape(
  schema,
  parse('{ mine: basket { __typename notifications { __typename code } } me { problems { __typename code } } }'),
)

test('a code stands under the root field that was asked for, by whatever key', () => {
  const data = {
    mine: { __typename: 'Basket', notifications: [{ __typename: 'Notification', code: 'ITEM_OOS' }] },
    me: { problems: [{ __typename: 'Problem', code: 'TOO_LATE' }] },
  }
  expect(toldCodes(shape, { data, errors: [] })).toEqual([
    { field: 'Query.basket', code: 'ITEM_OOS', place: 'notifications' },
    { field: 'Query.me', code: 'TOO_LATE', place: 'problems' },
  ])
})

test('an error stands under the field of its path, and without a path under each', () => {
  const errors = [{ path: ['mine', 'notifications'], extensions: { code: 'LOST' } }, { extensions: { code: 'BROKEN' } }]
  expect(toldCodes(shape, { data: null, errors }).map(({ field, code }) => `${field} ${code}`)).toEqual([
    'Query.basket LOST',
    'Query.basket BROKEN',
    'Query.me BROKEN',
  ])
})

test('an error may be of any request, of the session or of the arguments; a problem or a notification is declared', () => {
  const told = (field: string, code: string, place: 'errors' | 'problems' | 'notifications') => isDeclared({ field, code, place })
  expect(told('Query.wishlist', 'UNAUTHENTICATED', 'errors')).toBe(true)
  expect(told('Query.basket', 'UNAUTHENTICATED', 'errors')).toBe(false)
  expect(told('Query.basket', 'INTERNAL_SERVER_ERROR', 'errors')).toBe(true)
  expect(told('Query.basket', 'BAD_USER_INPUT', 'errors')).toBe(false)
  expect(told('Mutation.cancelOrder', 'BAD_USER_INPUT', 'errors')).toBe(true)
  expect(told('Mutation.cancelOrder', 'NOT_FOUND', 'errors')).toBe(true)
  expect(told('Mutation.cancelOrder', 'TOO_LATE', 'problems')).toBe(true)
  expect(told('Mutation.cancelOrder', 'INTERNAL_SERVER_ERROR', 'problems')).toBe(false)
  expect(told('Query.basket', 'ITEM_OOS', 'notifications')).toBe(true)
})
