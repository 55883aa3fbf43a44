import { buildSchema, graphql } from 'graphql'
import { expect, test } from 'vitest'
import { createTestServer } from '#mock-server/test.ts'
import { loadContract } from '../load.ts'
import { EndpointClient } from './endpoint/endpoint.ts'
import { introspectedDifference, sdlDifference } from './schema-difference.ts'

const contract = loadContract()
const url = new URL('http://contract.test/graphql')

/** An endpoint that answers introspection from a schema as text. */
function endpointOf(sdl: string): EndpointClient {
  const schema = buildSchema(sdl)
  const fetch = async (request: Request): Promise<Response> => {
    const { query } = (await request.json()) as { query: string }
    return Response.json(await graphql({ schema, source: query }))
  }
  return new EndpointClient({ url, fetch })
}

test('the mock server tells the schema of the contract', async () => {
  const server = createTestServer()
  const endpoint = new EndpointClient({ url, fetch: (request) => server.fetch(request) })
  expect(await introspectedDifference(endpoint, contract)).toEqual({ kind: 'compared', changes: [] })
})

test('what the endpoint lacks is breaking and names the operations that ask for it; what it has more is safe', async () => {
  const sdl = `${contract.sdl.replace(/ {2}"[^"]*"\n {2}tagline: String![^\n]*\n/, '')}\nextend type Query { more: Int }`
  const found = await introspectedDifference(endpointOf(sdl), contract)
  expect(found).toMatchObject({
    kind: 'compared',
    changes: [
      { level: 'breaking', element: 'Product.tagline', operations: expect.arrayContaining(['getProduct']) as string[] },
      { level: 'safe', element: 'Query.more' },
    ],
  })
  expect(await sdlDifference(sdl, contract)).toEqual(found)
})

test('introspection that is off, that lies, and that is none, are told apart', async () => {
  const answering = (body: unknown): EndpointClient => new EndpointClient({ url, fetch: async () => Response.json(body) })
  const off = answering({ data: null, errors: [{ message: 'Introspection is not allowed.' }] })
  expect(await introspectedDifference(off, contract)).toEqual({ kind: 'untold', why: 'Introspection is not allowed.' })
  const lie = answering({ data: { __schema: { queryType: { name: 'Query' }, types: [], directives: [] } } })
  expect(await introspectedDifference(lie, contract)).toMatchObject({ kind: 'unsound', why: expect.stringContaining('Query') as string })
  expect(await introspectedDifference(answering({ data: {} }), contract)).toMatchObject({ kind: 'unsound' })
  expect(await sdlDifference('type Query { a: Missing }', contract)).toMatchObject({ kind: 'unsound' })
})
