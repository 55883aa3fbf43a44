import { buildSchema } from 'graphql'
import { contractOf } from '../load.ts'
import { contractChanges, sentence, stopping } from './changes.ts'

/** A small agreed schema with one of each element that can change; tests replace parts of it. */
const AGREED = /* GraphQL */ `
  type Query {
    me: User
    items(first: Int, tag: String!): [Item!]!
    found(term: String): Found!
    node: Node
    stock: Stock
    unasked: Unasked
  }
  type Mutation {
    add(line: LineInput!): Boolean!
    rate(stars: Int): Boolean!
    send(kind: Kind): Boolean!
  }
  type User implements Node { id: ID! name: String! nameSuffix: String! nick: String status: Status! }
  type Item implements Node { id: ID! price: Int! }
  type Stock { count: Int! state: Status }
  type Unasked { field: String! other: String mood: Mood }
  type Hit { id: ID! }
  type Miss { reason: String! }
  union Found = Hit | Miss
  interface Node { id: ID! }
  enum Status { open closed }
  enum Kind { letter parcel }
  enum Mood { good bad }
  input LineInput { sku: String! quantity: Int note: String = "none" }
`

/** Operations on the schema. Most elements are used by one operation only, so that a test can tell which one is affected. */
const OPERATIONS = [
  'query getMe { me { name nameSuffix status } }',
  'query getNick { me { nick } }',
  'query getItems($first: Int, $tag: String!) { items(first: $first, tag: $tag) { price } }',
  'query getFound { found(term: "lip") { __typename ... on Hit { id } ... on Miss { reason } } }',
  'query getNode { node { id } }',
  'mutation addLine($line: LineInput!) { add(line: $line) }',
  'mutation addOne($sku: String!) { add(line: { sku: $sku, quantity: 1 }) }',
  'mutation rate { rate(stars: 5) }',
  'mutation rateNothing { rate }',
  'mutation sendLetter { send(kind: letter) }',
]

/** The changes after replacing parts of the agreed schema, as `level: sentence`. */
export async function changesAfter(...replacements: [from: string, to: string][]): Promise<string[]> {
  const current = replacements.reduce((sdl, [from, to]) => {
    if (!sdl.includes(from)) throw new Error(`the test schema does not hold ${from}`)
    return sdl.replace(from, to)
  }, AGREED)
  return tell(AGREED, current, OPERATIONS)
}

/** Every change between two schemas as the check reports it, prefixed by whether it fails the check: `FAIL breaking: …`, `told safe: …`. */
export async function tell(agreed: string, current: string, asked: string[]): Promise<string[]> {
  const { operations } = contractOf({
    schema: [{ file: 'schema/s.graphql', text: current }],
    operations: asked.map((text, index) => ({ file: `operations/${index}.graphql`, text })),
  })
  const changes = await contractChanges(buildSchema(agreed), buildSchema(current), operations)
  const stops = stopping(changes)
  return changes.map((change) => `${stops.includes(change) ? 'FAIL' : 'told'} ${change.level}: ${sentence(change)}`)
}
