import { createClient } from '@redis/client'
import { redisUrl } from '#mock-server/redis/testing/redis-for-tests.ts'
import { stopProcess, waitFor } from '#toolkit/setup.mjs'
import { type LoadResult, load, median, visitAll } from '../load-generator.ts'
import { printTable, rounded } from '../print-table.ts'
import { type Memory, type Scales, scalesOf, weighable } from '../server-memory.ts'
import { startServer } from '../servers.ts'
import { type Summary, summed } from '../throughput.ts'
import { briefVisits, busySessions } from './world-visits.ts'

const BUSY = 200
/** Visitors that fill bounded caches before memory is measured: those caches belong to no session. */
const EARLIER = 10_000

/** Seconds in which busy sessions fill their journals before measuring. */
const WARM_UP = 15

/** Separates this run's worlds from those of an earlier run in the same Redis. */
const RUN = Date.now().toString(36)

/** Size of the measurement. Uses the ports from `port` on: two servers, each with its inspector. */
type Extent = { port: number; idle: number; rounds: number; seconds: number }

/** A load's summary, and the server's CPU time per operation in microseconds. */
type BusySummary = Summary & { worked: number }

/** Sessions of one kind of store: the cost of busy ones alone and among idle ones, and the bytes of an idle one. */
type StoreFigures = {
  alone: BusySummary
  among: BusySummary
  /** The server's cost per operation among idle sessions, as a multiple of its cost without them. */
  costRatio: number
  idle: number
  heapEach: number
  residentEach: number
  /** In Redis itself; null without one. */
  redisEach: number | null
  openedPerSecond: number
  wrong: number
}

/** 200 busy sessions alone and among many idle ones, with worlds and journals in memory and in Redis. */
export async function manySessionsFigures(extent: Extent): Promise<Record<'memory' | 'redis', StoreFigures>> {
  const memory = await storeFigures('memory', { alone: 'memory', among: 'memory' }, extent)
  const url = new URL(await redisUrl())
  const [alone, among] = [1, 2].map((database) => Object.assign(new URL(url), { pathname: `/${database}` }).href)
  const redis = await storeFigures('Redis', { alone: alone ?? '', among: among ?? '' }, extent)
  printFigures({ memory, redis }, extent)
  return { memory, redis }
}

async function storeFigures(name: string, stores: { alone: string; among: string }, extent: Extent): Promise<StoreFigures> {
  const { port } = extent
  const servers = [startSessions(port, stores.alone), startSessions(port + 1, stores.among)]
  for (const [at, server] of servers.entries()) await waitFor(`http://127.0.0.1:${port + at}/health`, server, 'A mock server')
  await Promise.all(servers.map((_, at) => visitAll(port + at, briefVisits(`earlier-${RUN}`, EARLIER))))
  const idle = await idleFigures(name, stores.among, extent)
  const busy = await takingTurns(extent)
  await Promise.all(servers.map((server) => stopProcess(server)))
  return {
    ...busy,
    ...idle,
    costRatio: rounded(busy.among.worked / busy.alone.worked, 2),
    wrong: idle.wrong + busy.alone.wrong + busy.among.wrong,
  }
}

/** Opens the idle sessions and measures memory before and after. */
async function idleFigures(
  name: string,
  store: string,
  { port, idle }: Extent,
): Promise<Omit<StoreFigures, 'alone' | 'among' | 'costRatio'>> {
  const scales = await scalesOf(port + 3)
  const before = await weighed(scales, store)
  const startedAt = performance.now()
  const wrong = await visitAll(port + 1, briefVisits(`idle-${RUN}`, idle), progress(name, idle))
  const openedPerSecond = rounded(idle / ((performance.now() - startedAt) / 1000))
  const after = await weighed(scales, store)
  scales.close()
  const each = (what: keyof typeof after) => rounded(((after[what] ?? 0) - (before[what] ?? 0)) / idle)
  const redisEach = after.redis === null ? null : each('redis')
  return { idle, heapEach: each('heap'), residentEach: each('resident'), redisEach, openedPerSecond, wrong }
}

/**
 * A server that drops no worlds during the measurement, with an inspector two ports above: both servers have one, so that it costs both the same. In a
 * Redis that is not the benchmark's own, its keys expire after an hour.
 */
function startSessions(port: number, worlds: string) {
  const bounds = ['--max-worlds', '1000000', '--idle-minutes', '60']
  return startServer('mock-server/node.ts', ['--port', String(port), '--worlds', worlds, ...bounds], { nodeFlags: weighable(port + 2) })
}

/** Runs the same busy sessions on both servers in turn, so that other load on the machine affects both. */
async function takingTurns({ port, rounds, seconds }: Extent): Promise<Pick<StoreFigures, 'alone' | 'among'>> {
  const alone = await busyServer(port)
  const among = await busyServer(port + 1)
  for (const server of [alone, among]) await server.round(WARM_UP)
  for (let round = 0; round < rounds; round += 1) for (const server of [alone, among]) await server.round(seconds)
  return { alone: alone.end(), among: among.end() }
}

/** Results of a server's busy sessions, by round. The first round is a warm-up and does not count. */
async function busyServer(port: number): Promise<{ round: (seconds: number) => Promise<void>; end: () => BusySummary }> {
  const scales = await scalesOf(port + 2)
  const sessions = busySessions()
  const results: (LoadResult & { worked: number })[] = []
  return {
    round: async (seconds) => {
      const before = await scales.worked()
      const result = await load({ port, path: '/graphql', connections: BUSY, seconds, ...sessions })
      results.push({ ...result, worked: ((await scales.worked()) - before) / result.requests })
    },
    end: () => {
      scales.close()
      const counting = results.slice(1)
      return { ...summed(counting), worked: rounded(median(counting.map(({ worked }) => worked))) }
    },
  }
}

async function weighed(scales: Scales, store: string): Promise<Memory & { redis: number | null }> {
  return { ...(await scales.weigh('collected')), redis: store === 'memory' ? null : await redisMemory(store) }
}

/** Bytes that a Redis uses. */
async function redisMemory(url: string): Promise<number> {
  const client = await createClient({ url }).connect()
  const used = /^used_memory:(\d+)/m.exec(await client.info('memory'))?.[1]
  client.destroy()
  return Number(used)
}

/** Prints progress every ten percent. */
function progress(name: string, of: number): (count: number) => void {
  const step = Math.ceil(of / 10)
  return (count) => {
    if (count % step === 0 || count === of) process.stdout.write(`  ${name}: ${count} of ${of} idle sessions opened\n`)
  }
}

function printFigures(figures: Record<'memory' | 'redis', StoreFigures>, { idle, rounds, seconds }: Extent): void {
  const stores = Object.entries(figures)
  printTable(
    `${BUSY} busy sessions, each on its connection, journal on (median of ${rounds} × ${seconds} s)`,
    ['', 'req/s', 'p50 ms', 'p99 ms', 'requests', 'wrong', 'CPU µs', '× alone'],
    stores.flatMap(([name, { alone, among, costRatio }]) => [
      [`${name}, nobody else`, ...cells(alone), 1],
      [`${name}, among ${idle} idle`, ...cells(among), costRatio],
    ]),
  )
  printTable(
    `An idle session that did a little, its journal included (bytes; of ${idle}, after a full collection)`,
    ['', 'heap', 'RSS', 'Redis', 'opened/s', 'wrong'],
    stores.map(([name, one]) => [name, one.heapEach, one.residentEach, one.redisEach ?? '', one.openedPerSecond, one.wrong]),
  )
}

function cells({ requestsPerSecond, p50, p99, requests, wrong, worked }: BusySummary): number[] {
  return [requestsPerSecond, p50, p99, requests, wrong, worked]
}
