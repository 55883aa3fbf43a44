import { expect, test } from 'vitest'
import { createTestServer, type TestServer } from '#mock-server/test.ts'
import { doStep, itemOf } from '../stores/steps.ts'

const place = { scenario: 'uk-annual-member', world: 'told' }
const pressed = { event: 'Page Element Clicked', properties: { element: 'tile' } }

type Entry = Awaited<ReturnType<TestServer['journal']['read']>>[number]
type FileWithJournal = { journal: Entry[] }

/** Adds to the basket, and reports what the answer says and what the page saw, as the shop does. */
async function recorded(server: TestServer): Promise<FileWithJournal> {
  const { id } = await server.sessions.open(place.scenario, place.world)
  await doStep(server, { operation: 'addBasketItems', variables: { listId: '', version: -1, items: [itemOf(0)] } }, place)
  await send(server, [pressed])
  return JSON.parse(JSON.stringify(await server.sessions.exportFile(id))) as FileWithJournal
}

async function send(server: TestServer, batch: readonly object[]): Promise<void> {
  const headers = { 'content-type': 'application/json', 'x-scenario': place.scenario, 'x-world': place.world }
  const { status } = await server.fetch(
    new Request('http://mock/analytics/v1/batch', { method: 'POST', headers, body: JSON.stringify({ batch }) }),
  )
  expect(status).toBe(202)
}

/** The journal with one entry changed. */
const withEntry = (file: FileWithJournal, at: number, change: (entry: Entry) => Partial<Entry>): FileWithJournal => ({
  ...file,
  journal: file.journal.map((entry, place) => (place === at ? { ...entry, ...change(entry) } : entry)),
})

const replayOf = async (file: object) => {
  const server = createTestServer()
  const { session, replay } = await server.sessions.importFile({ file, mode: 'replay' })
  return { replay, journal: await server.journal.read(session.key) }
}

test('a session file keeps the events that pages sent, and a replay sends them again and finds the same', async () => {
  const file = await recorded(createTestServer())
  expect(file.journal).toMatchObject([
    { kind: 'mutation', operation: 'addBasketItems' },
    { kind: 'analytics', operation: pressed.event, variables: pressed.properties },
  ])
  const { replay, journal } = await replayOf(file)
  expect(replay).toEqual({
    equal: true,
    played: 2,
    difference: null,
    events: { equal: true, kept: 1, unknown: 0, missing: [], extra: [], different: [] },
  })
  expect(journal).toMatchObject([{ operation: 'addBasketItems' }, { kind: 'analytics', operation: pressed.event, codes: [] }])
})

test.each<[string, (answer: string) => string, object]>([
  [
    'one more was reported then',
    (answer) => answer.replace('"updateTracking":[', `"updateTracking":[${JSON.stringify(pressed)},`),
    {
      missing: [{ request: 1, event: 'Page Element Clicked', detail: '{"element":"tile"}' }],
    },
  ],
  [
    'none was reported then',
    (answer) => answer.replace(/"updateTracking":\[[^\]]*\]/, '"updateTracking":[]'),
    {
      extra: [{ request: 1, event: 'Product Added', detail: expect.stringContaining('"sku"') }],
    },
  ],
  [
    'another number was reported then',
    (answer) => answer.replace('"quantity":1,"currency"', '"quantity":7,"currency"'),
    {
      different: [{ request: 1, event: 'Product Added', detail: 'quantity: was 7, is 1' }],
    },
  ],
])('where %s, the replay says so and is not equal', async (_what, change, found) => {
  const file = await recorded(createTestServer())
  const damaged = withEntry(file, 0, ({ answer }) => ({ answer: change(answer ?? '') }))
  expect(damaged).not.toEqual(file)
  const { replay } = await replayOf(damaged)
  expect(replay).toMatchObject({
    equal: false,
    difference: null,
    events: { equal: false, missing: [], extra: [], different: [], ...found },
  })
})

test('an event that is not as agreed any more, or was not, is different', async () => {
  const file = await recorded(createTestServer())
  const now = await replayOf(withEntry(file, 1, () => ({ variables: { element: 7 } })))
  expect(now.replay?.events).toMatchObject({
    equal: false,
    different: [
      { request: 2, event: pressed.event, detail: expect.stringMatching(/^was as agreed, is not: Page Element Clicked: element: /) },
    ],
  })
  const before = await replayOf(withEntry(file, 1, () => ({ codes: ['INVALID_EVENT'] })))
  expect(before.replay?.events.different).toEqual([{ request: 2, event: pressed.event, detail: 'was not as agreed, is now' }])
})

test('of an answer that is not in the file nobody can tell what it reported', async () => {
  const { replay } = await replayOf(withEntry(await recorded(createTestServer()), 0, () => ({ answer: null })))
  expect(replay).toMatchObject({ equal: true, events: { equal: true, unknown: 1 } })
})
