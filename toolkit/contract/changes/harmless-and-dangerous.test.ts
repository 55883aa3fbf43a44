import { describe, expect, it } from 'vitest'
import { changesAfter, tell } from './told-changes.ts'

describe('a danger that an operation may meet', () => {
  it('a new enum value fails until it is agreed, and names who reads the enum', async () => {
    expect(await changesAfter(['open closed', 'open closed paused'])).toEqual([
      "FAIL dangerous: Status.paused: Enum value 'paused' was added to enum 'Status'. May surprise getMe",
    ])
  })

  it('a new value of an enum that is only sent surprises nobody', async () => {
    expect(await changesAfter(['letter parcel', 'letter parcel crate'])).toEqual([
      "told dangerous: Kind.crate: Enum value 'crate' was added to enum 'Kind'. Dangerous, but no operation notices",
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
      "FAIL dangerous: LineInput.note: Input field 'LineInput.note' default value changed from '\"none\"' to '\"-\"'. May surprise addLine, addOne",
    ])
  })

  it('a new optional argument names those who will not give it', async () => {
    expect(await changesAfter(['me: User', 'me(as: ID = "x"): User'])).toEqual([
      "FAIL dangerous: Query.me.as: Argument 'as: ID' (with default value) added to field 'Query.me'. May surprise getMe, getNick",
    ])
  })
})

describe('directives', () => {
  const agreed =
    'directive @once(reason: String) on FIELD directive @proposed(decision: String!) on OBJECT | FIELD_DEFINITION type Query { me(as: ID): ID }'

  it('a removed directive names the operations that carry it', async () => {
    const without = agreed.replace('directive @once(reason: String) on FIELD', '')
    expect(await tell(agreed, without, ['query getMe { me @once }', 'query getOther { me }'])).toEqual([
      "FAIL breaking: @once: Directive 'once' was removed. Breaks getMe",
    ])
  })

  it('an open point that is marked or settled is not told here', async () => {
    const marked = agreed.replace('me(as: ID): ID', 'me(as: ID): ID @proposed(decision: "A1")')
    expect(await tell(agreed, marked, ['query getMe { me }'])).toEqual([])
    expect(await tell(marked, agreed, ['query getMe { me }'])).toEqual([])
  })

  it('a deprecation is told once, of a field and of an argument', async () => {
    const field = agreed.replace('me(as: ID): ID', 'me(as: ID): ID @deprecated(reason: "gone")')
    expect(await tell(agreed, field, ['query getMe { me }'])).toEqual([
      "told safe: Query.me: Field 'Query.me' is deprecated. Concerns getMe",
    ])
    const argument = agreed.replace('as: ID', 'as: ID @deprecated(reason: "gone")')
    const told = await tell(agreed, argument, ['query getMe { me(as: 1) }'])
    expect(told).toHaveLength(1)
    expect(told[0]).toMatch(/^told safe: Query\.me\.as: .*deprecated.*Concerns getMe$/)
  })
})

describe('what stops nobody', () => {
  it('an identical schema says nothing at all', async () => {
    expect(await changesAfter()).toEqual([])
  })

  it('the removal of what nobody asks for is only told', async () => {
    expect(await changesAfter(['field: String! other', 'other'])).toEqual([
      "told breaking: Unasked.field: Field 'field' was removed from object type 'Unasked'. Breaking, but no operation notices",
    ])
    expect(await changesAfter(['good bad', 'good'])).toEqual([
      "told breaking: Mood.bad: Enum value 'bad' was removed from enum 'Mood'. Breaking, but no operation notices",
    ])
  })

  it('a new field and a new type are safe, and tell nothing about what is inside them', async () => {
    expect(await changesAfter(['type Stock {', '"Words." type Shade { "Words." colour: String! }\n type Stock { shade: Shade '])).toEqual(
      ["told safe: Shade: Type 'Shade' was added", "told safe: Stock.shade: Field 'shade' was added to object type 'Stock'"].map(
        (text) => `${text}.`,
      ),
    )
  })

  it('an output that is now never null, and an input that may now be left out, are safe', async () => {
    expect(await changesAfter(['nick: String', 'nick: String!'])).toEqual([
      "told safe: User.nick: Field 'User.nick' changed type from 'String' to 'String!'. Concerns getNick",
    ])
    expect((await changesAfter(['tag: String!', 'tag: String']))[0]).toMatch(/^told safe: Query.items.tag/)
  })
})
