import { buildSchema, type GraphQLOutputType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { checkAnswers } from './check-answers.ts'
import { checkValue } from './check-value.ts'

const schema = buildSchema(`
  enum Colour { RED GREEN }
  interface Named { name: String! }
  type Shade implements Named { name: String! colour: Colour stars: Float count: Int! tags: [String!]! next: Shade }
  type Size implements Named { name: String! }
  union Option = Shade | Size
  type Query { shade: Shade! option: Option options: [Option]! named: Named id: ID }
`)

function typeOf(field: string): GraphQLOutputType {
  const found = schema.getQueryType()?.getFields()[field]
  if (!found) throw new Error(`No field ${field}.`)
  return found.type
}

const shade = { name: 'Rosehip', colour: 'RED', stars: 4.5, count: 1, tags: ['warm'], next: null }

describe('a value', () => {
  test('that is what its type says has nothing wrong', () => {
    expect(checkValue({ schema }, typeOf('shade'), { ...shade, next: shade }, 'v')).toEqual([])
    expect(checkValue({ schema }, typeOf('options'), [null, { __typename: 'Size', name: 'Small' }], 'v')).toEqual([])
    expect(checkValue({ schema }, typeOf('id'), 7, 'v')).toEqual([])
  })

  test.each<[string, string, unknown, string, string]>([
    ['null where there must be something', 'shade', null, 'v', 'must not be null'],
    ['a list of nulls', 'shade', { ...shade, tags: [null] }, 'v.tags[0]', 'must not be null'],
    ['no list', 'shade', { ...shade, tags: 'warm' }, 'v.tags', 'must be a list'],
    ['an enum value that nobody has', 'shade', { ...shade, colour: 'REDD' }, 'v.colour', 'near to it: RED'],
    ['a text for a number', 'shade', { ...shade, count: '1' }, 'v.count', 'is no Int'],
    ['half a whole number', 'shade', { ...shade, count: 1.5 }, 'v.count', 'is no Int'],
    ['a number for a text', 'shade', { ...shade, name: 1 }, 'v.name', 'is no String'],
    ['a missing field', 'shade', { ...shade, name: undefined }, 'v.name', 'must not be null'],
    ['a field that nobody has', 'shade', { ...shade, nme: 'x' }, 'v.nme', 'near to it: name'],
    [
      'something wrong far below',
      'shade',
      { ...shade, next: { ...shade, next: { ...shade, colour: 1 } } },
      'v.next.next.colour',
      'no value',
    ],
    ['a member without its name', 'option', { name: 'Small' }, 'v.__typename', 'no member of Option'],
    ['a member of something else', 'option', { __typename: 'Query' }, 'v.__typename', 'no member of Option'],
    ['a member that is not whole', 'option', { __typename: 'Size' }, 'v.name', 'must not be null'],
    ['another name than its type', 'shade', { ...shade, __typename: 'Size' }, 'v.__typename', 'must be Shade'],
    ['a list for an object', 'shade', [], 'v', 'must be an object'],
  ])('%s is found', (_name, field, value, path, words) => {
    const problems = checkValue({ schema }, typeOf(field), value, 'v')
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatchObject({ path, message: expect.stringContaining(words) })
  })

  test('has all that is wrong with it found at once', () => {
    const problems = checkValue({ schema }, typeOf('shade'), { ...shade, name: null, count: 'x', tags: [1, 2] }, 'v')
    expect(problems.map(({ path }) => path)).toEqual(['v.name', 'v.count', 'v.tags[0]', 'v.tags[1]'])
  })
})

describe('what is answered by coordinate', () => {
  test('may be a whole field, one entry of a list, or a field of an interface', () => {
    expect(checkAnswers({ 'Query.options[0]': null, 'Query.options': [], 'Shade.tags[12]': 'x', 'Named.name': 'x' }, schema, 'a')).toEqual(
      [],
    )
  })

  test('may leave out what another coordinate says', () => {
    const { name: _name, ...rest } = shade
    expect(checkAnswers({ 'Query.shade': rest, 'Shade.name': 'x' }, schema, 'a')).toEqual([])
    expect(checkAnswers({ 'Query.shade': rest }, schema, 'a')).toHaveLength(1)
  })

  test.each([
    ['Query', 'is no coordinate'],
    ['Query.shade.name', 'is no coordinate'],
    ['Query.options[x]', 'is no coordinate'],
    ['Shde.name', 'near to it: Shade'],
    ['Shade.nam', 'near to it: name'],
    ['Colour.RED', 'there is no type'],
    ['Shade.name[0]', 'is no list'],
    ['Shade.tags[0]', 'must not be null'],
  ])('%s is refused', (coordinate, words) => {
    expect(checkAnswers({ [coordinate]: null }, schema, 'a')).toEqual([
      { path: `a['${coordinate}']`, message: expect.stringContaining(words) },
    ])
  })
})
