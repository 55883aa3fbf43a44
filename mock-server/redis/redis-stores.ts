import { randomUUID } from 'node:crypto'
import { defaultJournalBounds } from '../journal/memory-journal.ts'
import { startOfDay } from '../worlds/store/bases.ts'
import { defaultBounds } from '../worlds/store/memory-world-store.ts'
import type { WorldBounds, WorldStoreMaker } from '../worlds/store/world-store.ts'
import { connectRedis, redisReply } from './redis-connection.ts'
import { RedisJournal } from './redis-journal.ts'
import { RedisWorldStore } from './redis-world-store.ts'

/** Connection options. `prefix` starts every key; `bounds` as for worlds in memory. */
type RedisOptions = {
  url: string
  prefix?: string
  bounds?: Partial<WorldBounds>
  /** Maximum number of entries per journal. */
  perSession?: number
  /** Maximum bytes of answers in all journals; a repeated answer counts once. */
  answers?: number
  now?: () => number
  /** Called when the connection is lost, and for entries that could not be written. */
  onTrouble?: (error: unknown) => void
}

/** A server's stores in Redis, as passed to `createContractServer`. */
type RedisStores = { worlds: WorldStoreMaker; journal: RedisJournal; startsAt: number; close: () => Promise<void> }

/** Connects, or throws a RedisError. */
export async function openRedisStores(options: RedisOptions): Promise<RedisStores> {
  const { url, prefix = 'compact:', now = Date.now, onTrouble = () => undefined } = options
  const { perSession = defaultJournalBounds.perSession, answers = defaultJournalBounds.characters } = options
  const connection = await connectRedis(url, onTrouble)
  const { maxIdle } = { ...defaultBounds, ...options.bounds }
  const journal = new RedisJournal({ connection, prefix, perSession, answers, maxIdle, onTrouble })
  const instance = randomUUID()
  let revisions = 0
  const newRevision = (): string => `${instance}.${++revisions}`
  return {
    worlds: (parts) => new RedisWorldStore({ connection, prefix, newRevision, random: Math.random }, parts),
    journal,
    startsAt: await commonStart(connection, `${prefix}startsAt`, startOfDay(now()), maxIdle),
    close: async () => {
      await journal.close()
      connection.destroy()
    },
  }
}

/** The start day of ordinary sessions: set by the first instance, and cleared when no session was used for the idle time. */
async function commonStart(
  connection: Awaited<ReturnType<typeof connectRedis>>,
  key: string,
  own: number,
  maxIdle: number,
): Promise<number> {
  await redisReply(connection.set(key, String(own), { condition: 'NX', expiration: { type: 'PX', value: maxIdle } }))
  const common = Number(await redisReply(connection.get(key)))
  return Number.isSafeInteger(common) && common > 0 ? common : own
}
