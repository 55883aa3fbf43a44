import { stopProcess, waitFor } from '#toolkit/setup.mjs'
import { type LoadResult, load, median, post } from './load-generator.ts'
import { printTable, rounded } from './print-table.ts'
import { anotherListing, anotherNarrowListing, anotherSearch } from './questions.ts'
import { startServer } from './servers.ts'

const LARGE = 50_000
const questions = { listing: anotherListing, facets: anotherNarrowListing, search: anotherSearch } as const
type Kind = keyof typeof questions

/** Compares a server with the shop's catalogue to one with 50,000 products: the same requests, one at a time, alternating. */
export async function catalogueSizeFigures({ port, seconds }: { port: number; seconds: number }) {
  const usual = startServer('mock-server/node.ts', ['--port', String(port)])
  const large = startServer('mock-server/node.ts', ['--port', String(port + 1), '--catalogue-size', String(LARGE)])
  await waitFor(`http://127.0.0.1:${port}/health`, usual, 'The mock server')
  await waitFor(`http://127.0.0.1:${port + 1}/health`, large, 'The mock server with a large catalogue', 120)
  const figures: Record<string, Awaited<ReturnType<typeof compare>>> = {}
  for (const kind of ['listing', 'facets', 'search'] as const) figures[kind] = await compare(kind, port, seconds)
  await Promise.all([stopProcess(usual), stopProcess(large)])
  printTable(
    `Catalogue of ${LARGE} products against the shop's own (one at a time, median)`,
    ['', 'own ms', 'large ms', 'ratio', 'own first', 'large first', 'wrong'],
    Object.entries(figures).map(([kind, { usualMs, largeMs, ratio, firstUsualMs, firstLargeMs, wrong }]) => [
      kind,
      usualMs,
      largeMs,
      ratio,
      firstUsualMs,
      firstLargeMs,
      wrong,
    ]),
  )
  return figures
}

async function compare(kind: Kind, port: number, seconds: number) {
  const servers = { usual: port, large: port + 1 } as const
  // Indexes are built on first use, and the compiler needs a few dozen more requests.
  const first = { usual: await warmUp(kind, servers.usual), large: await warmUp(kind, servers.large) }
  const results: Record<keyof typeof servers, LoadResult[]> = { usual: [], large: [] }
  for (let round = 1; round <= 3; round += 1) {
    for (const name of ['usual', 'large'] as const) {
      const bodyOf = (index: number) => questions[kind](round * 1_000_000 + index)
      results[name].push(await load({ port: servers[name], path: '/graphql', connections: 1, seconds, bodyOf }))
    }
  }
  const p50 = (name: keyof typeof servers) => median(results[name].map((result) => result.p50))
  const wrong = [...results.usual, ...results.large].reduce((sum, result) => sum + result.wrong, 0)
  return {
    usualMs: rounded(p50('usual'), 2),
    largeMs: rounded(p50('large'), 2),
    ratio: rounded(p50('large') / p50('usual'), 2),
    firstUsualMs: rounded(first.usual),
    firstLargeMs: rounded(first.large),
    wrong,
  }
}

/** Warms a server up. Returns how long the first answer took, in milliseconds. */
async function warmUp(kind: Kind, port: number): Promise<number> {
  const startedAt = performance.now()
  await post({ port, path: '/graphql', body: questions[kind](0) })
  const first = performance.now() - startedAt
  for (let asked = 1; asked < 100; asked += 1) await post({ port, path: '/graphql', body: questions[kind](asked) })
  return first
}
