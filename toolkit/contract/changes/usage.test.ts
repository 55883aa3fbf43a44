import { describe, expect, it } from 'vitest'
import { contractOf } from '../load.ts'
import { collectUsage } from './usage.ts'

const SCHEMA = /* GraphQL */ `
  directive @once(reason: String) on FIELD
  type Query { me: User any: Any node: Node list(filter: Filter, first: Int, sort: Sort): [User!]! }
  type User implements Node { id: ID! mood: Mood }
  type Shop implements Node { id: ID! }
  type Other implements Node { id: ID! }
  interface Node { id: ID! }
  union Any = User | Shop
  enum Mood { good bad }
  enum Sort { up down }
  input Filter { text: String! near: Place kinds: [Kind!] }
  input Place { city: String radius: Int }
  enum Kind { a b }
`

/** The coordinates that one operation uses, sorted. */
function leansOn(text: string): string[] {
  const { schema, operations } = contractOf({ schema: [{ file: 's.graphql', text: SCHEMA }], operations: [{ file: 'o.graphql', text }] })
  return [...collectUsage(schema, operations).keys()].sort()
}

describe('what an operation leans on', () => {
  it('a selection: its type, its field, the argument it writes and those it may leave out, and the root', () => {
    expect(leansOn('query q { list(first: 1) { id } }')).toEqual(
      ['Int', 'Query', 'Query.list', 'Query.list.filter?', 'Query.list.first', 'Query.list.sort?', 'ID', 'User', 'User.id'].sort(),
    )
    expect(leansOn('query q { __typename }')).toEqual(['Query'])
  })

  it('a field selected through an interface is a field of each member', () => {
    expect(leansOn('query q { node { id } }')).toEqual([
      'ID',
      'Node',
      'Node > Other',
      'Node > Shop',
      'Node > User',
      'Node.id',
      'Other',
      'Other.id',
      'Query',
      'Query.node',
      'Shop',
      'Shop.id',
      'User',
      'User.id',
    ])
  })

  it('a union selected: all its members, whichever the conditions name', () => {
    const used = leansOn('query q { any { ... on User { mood } } }')
    expect(used).toEqual([
      'Any',
      'Any > Shop',
      'Any > User',
      'Mood',
      'Mood.bad',
      'Mood.good',
      'Query',
      'Query.any',
      'Shop',
      'User',
      'User.mood',
      'read Mood',
    ])
  })

  it('a condition on an interface: the interface, also where no field answers with it', () => {
    expect(leansOn('query q { any { ... on Node { __typename } } }')).toContain('Node > Other')
    expect(leansOn('query q { any { ...N } } fragment N on Node { __typename }')).toContain('Node > Other')
  })

  it('a variable: every field to any depth, each as sent and as left out, and every enum value', () => {
    const used = leansOn('query q($filter: Filter!, $sort: Sort) { list(filter: $filter, sort: $sort) { id } }')
    expect(used).toEqual(
      expect.arrayContaining([
        'Filter.near',
        'Filter.near?',
        'Filter.text',
        'Filter.text?',
        'Place',
        'Place.city',
        'Place.radius?',
        'Kind.a',
        'Kind.b',
        'Sort.up',
        'Sort.down',
      ]),
    )
    expect(used).toContain('Query.list.sort?')
    expect(used).not.toContain('Query.list.filter?')
    expect(used).not.toContain('read Sort')
  })

  it('a literal: only what stands there', () => {
    const used = leansOn('query q($city: String) { list(filter: { text: "a", near: { city: $city }, kinds: [a] }, sort: up) { id } }')
    expect(used).toEqual(
      expect.arrayContaining(['Filter.text', 'Filter.near', 'Place.city', 'Place.city?', 'Place.radius?', 'Kind.a', 'Sort.up']),
    )
    for (const absent of ['Filter.text?', 'Filter.near?', 'Filter.kinds?', 'Place.radius', 'Kind.b', 'Sort.down'])
      expect(used).not.toContain(absent)
  })

  it.each([
    ['a required variable', '($n: Int!)', '$n', false],
    ['a variable with a default', '($n: Int = 3)', '$n', false],
    ['a variable whose default is null', '($n: Int = null)', '$n', true],
    ['a variable that may be null', '($n: Int)', '$n', true],
    ['null itself', '', 'null', true],
  ])('%s counts as left out: %4$s', (_what, variables, value, leftOut) => {
    expect(leansOn(`query q${variables} { list(first: ${value}) { id } }`).includes('Query.list.first?')).toBe(leftOut)
  })

  it('a directive that it carries', () => {
    expect(leansOn('query q { me @once(reason: "x") { id } }')).toContain('@once')
  })

  it('what the schema does not know is passed over', () => {
    expect(leansOn('query q { me { id gone { deep } } lost(a: 1) }')).toEqual(['ID', 'Query', 'Query.me', 'User', 'User.id'])
  })
})
