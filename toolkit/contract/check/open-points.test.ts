import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { contractOf } from '../load.ts'
import { byDecision, openPointChanges, openPoints, policyPoints } from './open-points.ts'

const SDL = `
type Query {
  me(as: ID @proposed(decision: "A10")): User @proposed(decision: "A2")
}
extend type User @proposed(decision: "A10") { name: String }
type User { id: ID }
enum Kind { a @proposed(decision: "A2") }
union Any @proposed(decision: "A3") = User
scalar Money @proposed(decision: "A3")
input In { field: Int @proposed(decision: "A3") }
`

it('finds every mark, by its coordinate and line, and counts them by decision in the order of the numbers', () => {
  const points = openPoints(parse(SDL))
  expect(points.map(({ element, line }) => `${element}:${line}`)).toEqual([
    'Query.me:3',
    'Query.me.as:3',
    'User:5',
    'Kind.a:7',
    'Any:8',
    'Money:9',
    'In.field:10',
  ])
  expect([...byDecision(points)].map(([decision, { length }]) => [decision, length])).toEqual([
    ['A2', 2],
    ['A3', 3],
    ['A10', 2],
  ])
})

it('tells what was opened, settled and moved since, one line a decision', () => {
  const before = openPoints(parse(SDL))
  const after = openPoints(
    parse(
      SDL.replace(' @proposed(decision: "A2") }', ' }')
        .replace('scalar Money @proposed(decision: "A3")', 'scalar Money @proposed(decision: "A4")')
        .replace('id: ID', 'id: ID @proposed(decision: "A5")'),
    ),
  )
  expect(openPointChanges(before, after).map(({ message }) => message)).toEqual([
    'Open point A2 is no longer open at Kind.a',
    'Open point A3 became A4 at Money',
    'Open point A5 was opened at User.id',
  ])
  expect(openPointChanges(before, before)).toEqual([])
})

it('finds the parts of a policy that are proposed, by the default of their directive or their own word', () => {
  const directives =
    'directive @session(strategy: String, proposed: String = "A7") on QUERY directive @fetchPolicy(policy: String) on QUERY'
  const contract = contractOf({
    schema: [{ file: 's.graphql', text: 'type Query { id: ID }' }],
    operations: [
      { file: 'd.graphql', text: directives },
      { file: 'a.graphql', text: 'query a @session(strategy: "X") @fetchPolicy(policy: "Y") { id }' },
      { file: 'b.graphql', text: 'query b @session(strategy: "X", proposed: null) { id }' },
      { file: 'c.graphql', text: 'query c @session(strategy: "X", proposed: "A8") { id }' },
    ],
  })
  expect(policyPoints(contract)).toEqual([
    { element: 'a @session', decision: 'A7', file: 'a.graphql', line: 1 },
    { element: 'c @session', decision: 'A8', file: 'c.graphql', line: 1 },
  ])
})
