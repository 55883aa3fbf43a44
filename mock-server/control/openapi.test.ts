import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { contractSchema } from '../contract/executable-schema.ts'
import { createControlApp } from './control-app.ts'
import { JournalListeners } from './journal-listeners.ts'
import type { Answered, Asking, ListeningControl } from './testing/listening-control.ts'
import { listenWithControl } from './testing/listening-control.ts'

/*
 * Checks the OpenAPI document against the implementation: every path and method is called with valid and invalid input, and each response
 * (status and body) is validated against the document's schemas.
 */

type Schema = Record<string, unknown>
type Operation = {
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
  requestBody?: unknown
  parameters?: { name: string; in: string }[]
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }

/** One request to a route and its expected status. */
type Case = { path: string; asking?: Asking; status: number }

let control: ListeningControl
let document: Document
/** Sessions for the requests: one to read, one to delete, and a session file. */
let session: { id: string }
let doomed: { id: string }
let file: unknown

beforeAll(async () => {
  control = await listenWithControl()
  document = (await control.ask('/control/openapi.json')).json as Document
  session = await opened('kept')
  await control.server.execute({ document: 'query getNow { now }', scenario: 'uk-guest&basket=one-item', world: 'kept' })
  doomed = await opened('doomed')
  file = (await control.ask(`/control/sessions/${session.id}/export`)).json
})

afterAll(() => control.close())

async function opened(world: string): Promise<{ id: string }> {
  return (await control.ask('/control/sessions', { method: 'POST', body: { selection: 'uk-guest&basket=one-item', world } })).json as {
    id: string
  }
}

const nobody = Buffer.from('scenario/uk-guest/nobody-opened-this').toString('base64url')
const notThere = (path: string, asking: Asking): Case[] => [
  { path: path.replace('{id}', nobody), asking, status: 404 },
  { path: path.replace('{id}', 'aGVsbG8'), asking, status: 404 },
  { path: path.replace('{id}', '%2e%2e%2f'), asking, status: 400 },
]

/** Requests to every documented route, by method and path. Destructive requests use their own sessions. */
function questions(): Record<string, Case[]> {
  const of = (path: string): string => path.replace('{id}', session.id)
  const one = '/control/sessions/{id}'
  const changing = (method: string, path: string, right: unknown, ...wrong: unknown[]): Case[] => [
    { path: of(path), asking: { method, body: right }, status: 200 },
    ...wrong.map((body) => ({ path: of(path), asking: { method, body }, status: 400 })),
    { path: of(path), asking: { method, body: '{"broken' }, status: 400 },
    { path: of(path), asking: { method, body: JSON.stringify(right), headers: { 'content-type': 'text/plain' } }, status: 415 },
    { path: of(path), asking: { method, body: `"${'x'.repeat(300_000)}"` }, status: 413 },
    { path: of(path), asking: { method }, status: 400 },
    ...notThere(path, { method, body: right }),
  ]
  return {
    'post /control/content': [
      { path: '/control/content', asking: { method: 'POST', body: { store: 'en-GB', content: { promoTiles: [] } } }, status: 200 },
      { path: '/control/content', asking: { method: 'POST', body: { store: 'fr-FR', content: {} } }, status: 400 },
      { path: '/control/content', asking: { method: 'POST', body: { store: 'en-GB', content: { entries: [{ id: 'x' }] } } }, status: 400 },
      { path: '/control/content', asking: { method: 'POST', body: '{"broken' }, status: 400 },
      { path: '/control/content', asking: { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } }, status: 415 },
      { path: '/control/content', asking: { method: 'POST', body: `"${'x'.repeat(300_000)}"` }, status: 413 },
    ],
    'get /control/scenarios': [
      { path: '/control/scenarios', status: 200 },
      { path: '/control/scenarios?q=plus%20member&store=en-US&limit=1&after=us-plus-member', status: 200 },
      { path: '/control/scenarios?limit=0', status: 400 },
      { path: '/control/scenarios?limit=ten', status: 400 },
      { path: '/control/scenarios?store=fr-FR', status: 400 },
      { path: '/control/scenarios?unheard=of', status: 400 },
    ],
    'get /control/facets': [{ path: '/control/facets', status: 200 }],
    'get /control/flows': [{ path: '/control/flows', status: 200 }],
    'post /control/selections': [
      {
        path: '/control/selections',
        asking: { method: 'POST', body: { selection: 'store=en-US&shopper=plus-member&basket=one-item' } },
        status: 200,
      },
      { path: '/control/selections', asking: { method: 'POST', body: { selection: 'uk-plus-member' } }, status: 200 },
      { path: '/control/selections', asking: { method: 'POST', body: { selection: 'uk-plus-membre' } }, status: 400 },
      { path: '/control/selections', asking: { method: 'POST', body: { selection: 'x'.repeat(2001) } }, status: 400 },
      { path: '/control/selections', asking: { method: 'POST', body: { selection: 1 } }, status: 400 },
      { path: '/control/selections', asking: { method: 'POST', body: [] }, status: 400 },
    ],
    'get /control/sessions': [
      { path: '/control/sessions', status: 200 },
      { path: `/control/sessions?limit=1&after=${session.id}`, status: 200 },
      { path: '/control/sessions?limit=-1', status: 400 },
    ],
    'post /control/sessions': [
      { path: '/control/sessions', asking: { method: 'POST', body: { selection: 'us-guest' } }, status: 201 },
      { path: '/control/sessions', asking: { method: 'POST', body: { selection: 'us-guest', world: '../..' } }, status: 400 },
      { path: '/control/sessions', asking: { method: 'POST', body: { selection: 'nowhere' } }, status: 400 },
      { path: '/control/sessions', asking: { method: 'POST', body: { selection: 'us-guest', more: true } }, status: 400 },
    ],
    'get /control/sessions/{id}': [{ path: of(one), status: 200 }, ...notThere(one, {})],
    'patch /control/sessions/{id}': changing(
      'PATCH',
      one,
      {
        layer: { flags: { 'experiment-strikethrough-price': 'variant' }, notices: [{ code: 'PR05', level: 'error' }], viewerCountry: 'US' },
      },
      { layer: { flag: {} } },
      { layer: { flags: { 'no-such-flag': '1' } } },
      { layer: { answers: { 'Basket.nothing': 1 } } },
      { layer: { store: 'en-US' } },
      { layer: null },
      {},
    ),
    'delete /control/sessions/{id}': [
      { path: one.replace('{id}', doomed.id), asking: { method: 'DELETE' }, status: 204 },
      ...notThere(one, { method: 'DELETE' }),
    ],
    'post /control/sessions/{id}/reset': [
      { path: of(`${one}/reset`), asking: { method: 'POST' }, status: 200 },
      ...notThere(`${one}/reset`, { method: 'POST' }),
    ],
    'put /control/sessions/{id}/clock': changing(
      'PUT',
      `${one}/clock`,
      { kind: 'running', by: 86_400_000 },
      { kind: 'host' },
      { kind: 'frozen', at: 'tomorrow' },
      { kind: 'frozen', at: '2026-03-02T10:00:00Z', by: 1 },
      { kind: 'frozen', by: 1e300 },
    ),
    'put /control/sessions/{id}/faults': changing(
      'PUT',
      `${one}/faults`,
      { faults: ['slow-network', 'getBasket;status=503;nth=2', { target: {}, effect: { kind: 'reset' } }] },
      { faults: ['no-such-fault'] },
      { faults: ['getBasket;explode'] },
      { faults: ['noSuchOperation;reset'] },
      { faults: [{ target: {}, effect: { kind: 'latency', delay: 1e9 } }] },
      { faults: Array.from({ length: 51 }, () => '*;reset') },
    ),
    'get /control/sessions/{id}/journal': [
      { path: of(`${one}/journal`), status: 200 },
      { path: of(`${one}/journal?after=0&operation=getNow`), status: 200 },
      { path: of(`${one}/journal?after=-1`), status: 400 },
      ...notThere(`${one}/journal`, {}),
    ],
    'delete /control/sessions/{id}/journal': [
      { path: of(`${one}/journal`), asking: { method: 'DELETE' }, status: 204 },
      ...notThere(`${one}/journal`, { method: 'DELETE' }),
    ],
    // The stream's content is tested in journal-events.test.ts: a stream does not end on its own.
    'get /control/sessions/{id}/journal/events': [
      { path: of(`${one}/journal/events?after=x`), status: 400 },
      ...notThere(`${one}/journal/events`, {}),
    ],
    'get /control/exposures': [{ path: '/control/exposures', status: 200 }],
    'get /control/sessions/{id}/export': [{ path: of(`${one}/export`), status: 200 }, ...notThere(`${one}/export`, {})],
    'post /control/sessions/import': [
      { path: '/control/sessions/import', asking: { method: 'POST', body: { file, mode: 'restore', world: 'restored' } }, status: 201 },
      { path: '/control/sessions/import', asking: { method: 'POST', body: { file, mode: 'replay', world: 'replayed' } }, status: 201 },
      { path: '/control/sessions/import', asking: { method: 'POST', body: { file, mode: 'guess' } }, status: 400 },
      { path: '/control/sessions/import', asking: { method: 'POST', body: { file: { format: 'other/1' }, mode: 'restore' } }, status: 400 },
      {
        path: '/control/sessions/import',
        asking: { method: 'POST', body: { file: { format: 'compact-session/1', record: 7 }, mode: 'restore' } },
        status: 400,
      },
      { path: '/control/sessions/import', asking: { method: 'POST', body: `"${'x'.repeat(5_300_000)}"` }, status: 413 },
    ],
    'post /control/sessions/reset': [{ path: '/control/sessions/reset', asking: { method: 'POST' }, status: 200 }],
    'get /control/contract/schema': [{ path: '/control/contract/schema', status: 200 }],
    'get /control/contract/operations': [{ path: '/control/contract/operations', status: 200 }],
    'get /control/contract/open-points': [{ path: '/control/contract/open-points', status: 200 }],
    'get /control/contract/changes': [{ path: '/control/contract/changes', status: 200 }],
    'get /control/contract/coverage': [{ path: '/control/contract/coverage', status: 200 }],
    'get /open': [
      { path: '/open?selection=uk-guest', status: 303 },
      { path: '/open?selection=', status: 303 },
      { path: '/open?selection=nowhere', status: 400 },
      { path: '/open', status: 400 },
    ],
  }
}

/** A validator for one schema of the document, with its references resolved. */
function validator(schema: Schema): z.ZodType {
  const { components } = document
  const whole = JSON.stringify({ ...schema, $defs: components.schemas }).replaceAll('#/components/schemas/', '#/$defs/')
  return z.fromJSONSchema(JSON.parse(whole) as Parameters<typeof z.fromJSONSchema>[0])
}

/** What the document does not describe in a response; undefined when it describes everything. */
function surprise(operation: Operation, { status, headers, text, json }: Answered): string | undefined {
  const told = operation.responses[String(status)]
  if (!told) return `the document knows no ${status}: ${text.slice(0, 200)}`
  if (!told.content) return text === '' || status === 303 ? undefined : `a body where the document has none: ${text.slice(0, 200)}`
  const type = String(headers['content-type']).split(';', 1)[0] ?? ''
  const content = told.content[type]
  if (!content) return `the document knows no ${type} at ${status}`
  const { error } = validator(content.schema).safeParse(type === 'application/json' ? json : text)
  return error?.message
}

test('the document is one of OpenAPI 3.1, and names every route that there is', async () => {
  expect(document.openapi).toBe('3.1.0')
  expect(
    Object.entries(document.paths)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
      .sort(),
  ).toEqual(Object.keys(questions()).sort())
})

test('no route stands beside the document', () => {
  const { sessions, journal } = control.server
  const unused = async (): Promise<never> => Promise.reject(new Error('Nothing is measured here.'))
  const { routes } = createControlApp({
    sessions,
    journal,
    listeners: new JournalListeners(journal),
    access: { host: '127.0.0.1', port: 0, shopOrigin: '' },
    shopUrl: 'http://localhost:3000',
    publishContent: () => undefined,
    publishedContent: () => ({}),
    contract: { schema: contractSchema, operations: {}, examples: () => ({}), measure: unused, root: '.' },
    galleryFolder: '.',
    newWorldName: () => 'new',
    onDefect: () => undefined,
  })
  const served = routes.routes.map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect([...new Set(served)].filter((route) => route !== 'get /control/openapi.json').sort()).toEqual(Object.keys(questions()).sort())
})

test('every documented route answers as its document says, asked rightly or wrongly', async () => {
  const complaints: string[] = []
  for (const [name, cases] of Object.entries(questions())) {
    const [method = '', path = ''] = name.split(' ')
    const operation = document.paths[path]?.[method]
    for (const { path: asked, asking, status } of cases) {
      const answer = await control.ask(asked, asking)
      const complaint =
        answer.status === status
          ? operation && surprise(operation, answer)
          : `${answer.status} and not ${status}: ${answer.text.slice(0, 300)}`
      if (complaint) complaints.push(`${name}, ${asked} ${JSON.stringify(asking ?? {}).slice(0, 200)}: ${complaint}`)
    }
  }
  expect(complaints).toEqual([])
})

test('every route tells of what the door refuses', () => {
  const told = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ responses }) => Object.keys(responses)))
  expect(told.filter((statuses) => !['401', '403', '503'].every((status) => statuses.includes(status)))).toEqual([])
})

test('what is held against the document can fail', () => {
  const operation = document.paths['/control/sessions']?.['get']
  const answer = {
    status: 200,
    headers: { 'content-type': 'application/json' },
    text: '',
    json: { total: 'one', bounds: {}, sessions: [] },
  }
  expect(operation && surprise(operation, answer)).toContain('total')
  expect(operation && surprise(operation, { ...answer, status: 418 })).toContain('knows no 418')
})
