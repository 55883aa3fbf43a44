// Memory per session: `node --expose-gc tests/load/sessions/session-memory.ts <how many>`, prints JSON. In process, because a heap can be counted to the byte
// after a full collection, while the memory of a process also includes what the collector has not returned.
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { createContractServer } from '#mock-server/yoga.ts'
import { addToBasketRequest, anotherBasketQuery, startSession } from '../questions.ts'

export type SessionFigures = { sessions: number; bytesEach: number; bytesEachWithBasket: number; microsecondsPerQuery: number }

const WARM_UP = 5_000
const QUERIES = 4_000
const ASKED_SESSIONS = 1_000

const server = createContractServer({ catalogue })

async function ask(body: string, cookie = ''): Promise<Response> {
  return server.fetch(
    new Request('http://bench.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body,
    }),
  )
}

/** Opens sessions as shoppers do and returns their cookies. With `isBusy` each adds something to its basket. */
async function open(count: number, isBusy: boolean): Promise<string[]> {
  const cookies: string[] = []
  for (let opened = 0; opened < count; opened += 1) {
    const answer = await ask(startSession)
    await answer.text()
    const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0]
    if (!cookie) throw new Error('No session was opened.')
    if (isBusy) await mustAnswer(await ask(addToBasketRequest(item), cookie))
    cookies.push(cookie)
  }
  return cookies
}

async function mustAnswer(answer: Response): Promise<void> {
  const text = await answer.text()
  if (!text.startsWith('{"data":{')) throw new Error(`Not answered: ${text.slice(0, 300)}`)
}

function heap(): number {
  if (!globalThis.gc) throw new Error('Run with --expose-gc.')
  for (let round = 0; round < 4; round += 1) globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Bytes of one session, without the cookies that this program stores. */
async function weigh(count: number, isBusy: boolean): Promise<{ bytes: number; cookies: string[] }> {
  server.worlds.clear()
  const before = heap()
  const cookies = await open(count, isBusy)
  const held = heap()
  const bytes = (held - before - cookies.length * COOKIE_BYTES) / count
  return { bytes: Math.round(bytes), cookies }
}

/** Microseconds per query, always asked in the same number of sessions: all others are idle. */
async function costOfQuery(cookies: readonly string[]): Promise<number> {
  const step = Math.max(1, Math.floor(cookies.length / ASKED_SESSIONS))
  const startedAt = performance.now()
  for (let asked = 0; asked < QUERIES; asked += 1)
    await mustAnswer(await ask(anotherBasketQuery(asked), cookies[(asked % ASKED_SESSIONS) * step]))
  return Math.round(((performance.now() - startedAt) / QUERIES) * 1000)
}

const first = server.catalogue.in('en-GB').index.products.find(({ card }) => card.inStock)
if (!first) throw new Error('Nothing is in stock.')
const item = { variantId: first.card.id, variantSku: first.card.sku }
// Fill bounded caches and compile the code before measuring: neither belongs to a session.
const warm = await open(WARM_UP, true)
for (let asked = 0; asked < QUERIES; asked += 1) await mustAnswer(await ask(anotherBasketQuery(asked), warm[asked % warm.length]))
const COOKIE_BYTES = (warm[0]?.length ?? 0) + 16

const sessions = Number(process.argv[2])
const idle = await weigh(sessions, false)
const microsecondsPerQuery = await costOfQuery(idle.cookies)
const busy = await weigh(sessions, true)
const figures: SessionFigures = { sessions, bytesEach: idle.bytes, bytesEachWithBasket: busy.bytes, microsecondsPerQuery }
process.stdout.write(JSON.stringify(figures))
