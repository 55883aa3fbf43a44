import { contractError } from '../contract/errors.ts'
import { defaultBounds } from '../worlds/store/memory-world-store.ts'
import { Turns } from '../worlds/store/turns.ts'
import type {
  Attempt,
  KeptWorld,
  MaybePromise,
  Page,
  StoreParts,
  WorldBounds,
  WorldFacts,
  WorldStore,
} from '../worlds/store/world-store.ts'
import type { World } from '../worlds/world.ts'
import { LoadedAccounts } from './loaded-accounts.ts'
import { type ReadWorld, RedisAttempt } from './redis-attempt.ts'
import { redisReply } from './redis-connection.ts'
import { type RedisPlace, RedisReads } from './redis-reads.ts'

/** Maximum number of attempts at a change. If another instance interferes with all of them, the client is told to retry. */
const MOST_TRIES = 100

/** Worlds in Redis, shared by several instances. Uses optimistic locking: a change is computed from what was read, and stored only if that has not changed. */
export class RedisWorldStore implements WorldStore {
  readonly #place: RedisPlace
  readonly #parts: StoreParts
  readonly #bounds: WorldBounds
  readonly #turns = new Turns()
  readonly #reads: RedisReads

  constructor(place: RedisPlace, parts: StoreParts) {
    this.#place = place
    this.#parts = parts
    this.#bounds = { ...defaultBounds, ...parts.bounds }
    this.#reads = new RedisReads(place, parts, this.#bounds.maxIdle)
  }

  async find(key: string): Promise<World | undefined> {
    const reply = await this.#reads.world(key, true)
    return reply && this.#reads.shared(key, reply)
  }

  async look(key: string): Promise<KeptWorld | undefined> {
    const reply = await this.#reads.world(key, false)
    return reply && { key, usedAt: reply.usedAt, world: this.#reads.shared(key, reply) }
  }

  change<Result>(key: string | undefined, work: (attempt: Attempt) => MaybePromise<Result>): MaybePromise<Result> {
    const run = (): Promise<Result> => this.#tryUntilKept(key, work)
    return key === undefined ? run() : this.#turns.take(key, run)
  }

  async count(key: string, name: string): Promise<number> {
    const { connection, prefix } = this.#place
    return Number(await redisReply(connection.countOne(prefix, key, name, this.#idle)))
  }

  async counters(key: string): Promise<Readonly<Record<string, number>>> {
    const counted = await redisReply(this.#place.connection.hGetAll(`${this.#place.prefix}c:${key}`))
    return Object.fromEntries(Object.entries(counted).map(([name, count]) => [name, Number(count)]))
  }

  async setCounters(key: string, counters: Readonly<Record<string, number>>): Promise<void> {
    const at = `${this.#place.prefix}c:${key}`
    const entries = Object.entries(counters).map(([name, count]): [string, string] => [name, String(count)])
    const job = this.#place.connection.multi().del(at)
    if (entries.length > 0) job.hSet(at, Object.fromEntries(entries)).pExpire(at, this.#bounds.maxIdle)
    await redisReply(job.exec())
  }

  async list({ limit, after }: Page): Promise<{ total: number; worlds: readonly KeptWorld[] }> {
    const { connection, prefix } = this.#place
    const { kept } = await this.facts()
    const start = after === undefined ? 0 : ((await redisReply(connection.zRevRank(`${prefix}used`, after))) ?? -1) + 1
    const keys = await redisReply(connection.zRange(`${prefix}used`, start, start + Math.min(limit, kept) - 1, { REV: true }))
    const worlds = await Promise.all(keys.map((key) => this.look(key)))
    return { total: kept, worlds: worlds.filter((world) => world !== undefined) }
  }

  async facts(): Promise<WorldFacts> {
    const { connection, prefix } = this.#place
    const reply = await redisReply(connection.storeFacts(prefix, String(this.#parts.now()), this.#idle))
    const [kept = 0, forgotten = 0] = Array.isArray(reply) ? reply.map(Number) : []
    return { kind: 'redis', kept, forgotten, bounds: this.#bounds }
  }

  async clear(): Promise<number> {
    const { connection, prefix } = this.#place
    const keys = await redisReply(connection.zRange(`${prefix}used`, 0, -1))
    const gone = keys.flatMap((key) => [`${prefix}w:${key}`, `${prefix}c:${key}`])
    await redisReply(connection.del([...gone, `${prefix}used`]))
    return keys.length
  }

  get #idle(): string {
    return String(this.#bounds.maxIdle)
  }

  async #tryUntilKept<Result>(key: string | undefined, work: (attempt: Attempt) => MaybePromise<Result>): Promise<Result> {
    const wanted = new Wanted()
    for (let tried = 0; tried < MOST_TRIES; tried += 1) {
      const attempt = await this.#begin(key, wanted)
      const result = await settledWork(work, attempt)
      if (wanted.note(attempt.accounts)) continue
      if (result.error) throw result.error.thrown
      if (await this.#commit(attempt)) return result.value as Result
      await this.#pause(tried)
    }
    throw contractError('STORE_BUSY', 'Others kept changing the same things at the same time. Nothing was changed: ask again.', {
      status: 503,
      headers: { 'retry-after': '1' },
    })
  }

  async #begin(key: string | undefined, wanted: Wanted): Promise<RedisAttempt> {
    const reply = key === undefined ? undefined : await this.#reads.world(key, true)
    const registered = wanted.count ? await this.#reads.registered() : undefined
    const ordinary = this.#parts.bases.ordinary()
    const made = reply ? this.#reads.own(reply, registered) : { world: undefined, accounts: new LoadedAccounts(ordinary, registered) }
    for (const email of wanted.emails) if (email !== reply?.email) made.accounts.load(email, await this.#reads.account(email))
    const read: ReadWorld | undefined =
      key === undefined ? undefined : { key, revision: reply?.revision ?? '0', record: reply?.record ?? '', world: made.world }
    return new RedisAttempt(read, ordinary, made.accounts)
  }

  async #commit(attempt: RedisAttempt): Promise<boolean> {
    const change = attempt.change()
    if (!change) return true
    const { connection, prefix, newRevision } = this.#place
    const job = {
      ...change,
      prefix,
      revision: newRevision(),
      now: String(this.#parts.now()),
      idle: this.#idle,
      most: this.#bounds.maxWorlds,
      startsAt: String(this.#parts.bases.startsAt),
    }
    return (await redisReply(connection.commitChange(JSON.stringify(job)))) === 1
  }

  /** After a second conflict, waits for a random time, so that instances do not collide again. */
  async #pause(tried: number): Promise<void> {
    if (tried < 2) return
    await new Promise((resolve) => setTimeout(resolve, this.#place.random() * Math.min(tried, 20)))
  }
}

/** What the attempts turned out to need besides the world. */
class Wanted {
  readonly emails = new Set<string>()
  count = false

  /** Notes the accounts that an attempt was missing; true if there were any. */
  note(accounts: LoadedAccounts): boolean {
    for (const email of accounts.wanted) this.emails.add(email)
    this.count ||= accounts.wantsCount
    return accounts.wanted.length > 0 || accounts.wantsCount
  }
}

type Settled<Result> = { value?: Result; error?: { thrown: unknown } }

/** Work may have failed only because an account was not loaded. */
async function settledWork<Result>(work: (attempt: Attempt) => MaybePromise<Result>, attempt: Attempt): Promise<Settled<Result>> {
  try {
    return { value: await work(attempt) }
  } catch (thrown) {
    return { error: { thrown } }
  }
}
