import { describe, expect, it } from 'vitest'
import { tell } from './told-changes.ts'

const AGREED = `
  type Query { items: [Item!]! me: User }
  "What is sold."
  type Item { id: ID! price: Int! weight: Int }
  type User { "What the user is called." name: String! "Its colour." colour: String }
  input Line { "How many." quantity: Int }
  type Mutation { add(line: Line): Boolean stop("Why." reason: String!): Boolean }
  enum Kind { "Looks only." GUEST MEMBER }
`
const OPERATIONS = [
  'query getItems { items { id price } }',
  'query getMe { me { name } }',
  'mutation add($line: Line) { add(line: $line) }',
  'mutation stop($reason: String!) { stop(reason: $reason) }',
]

const told = (...replacements: [from: string, to: string][]): Promise<string[]> =>
  tell(
    AGREED,
    replacements.reduce((sdl, [from, to]) => sdl.replaceAll(from, to), AGREED),
    OPERATIONS,
  )

describe('a rename', () => {
  it('of a type is one change, with the fields that it takes along', async () => {
    expect(await told(['Item', 'Ware'])).toEqual(["FAIL breaking: Item: Type 'Item' was renamed to 'Ware'. Breaks getItems"])
  })

  it('of a type that also changed beyond recognition is a removal and an addition', async () => {
    const changes = await told(['Item', 'Ware'], ['id: ID! price: Int! weight: Int', 'sku: String! cost: Int! weight: Int'])
    expect(changes).toContain("FAIL breaking: Item: Type 'Item' was removed. Breaks getItems")
    expect(changes.join('\n')).not.toContain('renamed')
  })

  it('of a field is known by its type and description', async () => {
    expect(await told([' name:', ' title:'])).toEqual([
      "FAIL breaking: User.name: Field 'User.name' was renamed to 'User.title'. Breaks getMe",
    ])
  })

  it('of a field whose description changed too is none', async () => {
    expect(await told([' name:', ' title:'], ['What the user is called.', 'Mr or Ms.'])).toEqual([
      "FAIL breaking: User.name: Field 'name' was removed from object type 'User'. Breaks getMe",
      expect.stringContaining('told safe: User.title'),
    ])
  })

  it('of an input field names who may send it', async () => {
    expect(await told(['quantity: Int', 'count: Int'])).toEqual([
      "FAIL breaking: Line.quantity: Input field 'Line.quantity' was renamed to 'Line.count'. Breaks add",
    ])
  })

  it('of an argument names who sends it, although the new one is required', async () => {
    expect(await told(['reason: String!', 'cause: String!'])).toEqual([
      "FAIL breaking: Mutation.stop.reason: Argument 'Mutation.stop.reason' was renamed to 'Mutation.stop.cause'. Breaks stop",
    ])
  })

  it('of an argument that also changed its type is none', async () => {
    expect((await told(['reason: String!', 'cause: Int!'])).join('\n')).not.toContain('renamed')
  })

  it('of an enum value is known by its description', async () => {
    expect(await told(['GUEST', 'VISITOR'])).toEqual([
      "told breaking: Kind.GUEST: Enum value 'Kind.GUEST' was renamed to 'Kind.VISITOR'. Breaking, but no operation notices",
    ])
  })
})
