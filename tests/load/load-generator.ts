import { Agent, request } from 'node:http'

/** A load. `bodyOf` and `headersOf` get the request's and its connection's number, from 0. */
export type Load = {
  port: number
  path: string
  connections: number
  seconds: number
  bodyOf: (index: number, connection: number) => string
  headersOf?: (index: number, connection: number) => Readonly<Record<string, string>>
}

export type LoadResult = { requests: number; wrong: number; requestsPerSecond: number; p50: number; p99: number }

/** The number of visitors that send requests at the same time. */
const AT_A_TIME = 16

const answered = /^\{"data":\{/

/** Keeps every connection busy for some seconds. An answer without data counts as wrong. */
export async function load({ port, path, connections, seconds, bodyOf, headersOf }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let [sent, wrong] = [0, 0]
  const startedAt = performance.now()
  const end = startedAt + seconds * 1000
  const keepAsking = async (_: unknown, connection: number) => {
    while (performance.now() < end) {
      const index = sent++
      const askedAt = performance.now()
      const body = await post({ agent, port, path, body: bodyOf(index, connection), headers: headersOf?.(index, connection) ?? {} })
      times.push(performance.now() - askedAt)
      if (!answered.test(body)) wrong += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, keepAsking))
  const took = (performance.now() - startedAt) / 1000
  agent.destroy()
  times.sort((one, other) => one - other)
  return { requests: times.length, wrong, requestsPerSecond: times.length / took, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

/** A request for JSON, sent by POST unless it names another method. */
export type LoadRequest = {
  /** Absent: Node's default agent. False: a connection for this request alone. */
  agent?: Agent | false
  port: number
  path: string
  method?: string
  body?: string
  headers?: Readonly<Record<string, string>>
}

/** Sends JSON and returns the answer's text, whatever its status. */
export async function post(question: LoadRequest): Promise<string> {
  return (await send(question)).text
}

/** The server closed an idle connection while the next request was in flight. */
class ClosedMeanwhile extends Error {}

/** Sends JSON and returns the answer's status and text. If the server closed the idle connection, retries on a new one, as browsers do. */
export async function send(question: LoadRequest): Promise<{ status: number; text: string }> {
  try {
    return await sendOnce(question)
  } catch (error) {
    if (error instanceof ClosedMeanwhile) return sendOnce({ ...question, agent: false })
    throw error
  }
}

function sendOnce({ agent, port, path, method = 'POST', body = '', headers = {} }: LoadRequest): Promise<{ status: number; text: string }> {
  const sent = body === '' ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  return new Promise((done, failed) => {
    const asking = request(
      { agent, host: '127.0.0.1', port, path, method, headers: { accept: 'application/json', ...sent, ...headers } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => done({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }))
        answer.on('error', failed)
      },
    )
    asking.on('error', (error: NodeJS.ErrnoException) =>
      failed(asking.reusedSocket && error.code === 'ECONNRESET' ? new ClosedMeanwhile(error.message, { cause: error }) : error),
    )
    asking.end(body)
  })
}

/** The requests of one visitor, in order. */
export type VisitOf = readonly { body: string; headers: Readonly<Record<string, string>> }[]

/** Sends the requests of all visitors, several visitors at a time. Returns the number of answers without data. */
export async function visitAll(
  port: number,
  visits: Iterable<VisitOf>,
  onVisited: (count: number) => void = () => undefined,
): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const waiting = visits[Symbol.iterator]()
  let [visited, wrong] = [0, 0]
  const keepVisiting = async () => {
    for (let next = waiting.next(); !next.done; next = waiting.next()) {
      for (const question of next.value) if (!answered.test(await post({ agent, port, path: '/graphql', ...question }))) wrong += 1
      onVisited((visited += 1))
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, keepVisiting))
  agent.destroy()
  return wrong
}

/** The value below which a given share of the sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((one, other) => one - other),
    0.5,
  )
}
