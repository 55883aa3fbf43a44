import { buildSchema, parse, printSchema } from 'graphql'
import { expect, it } from 'vitest'
import { flatten } from './flatten.ts'

const SDL = /* GraphQL */ `
  extend type Query { you(b: Int, a: Int = 1): Answer }
  directive @proposed(decision: String!) on OBJECT | ENUM
  type Query
  "An answer."
  union Answer = Miss | Hit
  type Miss @proposed(decision: "A1") { "Why." reason: String! @deprecated(reason: "gone") }
  type Hit { id: ID! }
  extend union Answer = Query
  enum Mood { good bad }
  extend enum Mood { ugly }
  extend type Query { mood: [Mood!]! me(in: In = { b: 1, a: 2 }): ID }
  input In { b: Int a: Int }
`

it('merges extensions and sorts everything that has no order, keeping descriptions, directives and values', () => {
  expect(flatten(parse(SDL))).toBe(`directive @proposed(decision: String!) on ENUM | OBJECT

"An answer."
union Answer = Hit | Miss | Query

type Hit {
  id: ID!
}

input In {
  a: Int
  b: Int
}

type Miss @proposed(decision: "A1") {
  "Why."
  reason: String! @deprecated(reason: "gone")
}

enum Mood {
  bad
  good
  ugly
}

type Query {
  me(in: In = { b: 1, a: 2 }): ID
  mood: [Mood!]!
  you(a: Int = 1, b: Int): Answer
}
`)
})

it('says the same as what it was made from, whatever the order of the files', () => {
  const definitions = parse(SDL).definitions
  const backwards = flatten({ ...parse(SDL), definitions: [...definitions].reverse() })
  expect(backwards.replaceAll(/\s/g, '')).toBe(flatten(parse(SDL)).replaceAll(/\s/g, ''))
  expect(flatten(parse(flatten(parse(SDL))))).toBe(flatten(parse(SDL)))
  expect(printSchema(buildSchema(flatten(parse(SDL)))).length).toBeGreaterThan(0)
})
