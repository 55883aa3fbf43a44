import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { MapperKind, mapSchema } from '@graphql-tools/utils'
import { GraphQLError, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Listening, listen } from '#mock-server/host/test-listener.ts'
import { contractShape, createTestServer, type TestServer } from '#mock-server/test.ts'

const SECRET = 'row 7 of the table of secrets'
const masked = { message: 'Something went wrong on our side.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }

type Broken = GraphQLFieldResolver<unknown, unknown>
type Reported = { error: unknown; facts: unknown }

/** The contract with other resolvers, by coordinate. */
function brokenAt(resolvers: Readonly<Record<string, Broken>>): GraphQLSchema {
  return mapSchema(contractShape, {
    [MapperKind.OBJECT_FIELD]: (field, name, type) => {
      const resolve = resolvers[`${type}.${name}`]
      return resolve ? { ...field, resolve } : field
    },
  })
}

function serverWith(resolvers: Readonly<Record<string, Broken>>, execution: 'planned' | 'graphql-js') {
  const reported: Reported[] = []
  const onDefect = (error: unknown, facts: unknown): void => void reported.push({ error, facts })
  return { server: createTestServer({ schema: brokenAt(resolvers), onDefect, execution }), reported }
}

const throwing = (error: unknown) => (): never => {
  throw error
}
const product = '{ productBySlug(slug: "ribbon-satin-lipstick") { id } }'

/** Each defect: where it is, what it does, the request that meets it, and what its report says. */
const defects: [what: string, coordinate: string, resolve: Broken, document: string, said: RegExp][] = [
  ['an error', 'Query.now', throwing(new Error(SECRET)), '{ now }', /row 7/],
  ['a promise that is refused', 'Query.now', () => Promise.reject(new Error(SECRET)), '{ now }', /row 7/],
  ['an error of GraphQL without a code', 'Query.now', throwing(new GraphQLError(SECRET)), '{ now }', /row 7/],
  [
    'an error of GraphQL with somebody else’s code',
    'Query.now',
    throwing(new GraphQLError(SECRET, { extensions: { code: 'DATABASE_DOWN', table: SECRET, http: { status: 418 } } })),
    '{ now }',
    /row 7/,
  ],
  [
    'an error with a code of this contract that is not ours',
    'Query.now',
    throwing(Object.assign(new Error(SECRET), { extensions: { code: 'BAD_USER_INPUT' } })),
    '{ now }',
    /row 7/,
  ],
  ['something that is no error', 'Query.now', throwing(SECRET), '{ now }', /row 7/],
  ['null where a value is promised', 'User.id', () => null, '{ me { id } }', /Cannot return null for non-nullable field User\.id/],
  ['a value that its scalar refuses', 'Query.now', () => SECRET, '{ now }', /no DateTime/],
  ['a value that is no list', 'Query.membershipsByIds', () => 7, '{ membershipsByIds(ids: []) { id } }', /Expected Iterable/],
  ['a value that its enum does not know', 'User.userType', () => SECRET, '{ me { userType } }', /cannot represent value/],
  [
    'an object of an unknown type',
    'Mutation.login',
    () => ({ __typename: SECRET }),
    'mutation { login(input: { email: "a@b.c", password: "x" }) { __typename } }',
    /row 7/,
  ],
  ['the same in a nullable field', 'Query.productBySlug', throwing(new GraphQLError(SECRET)), product, /row 7/],
  [
    'an error in a mutation',
    'Mutation.logout',
    throwing(new GraphQLError(SECRET, { extensions: { code: 'NO' } })),
    'mutation { logout { __typename } }',
    /row 7/,
  ],
]

describe.each(['planned', 'graphql-js'] as const)('a defect of the server, executed by %s, tells nothing of the inside', (execution) => {
  test.each(defects)('%s', async (_what, coordinate, resolve, document, said) => {
    const { server, reported } = serverWith({ [coordinate]: resolve }, execution)
    const { errors } = await server.execute({
      document: document.replace(/^(mutation )?\{/, (start) => (start === '{' ? 'query Asked {' : 'mutation Asked {')),
      scenario: 'uk-guest',
      headers: { 'x-request-id': 'r-17' },
    })
    expect(errors).toEqual([{ ...masked, path: expect.any(Array), locations: expect.anything() }])
    expect(reported).toEqual([
      { error: expect.anything(), facts: { operation: 'Asked', path: errors[0]?.path?.join('.'), requestId: 'r-17' } },
    ])
    expect(String(reported[0]?.error)).toMatch(said)
  })
})

describe('who asks wrongly is told so, wherever that shows', () => {
  const server = createTestServer()
  const list = 'query ($limit: Int = 2) { productBySlug(slug: "ribbon-satin-lipstick") { reviewList(limit: $limit) { id } } }'

  test.each<[string, string, object, RegExp]>([
    ['a variable of another type', 'query ($slug: String!) { productBySlug(slug: $slug) { id } }', { slug: 3 }, /^Variable "\$slug" has/],
    ['a variable that is missing', 'query ($slug: String!) { productBySlug(slug: $slug) { id } }', {}, /^Variable "\$slug" has/],
    [
      'a scalar of ours',
      'mutation ($input: RegisterInput!) { register(input: $input) { __typename } }',
      { input: { email: 'a@b.c', password: 'x', firstName: 'A', lastName: 'B', dateOfBirth: 'May' } },
      /Expecting a calendar day/,
    ],
  ])('%s is a 400', async (_what, document, variables, message) => {
    const { status, errors } = await server.execute({ document, variables })
    expect({ status, errors }).toEqual({
      status: 400,
      errors: [{ message: expect.stringMatching(message), locations: expect.anything(), extensions: { code: 'BAD_USER_INPUT' } }],
    })
  })

  test('null for an argument that takes none fails at its field', async () => {
    const { status, data, errors } = await server.execute({ document: list, variables: { limit: null } })
    expect({ status, data }).toEqual({ status: 200, data: { productBySlug: null } })
    expect(errors).toMatchObject([
      { message: expect.stringMatching(/^Argument "Product\.reviewList/), extensions: { code: 'BAD_USER_INPUT' } },
    ])
  })

  test('null for a condition fails too', async () => {
    const document = 'query ($no: Boolean = true) { now @skip(if: $no) }'
    const { errors } = await server.execute({ document, variables: { no: null } })
    expect(errors).toMatchObject([{ message: expect.stringMatching(/^Argument "@skip/), extensions: { code: 'BAD_USER_INPUT' } }])
  })

  test('a resolver that fails beside such an argument is still a defect', async () => {
    const { server: broken, reported } = serverWith({ 'Product.title': throwing(new GraphQLError(SECRET)) }, 'planned')
    const document = list.replace('{ reviewList', '{ title reviewList')
    const { errors } = await broken.execute({ document, variables: { limit: null } })
    expect(errors.map(({ extensions }) => extensions?.code).sort()).toEqual(['INTERNAL_SERVER_ERROR'])
    expect(JSON.stringify(errors)).not.toContain(SECRET)
    expect(reported).toHaveLength(1)
  })
})

describe('a server that fails outside GraphQL tells as little', () => {
  let listening: Listening | undefined

  afterEach(async () => {
    await listening?.close()
    listening = undefined
  })

  function forgetful(): { server: TestServer; reported: Reported[] } {
    const reported: Reported[] = []
    const server = createTestServer({ onDefect: (error, facts) => void reported.push({ error, facts }) })
    vi.spyOn(server.journal, 'append').mockImplementation(throwing(Object.assign(new Error(SECRET), { status: 418 })))
    return { server, reported }
  }

  test.each([
    ['/graphql', JSON.stringify({ query: 'query Asked { now }' }), 'Asked'],
    ['/ofrep/v1/evaluate/flags', '{}', 'flags'],
  ])('when %s cannot be recorded', async (path, body, operation) => {
    const { server, reported } = forgetful()
    listening = await listen(server)
    const address = new URL(path, listening.url)
    const response = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect([response.status, await response.json()]).toEqual([500, { errors: [masked] }])
    expect(reported).toMatchObject([{ error: { message: SECRET }, facts: { operation } }])
  })

  test.each(['[', 'a b', 'contract.test:99999'])('when the host is %s, which makes no address', async (host) => {
    listening = await listen(createTestServer())
    const asked = request({ port: listening.port, path: '/graphql', method: 'POST', headers: { host, 'content-type': 'application/json' } })
    asked.end(JSON.stringify({ query: '{ now }' }))
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    const errors = [{ message: 'The Host header and the path make no address.', extensions: { code: 'BAD_REQUEST' } }]
    expect([response.statusCode, await json(response)]).toEqual([400, { errors }])
  })

  test('when the world cannot be found', async () => {
    const { server, reported } = forgetful()
    vi.spyOn(server.worlds, 'find').mockImplementation(throwing(new Error(SECRET)))
    const { status, errors } = await server.execute({
      document: 'query Asked { now }',
      headers: { cookie: 'ottilie-session=test-token-1' },
    })
    expect({ status, errors }).toEqual({ status: 500, errors: [masked] })
    expect(String(reported[0]?.error)).toContain(SECRET)
  })
})
