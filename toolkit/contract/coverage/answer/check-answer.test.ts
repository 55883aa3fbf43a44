import { buildSchema, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { cellsIn, cellsOf } from './answer-cells.ts'
import { failedPlaces } from './answer-places.ts'
import { answerShape, typesIn } from './answer-shape.ts'
import { checkAnswer } from './check-answer.ts'

const schema = buildSchema(`
  scalar MinorUnits
  scalar DateTime
  scalar Date
  scalar Odd
  enum Colour { RED GREEN }
  interface Named { name: String! }
  type Shade implements Named { name: String! colour: Colour stars: Float count: Int! tags: [String!]! next: Shade odd: Odd }
  type Size implements Named { name: String! price: MinorUnits at: DateTime day: Date }
  union Option = Shade | Size
  type SearchResults { products: [Size!]! }
  type Query { shade: Shade options: [Option!]! id: ID! named: Named found: SearchResults }
`)

const shape = answerShape(
  schema,
  parse(`
    query all($more: Boolean!) {
      mine: shade { ...S next { name next { name } } }
      options { __typename ... on Shade { tags } ... on Size { name price at day } }
      id @include(if: $more)
    }
    fragment S on Shade { name colour stars count tags }
  `),
)

const shade = { name: 'Rosehip', colour: 'RED', stars: 4.5, count: 1, tags: ['warm'], next: { name: 'Fig', next: null } }
const size = { __typename: 'Size', name: 'Small', price: 1350, at: '2026-11-21T09:00:00.000Z', day: '1990-04-17' }
const whole = { mine: shade, options: [{ __typename: 'Shade', tags: [] }, size] }

describe('an answer', () => {
  test('that is what the contract says has nothing wrong, with and without what is left out at will', () => {
    expect(checkAnswer(shape, { data: whole })).toEqual([])
    expect(checkAnswer(shape, { data: { ...whole, id: '7' } })).toEqual([])
    expect(checkAnswer(shape, { data: { ...whole, mine: null } })).toEqual([])
  })

  test('holds no more items than the constraint of its list allows', () => {
    const found = answerShape(schema, parse('{ found { products { name } } }'))
    const products = Array.from({ length: 7 }, () => ({ name: 'Small' }))
    expect(checkAnswer(found, { data: { found: { products: products.slice(1) } } })).toEqual([])
    expect(checkAnswer(found, { data: { found: { products } } })).toEqual([
      'found.products: has 7 items, and SearchResults.products at most 6',
    ])
  })

  test.each<[string, unknown, string]>([
    ['null where there must be something', { ...whole, mine: { ...shade, name: null } }, 'mine.name: is null'],
    ['null in a list that holds none', { ...whole, mine: { ...shade, tags: [null] } }, 'mine.tags.0: is null'],
    ['no list', { ...whole, options: {} }, 'options: is no list'],
    ['a value that an enum has not', { ...whole, mine: { ...shade, colour: 'BLUE' } }, 'mine.colour: "BLUE" is no Colour'],
    ['a text for a number', { ...whole, mine: { ...shade, count: '1' } }, 'mine.count: "1" is no Int'],
    ['a whole number that is too large', { ...whole, mine: { ...shade, count: 2 ** 31 } }, 'mine.count: 2147483648 is no Int'],
    ['half a penny', { ...whole, options: [{ ...size, price: 13.5 }] }, 'options.0.price: 13.5 is no MinorUnits'],
    ['an instant without milliseconds', { ...whole, options: [{ ...size, at: '2026-11-21T09:00:00Z' }] }, 'options.0.at:'],
    ['a day that does not exist', { ...whole, options: [{ ...size, day: '2026-02-30' }] }, 'options.0.day:'],
    ['a field that is missing', { ...whole, mine: { ...shade, stars: undefined } }, 'mine.stars: is missing'],
    ['a field that nobody asked for', { ...whole, mine: { ...shade, odd: 1 } }, 'mine.odd: nobody asked for it'],
    ['a member that does not say its name', { ...whole, options: [{ tags: [] }] }, 'options.0: does not say which member it is'],
    [
      'a member of something else',
      { ...whole, options: [{ __typename: 'Query' }] },
      'options.0: "Query" is no type that Query.options may have',
    ],
    ['another member than it says', { ...whole, options: [{ __typename: 'Shade', name: 'Small' }] }, 'options.0.name: nobody asked for it'],
    ['an object that is none', { ...whole, mine: 'Rosehip' }, 'mine: "Rosehip" is no object'],
    [
      'something wrong far below',
      { ...whole, mine: { ...shade, next: { name: 'Fig', next: { name: 1 } } } },
      'mine.next.next.name: 1 is no String',
    ],
    ['no data', null, 'data: is missing'],
    ['a text for data', 'hello', 'data: is no object'],
  ])('with %s is found out', (_name, data, problem) => {
    expect(checkAnswer(shape, { data })).toContainEqual(expect.stringContaining(problem))
  })

  test('may be null where an error says so, and nowhere else', () => {
    const errors = [{ path: ['mine', 'name'] }]
    expect(checkAnswer(shape, { data: { ...whole, mine: null }, errors })).toEqual([])
    expect(checkAnswer(shape, { data: whole, errors })).toEqual(['mine.name: has an error, and is not null'])
    expect(checkAnswer(shape, { data: null, errors })).toEqual([])
  })

  test('may be null without an error where a nullable field does not say otherwise', () => {
    const said = buildSchema('directive @semanticNonNull on FIELD_DEFINITION type Query { one: [Int!] @semanticNonNull other: [Int!] }')
    const both = answerShape(said, parse('{ one other }'))
    expect(checkAnswer(both, { data: { one: [], other: null } })).toEqual([])
    expect(checkAnswer(both, { data: { one: null, other: null } })).toEqual(['one: is null, and Query.one is [Int!]!'])
    expect(checkAnswer(both, { data: { one: null, other: null }, errors: [{ path: ['one'] }] })).toEqual([])
    expect(checkAnswer(both, { data: { one: null, other: null }, errors: [{ path: ['other'] }] })).toHaveLength(1)
    expect(cellsOf(both).map(({ text }) => text)).toEqual([
      'one is empty',
      'one is filled',
      'other is null',
      'other is empty',
      'other is filled',
    ])
  })

  test('may leave out what is asked for besides, and nothing that is asked for always, however deep', () => {
    const fuller = answerShape(
      schema,
      parse(
        'query all($more: Boolean!) { ...S ...M @include(if: $more) } fragment S on Query { shade { next { name } } } fragment M on Query { shade { next { count tags } } }',
      ),
    )
    expect(checkAnswer(fuller, { data: { shade: { next: { name: 'Fig' } } } })).toEqual([])
    expect(checkAnswer(fuller, { data: { shade: { next: { name: 'Fig', count: 1, tags: [] } } } })).toEqual([])
    expect(checkAnswer(fuller, { data: { shade: { next: { count: 1, tags: [] } } } })).toEqual(['shade.next.name: is missing'])
  })

  test('of a scalar that nobody described is not let through', () => {
    const odd = answerShape(schema, parse('{ shade { odd } }'))
    expect(checkAnswer(odd, { data: { shade: { odd: 1 } } })).toEqual([
      'shade.odd: nobody says how a Odd is written: add it to scalar-formats.ts',
    ])
  })
})

describe('what answers can show', () => {
  const texts = cellsOf(shape).map(({ text }) => text)

  test('is null or something, empty or filled, each member and each value, once for each path', () => {
    expect(texts).toEqual([
      'mine is null',
      'mine is something',
      'mine.name is something',
      'mine.colour is null',
      'mine.colour is RED',
      'mine.colour is GREEN',
      'mine.stars is null',
      'mine.stars is something',
      'mine.count is something',
      'mine.tags is empty',
      'mine.tags is filled',
      'mine.next is null',
      'mine.next is something',
      'mine.next.name is something',
      'mine.next.next is null',
      'mine.next.next is something',
      'mine.next.next.name is something',
      'options is empty',
      'options is filled',
      'options is Shade',
      'options is Size',
      'options.tags is empty',
      'options.tags is filled',
      'options.name is something',
      'options.price is null',
      'options.price is something',
      'options.at is null',
      'options.at is something',
      'options.day is null',
      'options.day is something',
      'id is something',
    ])
  })

  test('is seen in an answer, every cell of it one that there is', () => {
    const seen = cellsIn(shape, whole, failedPlaces([]))
    expect([...seen].filter((text) => !texts.includes(text))).toEqual([])
    expect(texts.filter((text) => !seen.has(text))).toEqual([
      'mine is null',
      'mine.colour is null',
      'mine.colour is GREEN',
      'mine.stars is null',
      'mine.tags is empty',
      'mine.next is null',
      'mine.next.next is something',
      'mine.next.next.name is something',
      'options is empty',
      'options.tags is filled',
      'options.price is null',
      'options.at is null',
      'options.day is null',
      'id is something',
    ])
  })

  test('is not seen in a null that an error explains', () => {
    expect(cellsIn(shape, { ...whole, mine: null }, failedPlaces([{ path: ['mine', 'name'] }])).has('mine is null')).toBe(false)
    expect(cellsIn(shape, { ...whole, mine: null }, failedPlaces([])).has('mine is null')).toBe(true)
  })

  test('is of these types, interfaces too', () => {
    expect([...typesIn(shape)].sort()).toEqual(['Named', 'Query', 'Shade', 'Size', '__typename'])
  })
})
