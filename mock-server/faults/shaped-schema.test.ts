import { buildSchema, type ExecutionResult, execute, type GraphQLSchema, isAbstractType, isObjectType, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { fieldPath } from './field-path.ts'
import { shapedSchema } from './shaped-schema.ts'
import { type AnswerOverrides, type FieldFault, Shaping } from './shaping.ts'

/** A small shop, and the calls of its resolvers. */
function shop(): { schema: GraphQLSchema; asked: string[] } {
  const schema = buildSchema(`
    interface Named { name: String! }
    type Tea implements Named { name: String! leaves: Int }
    type Cup implements Named { name: String! holds: [Tea!]! }
    union Thing = Tea | Cup
    type Query { shelf: [Thing!]! first: Named later: Tea cup: Cup! note: String }
    type Mutation { pour: Cup! clear: String }
  `)
  const asked: string[] = []
  const tea = (name: string) => ({ __typename: 'Tea', name, leaves: 3 })
  const cup = { __typename: 'Cup', name: 'Cup', holds: [tea('Assam'), tea('Oolong')] }
  const answers: Readonly<Record<string, unknown>> = {
    shelf: [tea('Assam'), cup],
    first: cup,
    later: Promise.resolve(tea('Sencha')),
    cup,
    note: 'fresh',
    pour: cup,
    clear: 'done',
  }
  for (const root of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      field.resolve = (_source, _args, context) => {
        asked.push(`${field.name} by ${String(context)}`)
        return answers[field.name]
      }
    }
  }
  for (const name of ['Named', 'Thing']) {
    const abstract = schema.getType(name)
    if (isAbstractType(abstract)) abstract.resolveType = (value, context) => (context === 'me' && 'holds' in Object(value) ? 'Cup' : 'Tea')
  }
  const type = schema.getType('Tea')
  if (isObjectType(type)) Object.assign(type.getFields()['leaves'] ?? {}, { resolve: () => 7 })
  return { schema, asked }
}

async function ask(query: string, answers: AnswerOverrides, faults: FieldFault[] = []): Promise<ExecutionResult & { asked: string[] }> {
  const { schema, asked } = shop()
  const contextValue = { shaping: new Shaping(answers, faults), context: 'me' }
  const { data, errors } = await execute({ schema: shapedSchema(schema), document: parse(query), contextValue })
  // Plain objects, like a parsed answer.
  return { ...(JSON.parse(JSON.stringify({ data, errors })) as ExecutionResult), asked }
}

const everything =
  '{ shelf { __typename ... on Named { name } ... on Cup { holds { name leaves } } } first { name } later { leaves } note }'

describe('a shaped schema', () => {
  it('answers as the schema does where nothing is said, with the same context', async () => {
    const { data, errors, asked } = await ask(everything, {})
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      shelf: [
        { __typename: 'Tea', name: 'Assam' },
        {
          __typename: 'Cup',
          name: 'Cup',
          holds: [
            { name: 'Assam', leaves: 7 },
            { name: 'Oolong', leaves: 7 },
          ],
        },
      ],
      first: { name: 'Cup' },
      later: { leaves: 7 },
      note: 'fresh',
    })
    expect(asked).toEqual(['shelf by me', 'first by me', 'later by me', 'note by me'])
  })

  it('answers what is said, whatever the resolvers would, and does not ask them', async () => {
    const { data, asked } = await ask('{ note later { name leaves } }', { 'Query.note': null, 'Tea.name': 'Rooibos' })
    expect(data).toEqual({ note: null, later: { name: 'Rooibos', leaves: 7 } })
    expect(asked).toEqual(['later by me'])
  })

  it('completes what it says by what stands in it, members of unions by their __typename', async () => {
    const answers = { 'Query.shelf': [{ __typename: 'Cup', name: 'Mug', holds: [{ name: 'Puerh', leaves: 1 }, { name: 'Nothing' }] }] }
    const { data, errors } = await ask('{ shelf { ... on Cup { name holds { name leaves } } } }', answers)
    expect(errors).toBeUndefined()
    expect(data).toEqual({
      shelf: [
        {
          name: 'Mug',
          holds: [
            { name: 'Puerh', leaves: 1 },
            { name: 'Nothing', leaves: null },
          ],
        },
      ],
    })
  })

  it('believes what is said about its type more than the schema', async () => {
    const { data, errors } = await ask('{ first { __typename name } }', { 'Query.first': { __typename: 'Tea', name: 'Iced', holds: [] } })
    expect([data, errors]).toEqual([{ first: { __typename: 'Tea', name: 'Iced' } }, undefined])
  })

  it('asks how the schema tells types apart', async () => {
    const { data } = await ask('{ shelf { __typename } first { __typename } }', {})
    expect(data).toEqual({ shelf: [{ __typename: 'Tea' }, { __typename: 'Cup' }], first: { __typename: 'Cup' } })
  })

  it('puts one entry of a list in place of another, or after the last', async () => {
    const holds = (answers: AnswerOverrides) => ask('{ cup { holds { name leaves } } }', answers).then(({ data }) => data)
    const other = { name: 'Puerh', leaves: 1 }
    const [assam, oolong] = ['Assam', 'Oolong'].map((name) => ({ name, leaves: 7 }))
    expect(await holds({ 'Cup.holds[0]': other })).toEqual({ cup: { holds: [other, oolong] } })
    expect(await holds({ 'Cup.holds[2]': other })).toEqual({ cup: { holds: [assam, oolong, other] } })
    expect(await holds({ 'Cup.holds[4]': other })).toEqual({ cup: { holds: [assam, oolong] } })
  })

  it('knows a field by its interface, too', async () => {
    const { data } = await ask('{ later { name } cup { name } }', { 'Named.name': 'Anybody', 'Cup.name': 'Cup of tea' })
    expect(data).toEqual({ later: { name: 'Anybody' }, cup: { name: 'Cup of tea' } })
  })

  it('carries a change out and answers what is said', async () => {
    const { data, asked } = await ask('mutation { clear pour { name } }', { 'Mutation.clear': 'not yet' })
    expect(data).toEqual({ clear: 'not yet', pour: { name: 'Cup' } })
    expect(asked).toEqual(['clear by me', 'pour by me'])
  })

  it('is made once for a schema', () => {
    const { schema } = shop()
    expect(shapedSchema(schema)).toBe(shapedSchema(schema))
    expect(shapedSchema(schema)).not.toBe(schema)
  })

  it('does not mark what it was given', async () => {
    const shared = { name: 'Puerh', leaves: 1 }
    const shaping = new Shaping({ 'Query.later': shared })
    shaping.insteadOf(undefined, 'later', ['Query.later'])
    expect(shaping.isPlaced(shared)).toBe(false)
  })
})

const failure = { code: 'STORE_BUSY', message: 'No tea.' }
const at = (path: string | null, parts: Partial<FieldFault> = {}): FieldFault[] => [
  { text: 'a fault', path: path === null ? null : fieldPath(path), failure, isExecuted: false, ...parts },
]

describe('a field that fails on request', () => {
  it('makes null of the nearest field that may be null', async () => {
    const { data, errors } = await ask('{ note cup { holds { name leaves } } }', {}, at('cup.holds.1.leaves'))
    expect(data).toEqual({
      note: 'fresh',
      cup: {
        holds: [
          { name: 'Assam', leaves: 7 },
          { name: 'Oolong', leaves: null },
        ],
      },
    })
    expect(errors).toMatchObject([{ message: 'No tea.', path: ['cup', 'holds', 1, 'leaves'], extensions: { code: 'STORE_BUSY' } }])
  })

  it('makes null of everything where nothing may be null', async () => {
    const { data, errors } = await ask('{ note cup { holds { name } } }', {}, at('cup.holds.0.name'))
    expect(data).toBeNull()
    expect(errors).toHaveLength(1)
  })

  it('is every entry of a list with a star or no number, and each root field without a path', async () => {
    const failed = async (path: string | null) =>
      (await ask('{ cup { holds { leaves } } note }', {}, at(path))).errors?.map(({ path }) => path)
    const both = [
      ['cup', 'holds', 0, 'leaves'],
      ['cup', 'holds', 1, 'leaves'],
    ]
    expect(await failed('cup.holds.*.leaves')).toEqual(both)
    expect(await failed('cup.holds.leaves')).toEqual(both)
    expect(await failed(null)).toEqual([['cup']])
    expect(await failed('holds')).toBeUndefined()
  })

  it('is null and no error where only that is asked for', async () => {
    const { data, errors } = await ask('{ note later { leaves } }', {}, at('later', { failure: null }))
    expect(data).toEqual({ note: 'fresh', later: null })
    expect(errors).toBeUndefined()
  })

  it('is carried out all the same where the fault says so', async () => {
    const without = await ask('mutation { clear }', {}, at(null))
    const executed = await ask('mutation { clear }', {}, at(null, { isExecuted: true }))
    expect([without.data, without.asked]).toEqual([{ clear: null }, []])
    expect([executed.data, executed.asked]).toEqual([{ clear: null }, ['clear by me']])
  })

  it('fails what is said in its place, too', async () => {
    const { data } = await ask('{ note }', { 'Query.note': 'said' }, at('note', { isExecuted: true }))
    expect(data).toEqual({ note: null })
  })
})
