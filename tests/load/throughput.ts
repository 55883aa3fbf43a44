import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopProcess, waitFor } from '#toolkit/setup.mjs'
import { type LoadResult, load, median, post } from './load-generator.ts'
import { printTable, rounded } from './print-table.ts'
import { anotherListing, sameListing } from './questions.ts'
import { startServer } from './servers.ts'

const CONNECTIONS = 16
/** Every request goes to a scenario's world, as requests of tests do. */
const inWorld = (index: number) => ({ 'x-scenario': 'uk-annual-member', 'x-world': `bench-${index % CONNECTIONS}` })

/**
 * Compares the mock server's 20-card listing, executed and from its answer cache, with a bare graphql-yoga that returns the same data as a constant.
 * They run in turn, so that other load on the machine affects all of them.
 */
export async function throughputFigures({ port, rounds, seconds }: { port: number; rounds: number; seconds: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'compact-bench-'))
  const mock = startServer('mock-server/node.ts', ['--port', String(port)])
  await waitFor(`http://127.0.0.1:${port}/health`, mock, 'The mock server')
  const dataFile = join(folder, 'listing.json')
  writeFileSync(dataFile, JSON.stringify(JSON.parse(await post({ port, path: '/graphql', body: sameListing })).data))
  const bare = startServer('tests/load/bare-yoga.ts', [String(port + 1), dataFile])
  await waitFor(`http://127.0.0.1:${port + 1}/health`, bare, 'The bare server')

  const target = { path: '/graphql', connections: CONNECTIONS, seconds }
  const runs = {
    bare: () => load({ ...target, port: port + 1, bodyOf: anotherListing }),
    executed: () => load({ ...target, port, bodyOf: anotherListing, headersOf: inWorld }),
    cached: () => load({ ...target, port, bodyOf: () => sameListing, headersOf: inWorld }),
  }
  // The first round warms up the compiler and does not count.
  const results: Record<keyof typeof runs, LoadResult[]> = { bare: [], executed: [], cached: [] }
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['bare', 'executed', 'cached'] as const) {
      const result = await runs[name]()
      if (round > 0) results[name].push(result)
    }
  }
  await Promise.all([stopProcess(mock), stopProcess(bare)])
  rmSync(folder, { recursive: true, force: true })
  return printed({ bare: summed(results.bare), executed: summed(results.executed), cached: summed(results.cached) }, rounds, seconds)
}

/** Several rounds of the same load: medians, and the total number of requests. */
export type Summary = { requestsPerSecond: number; p50: number; p99: number; requests: number; wrong: number }

export function summed(results: readonly LoadResult[]): Summary {
  const total = (of: (result: LoadResult) => number) => results.reduce((sum, result) => sum + of(result), 0)
  return {
    requestsPerSecond: rounded(median(results.map((result) => result.requestsPerSecond))),
    p50: rounded(median(results.map(({ p50 }) => p50)), 2),
    p99: rounded(median(results.map(({ p99 }) => p99)), 2),
    requests: total(({ requests }) => requests),
    wrong: total(({ wrong }) => wrong),
  }
}

function printed(summaries: { bare: Summary; executed: Summary; cached: Summary }, rounds: number, seconds: number) {
  const timesBare = ({ requestsPerSecond }: Summary) => rounded(requestsPerSecond / summaries.bare.requestsPerSecond, 2)
  const row = (name: string, summary: Summary) => [
    name,
    summary.requestsPerSecond,
    summary.p50,
    summary.p99,
    timesBare(summary),
    summary.requests,
    summary.wrong,
  ]
  printTable(
    `20 cards, ${CONNECTIONS} connections (median of ${rounds} × ${seconds} s)`,
    ['', 'req/s', 'p50 ms', 'p99 ms', '× bare', 'requests', 'wrong'],
    [
      row('bare graphql-yoga, constant answer', summaries.bare),
      row('mock server, executed', summaries.executed),
      row('mock server, answer known', summaries.cached),
    ],
  )
  return { ...summaries, executedTimesBare: timesBare(summaries.executed), cachedTimesBare: timesBare(summaries.cached) }
}
