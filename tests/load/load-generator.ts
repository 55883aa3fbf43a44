import { Agent, request } from 'node:http'

/** Whom to ask, and what. `bodyOf` and `headersOf` are given the number of the request, from 0. */
export type Load = {
  port: number
  path: string
  connections: number
  seconds: number
  bodyOf: (index: number) => string
  headersOf?: (index: number) => Readonly<Record<string, string>>
}

export type LoadResult = { requests: number; wrong: number; requestsPerSecond: number; p50: number; p99: number }

const answered = /^\{"data":\{/

/** Keeps every connection busy for as long as it is told, and looks at each answer: one that holds no data is counted as wrong. */
export async function load({ port, path, connections, seconds, bodyOf, headersOf }: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let [sent, wrong] = [0, 0]
  const startedAt = performance.now()
  const end = startedAt + seconds * 1000
  const keepAsking = async () => {
    while (performance.now() < end) {
      const index = sent++
      const askedAt = performance.now()
      const body = await post({ agent, port, path, body: bodyOf(index), headers: headersOf?.(index) ?? {} })
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

type Question = { agent?: Agent; port: number; path: string; body: string; headers?: Readonly<Record<string, string>> }

/** Sends JSON and brings the answer's text, whatever its status. */
export function post({ agent, port, path, body, headers = {} }: Question): Promise<string> {
  return new Promise((done, failed) => {
    const asking = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path,
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => done(Buffer.concat(chunks).toString('utf8')))
        answer.on('error', failed)
      },
    )
    asking.on('error', failed)
    asking.end(body)
  })
}

/** The value below which a share of the sorted values lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((one, other) => one - other),
    0.5,
  )
}
