import { Kind, print } from 'graphql'
import { describe, expect, it } from 'vitest'
import { contractOf } from '../load.ts'
import { testProject } from '../test-project.ts'
import { nothingObserved, type Observed } from './answer/answer-cells.ts'
import { coverage, raiseFloor } from './coverage.ts'
import { unanswered, unselected } from './gaps.ts'
import { type Answer, observe, withTypenames } from './observe.ts'

const { schema, operations } = contractOf({
  schema: [
    {
      file: 'schema/s.graphql',
      text: /* GraphQL */ `
        type Query { me: User found: [Found!]! mood(of: In): Mood! lost: Lost }
        type User { id: ID! nick: String home: Home }
        type Home { street: String }
        union Found = Hit | Miss
        type Hit { id: ID! }
        type Miss { reason: String! detail: String }
        type Lost { id: ID! }
        enum Mood { good bad }
        enum Unread { one }
        input In { mood: Unread }
      `,
    },
  ],
  operations: [
    { file: 'getMe.graphql', text: 'query getMe { who: me { ...U } } fragment U on User { nick home { street } }' },
    { file: 'getFound.graphql', text: 'query getFound { found { ... on Hit { id } ... on Miss { reason } } mood }' },
  ],
})

const sent = (name: string) =>
  withTypenames(
    operations.filter((operation) => operation.name === name).map(({ document }) => document)[0] ?? {
      kind: Kind.DOCUMENT,
      definitions: [],
    },
  )

function seen(answers: readonly Answer[], of = schema): Observed {
  const observed = nothingObserved()
  for (const answer of answers) observe(of, answer, observed)
  return observed
}

describe('what no operation asks for', () => {
  it('lists types, and of the types that are used, the fields', () => {
    expect(unselected(schema, operations)).toEqual({
      types: ['In', 'Lost', 'Unread'],
      fields: ['Miss.detail', 'Query.lost', 'User.id'],
      enumValues: [],
      members: [],
    })
  })
})

describe('what no answer ever held', () => {
  const nothing = unanswered(schema, operations, seen([]))

  it('without an answer is everything that was asked', () => {
    expect(nothing).toEqual({
      members: ['Found > Hit', 'Found > Miss'],
      enumValues: ['Mood.good', 'Mood.bad'],
      types: ['Hit', 'Home', 'Miss', 'Query', 'User'],
      neverNull: [],
      neverPresent: [],
    })
  })

  it('shrinks by members, values and nulls, through aliases, fragments and lists', () => {
    const answers = [
      { document: sent('getMe'), data: { who: { nick: 'Ada', home: null } } },
      { document: sent('getMe'), data: { who: { nick: null, home: { street: 'High Row' } } } },
      { document: sent('getFound'), data: { found: [{ __typename: 'Hit', id: '1' }], mood: 'good' } },
    ]
    expect(unanswered(schema, operations, seen(answers))).toEqual({
      types: ['Miss'],
      members: ['Found > Miss'],
      enumValues: ['Mood.bad'],
      neverNull: ['Home.street', 'Query.me'],
      neverPresent: [],
    })
  })

  it('a field that is null in every answer holds something in none', () => {
    const answers = [{ document: sent('getMe'), data: { who: { nick: null, home: null } } }]
    expect(unanswered(schema, operations, seen(answers))).toMatchObject({
      types: ['Hit', 'Home', 'Miss'],
      neverPresent: ['Query.found', 'Query.mood', 'User.nick', 'User.home'],
    })
  })

  it('knows each member by its own fragments and its interfaces, and one field asked for in two places', () => {
    const other = contractOf({
      schema: [
        {
          file: 's.graphql',
          text: 'type Query { nodes: [Node!]! } interface Node { id: ID } type A implements Node { id: ID word: String sub: Sub } type B implements Node { id: ID word: String } type Sub { x: ID y: ID }',
        },
      ],
      operations: [
        {
          file: 'o.graphql',
          text: 'query q { nodes { ... on Node { id } ... on A { word sub { x } } ... on B { word } ... on A { both: word } ... on B { both: id } ... on A { sub { y } } } }',
        },
      ],
    })
    const [{ document } = { document: sent('getMe') }] = other.operations
    const data = {
      nodes: [
        { __typename: 'A', id: '1', word: null, both: null, sub: { __typename: 'Sub', x: '1', y: '2' } },
        { __typename: 'B', id: null, both: null, word: 'b' },
      ],
    }
    const { values, nulls } = seen([{ document: withTypenames(document), data }], other.schema)
    expect([...values].sort()).toEqual(['A.id', 'A.sub', 'B.word', 'Query.nodes', 'Sub.x', 'Sub.y'])
    expect([...nulls].sort()).toEqual(['A.word', 'B.id'])
  })

  it('does not look for members of what no field answers with, but a fragment stands on', () => {
    const other = contractOf({
      schema: [{ file: 's.graphql', text: 'type Query { a: A } interface Named { name: ID } type A implements Named { name: ID }' }],
      operations: [{ file: 'o.graphql', text: 'query q { a { ...N } } fragment N on Named { name }' }],
    })
    expect(unanswered(other.schema, other.operations, seen([])).members).toEqual([])
  })

  it('a word that only another member has is not looked for', () => {
    const answers = [{ document: sent('getFound'), data: { found: [{ __typename: 'Miss', reason: 'none', id: null }] } }]
    expect([...seen(answers).nulls]).toEqual([])
  })

  it('does not count a null that an error explains, nor the nulls it spreads to', () => {
    const answers = [{ document: sent('getMe'), data: { who: { nick: 'Ada', home: null } }, errors: [{ path: ['who', 'home', 'street'] }] }]
    expect(unanswered(schema, operations, seen(answers)).neverNull).toContain('User.home')
    const others = [{ document: sent('getMe'), data: { who: { nick: null, home: null } }, errors: [{ path: ['who', 'home', 'street'] }] }]
    expect(unanswered(schema, operations, seen(others)).neverNull).not.toContain('User.nick')
  })
})

describe('a document that says which members it is answered with', () => {
  it('asks for __typename everywhere but at the root', () => {
    expect(print(sent('getFound')).replaceAll(/\s+/g, ' ')).toBe(
      'query getFound { found { ... on Hit { id __typename } ... on Miss { reason __typename } __typename } mood }',
    )
  })
})

describe('the report', () => {
  const counts = { cells: 0, shown: 0, onDemand: 0, excused: 0, uncovered: 0 }
  const measured = {
    selections: 0,
    answers: 0,
    computed: 0,
    notExercised: [],
    unanswered: { types: [], members: [], enumValues: [], neverNull: [], neverPresent: [] },
    fixtures: { total: counts, operations: [], staleExcuses: [] },
    codes: { errors: [], notifications: [] },
    toldExamples: { 'Query.me LOST': 'nobody' },
    problems: ['an answer is wrong'],
  }

  it('fails for examples of codes that are not the stored ones, and raising the floor stops for what else fails', async () => {
    const report = await coverage(testProject().root, 1, async () => measured)
    expect(report.failures).toContainEqual(expect.stringMatching(/^told-codes\.json: Query\.me LOST is shown by nobody, not by nothing/))
    expect(raiseFloor(report)).toEqual(report.failures.filter((failure) => !failure.startsWith('told-codes.json:')))
    expect(raiseFloor(report)).toContain('an answer is wrong')
  })
})
