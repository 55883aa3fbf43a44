import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListeningControl, listenWithControl } from './testing/listening-control.ts'

let control: ListeningControl
let worlds = 0

beforeAll(async () => {
  control = await listenWithControl()
})
afterAll(() => control.close())

/** Opens a session of its own, with a function that sends requests in it. */
async function opened(): Promise<{ id: string; asks: (name?: string) => Promise<unknown> }> {
  const world = `events-${++worlds}`
  const { json } = await control.ask('/control/sessions', { method: 'POST', body: { selection: 'uk-guest', world } })
  const asks = (name = 'getNow'): Promise<unknown> =>
    control.server.execute({ document: `query ${name} { now }`, scenario: 'uk-guest', world })
  return { id: (json as { id: string }).id, asks }
}

/** A listener on a real socket that reads one event after another. */
async function listen(id: string, { after, last }: { after?: number; last?: number } = {}) {
  const path = `/control/sessions/${id}/journal/events${after === undefined ? '' : `?after=${after}`}`
  const headers = last === undefined ? {} : { 'last-event-id': String(last) }
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: 'localhost', port: control.port, path, headers, agent: false }, resolve).on('error', reject)
  })
  const pieces = answer.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>
  let heard = ''
  const next = async (): Promise<string | undefined> => {
    while (!heard.includes('\n\n')) {
      const piece = await pieces.next()
      if (piece.done) return undefined
      heard += piece.value
    }
    const [event = '', ...rest] = heard.split('\n\n')
    heard = rest.join('\n\n')
    return event.startsWith(':') ? next() : event
  }
  return { answer, next, leave: () => answer.destroy() }
}

const numberOf = (event: string | undefined): number => Number(/^id: (\d+)$/m.exec(event ?? '')?.[1])

test('a journal is read whole, from an entry on, or one operation of it, and can be forgotten', async () => {
  const { id, asks } = await opened()
  await asks()
  await asks('getOther')
  const path = `/control/sessions/${id}/journal`
  const read = async (query = ''): Promise<unknown[]> => ((await control.ask(path + query)).json as { entries: unknown[] }).entries
  expect(await read()).toMatchObject([
    { number: 1, operation: 'getNow' },
    { number: 2, operation: 'getOther' },
  ])
  expect(await read('?after=1')).toMatchObject([{ operation: 'getOther' }])
  expect(await read('?operation=getNow')).toMatchObject([{ number: 1 }])
  await control.ask(path, { method: 'DELETE' })
  expect(await read()).toEqual([])
})

test('what was asked is told, then what is asked, as server-sent events', async () => {
  const { id, asks } = await opened()
  await asks()
  const listener = await listen(id)
  expect(listener.answer.headers).toMatchObject({ 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
  const first = await listener.next()
  expect(first).toMatch(/^event: entry$/m)
  expect(JSON.parse(/^data: (.*)$/m.exec(first ?? '')?.[1] ?? '')).toMatchObject({ number: 1, kind: 'query', status: 200 })
  await asks()
  expect(numberOf(await listener.next())).toBe(2)
  listener.leave()
})

test.each([{ after: 2 }, { last: 2 }, { after: 0, last: 2 }])('a listener goes on from where it was: %j', async (from) => {
  const { id, asks } = await opened()
  for (let count = 0; count < 3; count += 1) await asks()
  const listener = await listen(id, from)
  expect(numberOf(await listener.next())).toBe(3)
  listener.leave()
})

test('the stream ends when its session does', async () => {
  const { id } = await opened()
  const listener = await listen(id)
  await control.ask(`/control/sessions/${id}`, { method: 'DELETE' })
  expect(await listener.next()).toBeUndefined()
})

test('every stream ends when every session does', async () => {
  const { id } = await opened()
  const listener = await listen(id)
  await control.ask('/control/sessions/reset', { method: 'POST' })
  expect(await listener.next()).toBeUndefined()
})

test('a hundred may listen, one more may not, and those that left make room', async () => {
  const { id, asks } = await opened()
  const listeners = await Promise.all(Array.from({ length: 100 }, () => listen(id)))
  const path = `/control/sessions/${id}/journal/events`
  expect(await control.ask(path)).toMatchObject({ status: 429, json: { error: { code: 'TOO_MANY_LISTENERS' } } })
  for (const listener of listeners) listener.leave()
  await asks()
  await expect.poll(async () => (await listenOrNot(id)).answer.statusCode, { timeout: 10_000 }).toBe(200)
})

/** A listener, or a refusal when the limit is reached; it disconnects immediately. */
async function listenOrNot(id: string) {
  const listener = await listen(id)
  listener.leave()
  return listener
}
