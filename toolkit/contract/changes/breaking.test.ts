import { describe, expect, it } from 'vitest'
import { changesAfter, tell } from './told-changes.ts'

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

  it('an argument that changed its type and became required names those who send it and those who do not', async () => {
    expect(await changesAfter(['rate(stars: Int)', 'rate(stars: ID!)'])).toEqual([
      "FAIL breaking: Mutation.rate.stars: Type for argument 'stars' on field 'Mutation.rate' changed from 'Int' to 'ID!'. Breaks rate, rateNothing",
    ])
  })

  it('a renamed root type names every operation of its kind', async () => {
    const told = await changesAfter(['type Mutation', 'schema { query: Query mutation: Change } type Change'])
    expect(told.filter((text) => text.startsWith('FAIL'))).toContainEqual(
      expect.stringMatching(/^FAIL breaking: Mutation: .*renamed to 'Change'. Breaks addLine, addOne, rate, rateNothing, sendLetter$/),
    )
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
      "told breaking: Kind.parcel: Enum value 'parcel' was removed from enum 'Kind'. Breaking, but no operation notices",
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

describe('coordinates are exact', () => {
  const agreed = 'type Query { user: User! } type User { name: String nameSuffix: String }'

  it('an unused User.name does not excuse the removal of a used User.nameSuffix', async () => {
    const told = await tell(agreed, 'type Query { user: User! } type User { id: ID }', ['query getSuffix { user { nameSuffix } }'])
    expect(told.filter((text) => text.includes('breaking'))).toEqual([
      "told breaking: User.name: Field 'name' was removed from object type 'User'. Breaking, but no operation notices",
      "FAIL breaking: User.nameSuffix: Field 'nameSuffix' was removed from object type 'User'. Breaks getSuffix",
    ])
  })

  it('a used User.name does not condemn the removal of an unused User.nameSuffix', async () => {
    const told = await tell(agreed, 'type Query { user: User! } type User { name: String }', ['query getName { user { name } }'])
    expect(told).toEqual([
      "told breaking: User.nameSuffix: Field 'nameSuffix' was removed from object type 'User'. Breaking, but no operation notices",
    ])
  })
})
