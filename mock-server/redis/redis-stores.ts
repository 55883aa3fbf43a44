import { randomUUID } from 'node:crypto'
import { defaultJournalBounds } from '../journal/memory-journal.ts'
import { startOfDay } from '../worlds/store/bases.ts'
import { defaultBounds } from '../worlds/store/memory-world-store.ts'
import type { WorldBounds, WorldStoreMaker } from '../worlds/store/world-store.ts'
import { connectRedis, redisReply } from './redis-connection.ts'
import { RedisJournal } from './redis-journal.ts'
import { RedisWorldStore } from './redis-world-store.ts'

/** Where to find Redis, and what to do with it. `prefix` begins every key; `bounds` as for worlds in memory. */
type RedisOptions = {
  url: string
  prefix?: string
  bounds?: Partial<WorldBounds>
  /** Entries that a session's journal holds. */
  perSession?: number
  /** Bytes of answers that all journals hold, each answer once. */
  answers?: number
  now?: () => number
  /** Told when Redis goes away, and of entries that could not be written. */
  onTrouble?: (error: unknown) => void
}

/** Everything of a server that lies in Redis, as `createContractServer` takes it. */
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

/** The day that ordinary sessions count from: the first instance's, until nobody has used a session for as long as sessions are kept. */
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
