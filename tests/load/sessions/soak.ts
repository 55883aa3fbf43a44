import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { numbersFrom } from '#mock-server/faults/chance.ts'
import { stopProcess, waitFor } from '#toolkit/setup.mjs'
import { type VisitOf, visitAll } from '../load-generator.ts'
import { printTable, rounded } from '../print-table.ts'
import { sameListing } from '../questions.ts'
import { type Memory, type Scales, scalesOf, weighable } from '../server-memory.ts'
import { startServer } from '../servers.ts'
import { liveSession } from './soak-session.ts'
import { isFlat, type Trend, trendOf } from './trend.ts'
import { headersOfWorld, selections, turn } from './world-visits.ts'

const CLIENTS = 8
/** How many worlds the server stores: few enough that it constantly drops some. */
const KEPT = 2_000
const SAMPLE_EVERY = 5_000
/** Warm-up load: fills the journals of one and a half times the stored worlds before measuring, and every other bounded structure. */
const FILLING = { visits: 3_000, questions: 10 }
/** Milliseconds of load before measurements count, at most as long as the measured time. */
const WARM_UP = 60_000
const COMPLAINTS = 5

/** A measurement: seconds since measurements count, negative during the warm-up, and bytes; `resident` before a collection, `heap` after it. */
type Sample = Memory & { seconds: number }

/** Result of a soak: whether memory stayed flat and every answer was right, and all measurements. */
export type SoakFigures = {
  minutes: number
  isSound: boolean
  heap: Trend & { isFlat: boolean }
  resident: Trend & { isFlat: boolean }
  sessions: number
  requests: number
  wrong: number
  complaints: readonly string[]
  series: readonly Sample[]
}

/** Opens and ends sessions for some minutes while measuring the server's memory. Takes two ports from `port` on. */
export async function soak({ port, minutes }: { port: number; minutes: number }): Promise<SoakFigures> {
  const args = ['--port', String(port), '--max-worlds', String(KEPT)]
  const server = startServer('mock-server/node.ts', args, { nodeFlags: weighable(port + 1) })
  await waitFor(`http://127.0.0.1:${port}/health`, server, 'The mock server')
  process.stdout.write('  Filling the journal and every cache…\n')
  const unanswered = await visitAll(port, fillingVisits())
  const load = startLoad(port)
  const series = await sampled(await scalesOf(port + 1), minutes, load.counts)
  await load.stop()
  await stopProcess(server)
  const { sessions, requests, wrong, complaints } = load.counts
  const counting = series.filter(({ seconds }) => seconds >= 0)
  const [heap, resident] = (['heap', 'resident'] as const).map((what) => told(counting.map((sample) => sample[what])))
  if (!heap || !resident) throw new Error('Nothing was weighed.')
  const isSound = heap.isFlat && resident.isFlat && wrong + unanswered === 0
  return printed({ minutes, isSound, heap, resident, sessions, requests, wrong: wrong + unanswered, complaints, series })
}

function* fillingVisits(): Generator<VisitOf> {
  for (let visit = 0; visit < FILLING.visits; visit += 1) {
    const question = { body: sameListing, headers: headersOfWorld(turn(selections, visit), `filling-${visit}`) }
    yield Array.from({ length: FILLING.questions }, () => question)
  }
}

type Counts = { sessions: number; requests: number; wrong: number; complaints: string[] }

/** Clients that run sessions in sequence until they are stopped. */
function startLoad(port: number): { counts: Counts; stop: () => Promise<void> } {
  const counts: Counts = { sessions: 0, requests: 0, wrong: 0, complaints: [] }
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const onAnswer = (complaint: string | undefined) => {
    counts.requests += 1
    if (complaint === undefined) return
    counts.wrong += 1
    if (counts.complaints.length < COMPLAINTS) counts.complaints.push(complaint)
  }
  const end = new AbortController()
  const keepLiving = async (_: unknown, client: number) => {
    const chance = numbersFrom(`client ${client}`)
    while (!end.signal.aborted) await liveSession({ port, agent, chance, onAnswer }, ++counts.sessions)
  }
  const done = Promise.all(Array.from({ length: CLIENTS }, keepLiving))
  return {
    counts,
    stop: async () => {
      end.abort()
      await done
      agent.destroy()
    },
  }
}

/** Measures memory every five seconds and prints it twice a minute. */
async function sampled(scales: Scales, minutes: number, counts: Counts): Promise<Sample[]> {
  const series: Sample[] = []
  const warmUp = Math.min(WARM_UP, Math.floor((minutes * 60_000) / SAMPLE_EVERY) * SAMPLE_EVERY)
  const startedAt = performance.now() + warmUp
  for (let at = -warmUp; at <= minutes * 60_000; at += SAMPLE_EVERY) {
    await pause(Math.max(0, startedAt + at - performance.now()))
    const { resident } = await scales.weigh('as it stands')
    const { heap } = await scales.weigh('collected')
    series.push({ seconds: at / 1000, heap, resident })
    if (at % 30_000 === 0)
      process.stdout.write(`  ${at < 0 ? 'warming up' : `${at / 60_000} of ${minutes} min`}: ${stateOf({ heap, resident }, counts)}\n`)
  }
  scales.close()
  return series
}

function stateOf({ heap, resident }: Memory, { sessions, requests, wrong }: Counts): string {
  return `heap ${megabytes(heap)} MB, RSS ${megabytes(resident)} MB, ${sessions} sessions, ${requests} requests, ${wrong} wrong`
}

function megabytes(bytes: number): number {
  return rounded(bytes / 1024 / 1024, 1)
}

function told(values: readonly number[]): Trend & { isFlat: boolean } {
  const trend = trendOf(values)
  return { ...trend, isFlat: isFlat(trend) }
}

function printed(figures: SoakFigures): SoakFigures {
  const { minutes, heap, resident, sessions, requests, wrong, complaints } = figures
  const row = (name: string, { mean, growth, isFlat: flat }: SoakFigures['heap']) => [
    name,
    megabytes(mean),
    rounded(growth * 100, 2),
    flat ? 'flat' : 'GROWS',
  ]
  printTable(
    `Soak of ${minutes} min: ${sessions} sessions, ${requests} requests, ${wrong} wrong`,
    ['', 'mean MB', 'growth %', ''],
    [row('heap, collected', heap), row('RSS', resident)],
  )
  for (const complaint of complaints) process.stdout.write(`  ${complaint}\n`)
  return figures
}
