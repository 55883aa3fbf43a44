import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { contractOf } from '../load.ts'
import { contractChanges, type Level, sentence, stopping } from './changes.ts'

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

/** What changes when the parts of the agreed schema are replaced, as `level: sentence`. */
async function changesAfter(...replacements: [from: string, to: string][]): Promise<string[]> {
  const current = replacements.reduce((sdl, [from, to]) => {
    expect(sdl, `the test schema holds "${from}"`).toContain(from)
    return sdl.replace(from, to)
  }, AGREED)
  return tell(AGREED, current, OPERATIONS)
}

async function tell(agreed: string, current: string, asked: string[]): Promise<string[]> {
  const { operations } = contractOf({ schema: [{ file: 'schema/s.graphql', text: current }], operations: asked.map((text, index) => ({ file: `operations/${index}.graphql`, text })) })
  const changes = await contractChanges(buildSchema(agreed), buildSchema(current), operations)
  const stops = stopping(changes)
  return changes.map((change) => `${stops.includes(change) ? 'FAIL' : 'told'} ${change.level satisfies Level}: ${sentence(change)}`)
}

describe('a break that an operation notices', () => {
  it('a removed field names the operations that select it', async () => {
    expect(await changesAfter(['name: String! nameSuffix', 'nameSuffix'])).toEqual([
      "FAIL breaking: User.name: Field 'name' was removed from object type 'User'. Breaks getMe",
    ])
  })

  it('a removed argument names the operations that write it', async () => {
    expect(await changesAfter(['items(first: Int, tag: String!)', 'items(tag: String!)'])).toEqual([
      "FAIL breaking: Query.items.first: Argument 'first: Int' was removed from field 'Query.items'. Breaks getItems",
    ])
  })

  it('an argument that became required names only the operations that may leave it out', async () => {
    expect(await changesAfter(['rate(stars: Int)', 'rate(stars: Int!)'])).toEqual([
      "FAIL breaking: Mutation.rate.stars: Type for argument 'stars' on field 'Mutation.rate' changed from 'Int' to 'Int!'. Breaks rateNothing",
    ])
  })

  it('an argument fed by a variable that may be null counts as one that may be left out', async () => {
    expect(await changesAfter(['items(first: Int,', 'items(first: Int!,'])).toEqual([
      "FAIL breaking: Query.items.first: Type for argument 'first' on field 'Query.items' changed from 'Int' to 'Int!'. Breaks getItems",
    ])
  })

  it('an input field that became required spares the operation that writes it out', async () => {
    expect(await changesAfter(['quantity: Int ', 'quantity: Int! '])).toEqual([
      "FAIL breaking: LineInput.quantity: Input field 'LineInput.quantity' changed type from 'Int' to 'Int!'. Breaks addLine",
    ])
  })

  it('an output that may now be null names the operations that select it', async () => {
    expect(await changesAfter(['price: Int!', 'price: Int'])).toEqual([
      "FAIL breaking: Item.price: Field 'Item.price' changed type from 'Int!' to 'Int'. Breaks getItems",
    ])
  })

  it('a new required argument names every operation that selects the field', async () => {
    expect(await changesAfter(['me: User', 'me(as: ID!): User'])).toEqual([
      "FAIL breaking: Query.me.as: Argument 'as: ID!' added to field 'Query.me'. Breaks getMe, getNick",
    ])
  })

  it('a removed enum value names the operations that read the enum', async () => {
    expect(await changesAfter(['open closed', 'open'])).toEqual([
      "FAIL breaking: Status.closed: Enum value 'closed' was removed from enum 'Status'. Breaks getMe",
    ])
  })

  it('a removed enum value that is only sent as another literal breaks nobody', async () => {
    expect(await changesAfter(['letter parcel', 'letter'])).toEqual([
      "told breaking: Kind.parcel: Enum value 'parcel' was removed from enum 'Kind'. Breaking, but no operation of ours notices",
    ])
    expect(await changesAfter(['letter parcel', 'parcel'])).toEqual([
      "FAIL breaking: Kind.letter: Enum value 'letter' was removed from enum 'Kind'. Breaks sendLetter",
    ])
  })

  it('a removed union member names the operations that select the union', async () => {
    expect(await changesAfter(['Found = Hit | Miss', 'Found = Hit'])).toEqual([
      "FAIL breaking: Found: Member 'Miss' was removed from Union type 'Found'. Breaks getFound",
    ])
  })

  it('a type that left an interface names the operations that select the interface', async () => {
    expect(await changesAfter(['Item implements Node', 'Item'])).toEqual([
      "FAIL breaking: Item: 'Item' object type no longer implements 'Node' interface. Breaks getNode",
    ])
  })

  it('a changed type names the operations', async () => {
    expect(await changesAfter(['price: Int!', 'price: String!'])).toEqual([
      "FAIL breaking: Item.price: Field 'Item.price' changed type from 'Int!' to 'String!'. Breaks getItems",
    ])
  })

  it('a renamed type is one removed and one added, and names the operations that met it', async () => {
    const told = await changesAfter(['type Item implements', 'type Ware implements'], ['[Item!]!', '[Ware!]!'])
    expect(told).toContain("FAIL breaking: Item: Type 'Item' was removed. Breaks getItems, getNode")
    expect(told).toContain("FAIL breaking: Query.items: Field 'Query.items' changed type from '[Item!]!' to '[Ware!]!'. Breaks getItems")
    expect(told).toContain("told safe: Ware: Type 'Ware' was added. Concerns getItems, getNode")
  })

  it('a new required input field names the operations that send the input', async () => {
    expect(await changesAfter(['sku: String! ', 'sku: String! size: String! '])).toEqual([
      "FAIL breaking: LineInput.size: Input field 'size' of type 'String!' was added to input object type 'LineInput'. Breaks addLine, addOne",
    ])
  })

  it('a removed input field names who could send it: a variable may carry any field, a literal only its own', async () => {
    expect(await changesAfter([' note: String = "none"', ''])).toEqual([
      "FAIL breaking: LineInput.note: Input field 'note' was removed from input object type 'LineInput'. Breaks addLine",
    ])
  })

  it('a field of an interface that became nullable breaks those who select it through the interface', async () => {
    const told = await changesAfter(['interface Node { id: ID! }', 'interface Node { id: ID }'])
    expect(told).toEqual(["FAIL breaking: Node.id: Field 'Node.id' changed type from 'ID!' to 'ID'. Breaks getNode"])
  })
})

describe('a danger that an operation may meet', () => {
  it('a new enum value fails until it is agreed, and names who reads the enum', async () => {
    expect(await changesAfter(['open closed', 'open closed paused'])).toEqual([
      "FAIL dangerous: Status.paused: Enum value 'paused' was added to enum 'Status'. May surprise getMe",
    ])
  })

  it('a new value of an enum that is only sent surprises nobody', async () => {
    expect(await changesAfter(['letter parcel', 'letter parcel crate'])).toEqual([
      "told dangerous: Kind.crate: Enum value 'crate' was added to enum 'Kind'. Dangerous, but no operation of ours notices",
    ])
  })

  it('a new union member fails until it is agreed', async () => {
    expect(await changesAfter(['Found = Hit | Miss', 'Found = Hit | Miss | Stock'])).toEqual([
      "FAIL dangerous: Found: Member 'Stock' was added to Union type 'Found'. May surprise getFound",
    ])
  })

  it('a known type that joins an interface fails until it is agreed', async () => {
    expect(await changesAfter(['type Hit {', 'type Hit implements Node {'])).toEqual([
      "FAIL dangerous: Hit: 'Hit' object implements 'Node' interface. May surprise getNode",
    ])
  })

  it('a new type that implements an interface fails until it is agreed', async () => {
    const told = await changesAfter(['type Hit {', 'type Shop implements Node { id: ID! }\n type Hit {'])
    expect(told).toContain("FAIL dangerous: Shop: New type 'Shop' implements the interface 'Node'. May surprise getNode")
  })

  it('a changed default names those who rely on it', async () => {
    expect(await changesAfter(['note: String = "none"', 'note: String = "-"'])).toEqual([
      "FAIL dangerous: LineInput.note: Input field 'LineInput.note' default value changed from 'none' to '-'. May surprise addLine, addOne",
    ])
  })

  it('a new optional argument names those who will not give it', async () => {
    expect(await changesAfter(['me: User', 'me(as: ID = "x"): User'])).toEqual([
      "FAIL dangerous: Query.me.as: Argument 'as: ID' (with default value) added to field 'Query.me'. May surprise getMe, getNick",
    ])
  })
})

describe('what stops nobody', () => {
  it('an identical schema says nothing at all', async () => {
    expect(await changesAfter()).toEqual([])
  })

  it('the removal of what nobody asks for is only told', async () => {
    expect(await changesAfter(['field: String! other', 'other'])).toEqual([
      "told breaking: Unasked.field: Field 'field' was removed from object type 'Unasked'. Breaking, but no operation of ours notices",
    ])
    expect(await changesAfter(['good bad', 'good'])).toEqual([
      "told breaking: Mood.bad: Enum value 'bad' was removed from enum 'Mood'. Breaking, but no operation of ours notices",
    ])
  })

  it('a new field and a new type are safe, and tell nothing about what is inside them', async () => {
    expect(await changesAfter(['type Stock {', '"Words." type Shade { "Words." colour: String! }\n type Stock { shade: Shade '])).toEqual([
      "told safe: Shade: Type 'Shade' was added",
      "told safe: Stock.shade: Field 'shade' was added to object type 'Stock'",
    ].map((text) => `${text}.`))
  })

  it('an output that is now never null, and an input that may now be left out, are safe', async () => {
    expect(await changesAfter(['nick: String', 'nick: String!'])).toEqual([
      "told safe: User.nick: Field 'User.nick' changed type from 'String' to 'String!'. Concerns getNick",
    ])
    expect((await changesAfter(['tag: String!', 'tag: String']))[0]).toMatch(/^told safe: Query.items.tag/)
  })
})

describe('coordinates are exact', () => {
  const agreed = 'type Query { user: User! } type User { name: String nameSuffix: String }'

  it('an unused User.name does not excuse the removal of a used User.nameSuffix', async () => {
    const told = await tell(agreed, 'type Query { user: User! } type User { id: ID }', ['query getSuffix { user { nameSuffix } }'])
    expect(told.filter((text) => text.includes('breaking'))).toEqual([
      "told breaking: User.name: Field 'name' was removed from object type 'User'. Breaking, but no operation of ours notices",
      "FAIL breaking: User.nameSuffix: Field 'nameSuffix' was removed from object type 'User'. Breaks getSuffix",
    ])
  })

  it('a used User.name does not condemn the removal of an unused User.nameSuffix', async () => {
    const told = await tell(agreed, 'type Query { user: User! } type User { name: String }', ['query getName { user { name } }'])
    expect(told).toEqual(["told breaking: User.nameSuffix: Field 'nameSuffix' was removed from object type 'User'. Breaking, but no operation of ours notices"])
  })
})
