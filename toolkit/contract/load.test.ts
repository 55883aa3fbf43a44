import { describe, expect, it } from 'vitest'
import { contractOf } from './load.ts'

const ME = { file: 'schema/me.graphql', text: 'type Query {\n  me: String\n}\n' }

describe('reading the contract', () => {
  it('an operation brings the fragments that it reaches, once each, and leaves the client directives behind', () => {
    const { operations, fragments } = contractOf({
      schema: [ME],
      operations: [
        { file: 'operations/a.graphql', text: 'query a @session(strategy: NONE) { ...One ...Two }' },
        { file: 'operations/One.graphql', text: 'fragment One on Query { me ...Two }' },
        { file: 'operations/Two.graphql', text: 'fragment Two on Query { me }' },
        { file: 'operations/Three.graphql', text: 'fragment Three on Query { me }' },
      ],
    })
    const [a] = operations
    expect(a?.document.definitions.map((node) => 'name' in node && node.name?.value)).toEqual(['a', 'One', 'Two'])
    expect(JSON.stringify(a?.document)).not.toContain('session')
    expect(fragments.map(({ name, file, line }) => [name, file, line])).toContainEqual(['Three', 'operations/Three.graphql', 1])
  })

  it('fragments that spread each other come to an end', () => {
    const operations = [{ file: 'o.graphql', text: 'query a { ...One } fragment One on Query { ...Two } fragment Two on Query { ...One }' }]
    expect(contractOf({ schema: [ME], operations }).operations[0]?.document.definitions).toHaveLength(3)
  })

  it.each([
    [
      'an unknown type',
      'type Query {\n  me: Usr\n}\ntype User {\n  id: ID\n}\n',
      'schema/s.graphql:2  Unknown type "Usr". Did you mean "User"?',
    ],
    [
      'a type defined twice',
      'type Query {\n  me: ID\n}\ntype Query {\n  you: ID\n}\n',
      'schema/s.graphql:1  There can be only one type named "Query".',
    ],
    [
      'an interface not kept',
      'interface N {\n  id: ID!\n}\ntype Query implements N {\n  me: ID\n}\n',
      'schema/s.graphql:2  Interface field N.id expected but Query does not provide it.',
    ],
    ['an unknown directive', 'type Query {\n  me: ID\n    @open\n}\n', 'schema/s.graphql:3  Unknown directive "@open".'],
    ['a syntax error', 'type Query {\n  me:\n}\n', 'schema/s.graphql:3  Syntax Error: Expected Name, found "}".'],
    ['an empty file', '# nothing yet\n', 'schema/s.graphql  is empty'],
  ])('%s is told with its file and line', (_what, text, message) => {
    expect(() => contractOf({ schema: [{ file: 'schema/s.graphql', text }], operations: [] })).toThrow(message)
  })

  it('every file with a syntax error is told, not only the first', () => {
    const files = ['a', 'b'].map((name) => ({ file: `schema/${name}.graphql`, text: 'type {' }))
    expect(() => contractOf({ schema: files, operations: [] })).toThrow(/schema\/a\.graphql:1 .*\nschema\/b\.graphql:1 /)
  })
})
