import { globSync, readFileSync } from 'node:fs'
import { NextRequest } from 'next/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventExamples } from '#fixtures/events/examples.ts'
import { EventQueue } from '../event-queue.ts'
import { deliverReported } from './deliver-reported.ts'

// Outside a server there is no response to wait for.
vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  after: (task: () => Promise<void>) => void task(),
}))

/** What each event declares of its sources and its consent, by its name. */
const declarations = globSync('schema/events/*.graphql')
  .filter((file) => !file.endsWith('agreed.graphql'))
  .flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/@event\(\s*name: "(?<name>[^"]+)"[^@]*?from: \[(?<from>[^\]]+)\]\s*consent: (?<consent>\w+)/g),
  ])
  .map(({ groups: { name = '', from = '', consent = '' } = {} }) => ({ name, from: from.split(', '), consent }))

/** Each event's example with what its declaration says. */
const declared = declarations.flatMap((declaration) =>
  eventExamples.filter(({ event }) => event === declaration.name).map((example) => [declaration.name, example, declaration] as const),
)

test('the declaration of every event is read', () => {
  expect(declared).toHaveLength(eventExamples.length)
})

let delivered: string[] = []

beforeEach(() => {
  delivered = []
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubEnv('EVENTS_URL', 'https://events.example')
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    delivered.push(...JSON.parse(body).batch.map(({ event }: { event: string }) => event))
    return new Response(null, { status: 202 })
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What the server sends of a posted form, with this consent cookie of a shopper in the UK. */
const ofServer = (example: (typeof eventExamples)[number], consent: string) => {
  delivered = []
  const headers = { host: 'shop.test', cookie: consent && `ottilie-consent=${encodeURIComponent(consent)}` }
  deliverReported(new NextRequest('http://shop.test/api/basket/add', { method: 'POST', headers }), 'en-GB', [example])
  return delivered
}

test.each(declared)(
  'the server sends %s if its declaration names the server, and never keeps it for a later yes',
  (name, example, { from }) => {
    expect(ofServer(example, 'necessary,analytics')).toEqual(from.includes('SERVER') ? [name] : [])
    for (const consent of ['', 'necessary']) expect(ofServer(example, consent)).toEqual([])
  },
)

test.each(declared)('a page keeps %s for a later yes exactly if its declaration says so', (name, example, { consent, from }) => {
  let answer: 'open' | 'given' = 'open'
  const sent: string[] = []
  const queue = new EventQueue({
    consent: () => answer,
    send: async (events) => void sent.push(...events.map(({ event }) => event)),
    onLost: () => undefined,
  })
  queue.add(example)
  answer = 'given'
  queue.flush()
  expect(sent).toEqual(consent === 'ANALYTICS' ? [name] : [])
  expect(consent === 'ANALYTICS').toBe(from.some((source) => source !== 'SERVER'))
})
