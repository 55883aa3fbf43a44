import { LRUCache } from 'lru-cache'
import type { StoreParts } from '../worlds/store/world-store.ts'
import type { World } from '../worlds/world.ts'
import { baseOf, readRecord, worldFrom } from '../worlds/world-record.ts'
import { type KeptAccount, LoadedAccounts } from './loaded-accounts.ts'
import { type RedisConnection, redisReply } from './redis-connection.ts'

/** Where a store's keys are, and what identifies the writing instance. */
export type RedisPlace = { connection: RedisConnection; prefix: string; newRevision: () => string; random: () => number }

/** A world as stored in Redis, with the shared account of the logged-in shopper; `email` is empty if nobody is logged in. */
type KeptRecord = { revision: string; record: string; email: string; account: KeptAccount; usedAt: number }

/** Maximum number of parsed worlds cached by revision, so that a repeated read only checks the revision. */
const MOST_READY = 2000

type Ready = { revision: string; accountRevision: string; world: World }

/** Reads worlds and accounts from Redis. */
export class RedisReads {
  readonly #place: RedisPlace
  readonly #parts: StoreParts
  readonly #maxIdle: number
  readonly #ready = new LRUCache<string, Ready>({ max: MOST_READY })

  constructor(place: RedisPlace, parts: StoreParts, maxIdle: number) {
    this.#place = place
    this.#parts = parts
    this.#maxIdle = maxIdle
  }

  /** The record of a key, in one round trip. `isUse` marks it as used now. */
  async world(key: string, isUse: boolean): Promise<KeptRecord | undefined> {
    const { connection, prefix } = this.#place
    const reply = await redisReply(connection.readWorld(prefix, key, String(this.#parts.now()), String(this.#maxIdle), isUse ? '1' : '0'))
    if (!Array.isArray(reply)) return undefined
    const [revision = '', record = '', email = '', accountRevision = '', account = '', usedAt = ''] = reply.map(String)
    return { revision, record, email, account: { revision: accountRevision, record: account }, usedAt: Number(usedAt) }
  }

  /** The shared account with this email. */
  async account(email: string): Promise<KeptAccount> {
    const { connection, prefix } = this.#place
    const [revision, record] = await redisReply(connection.hmGet(`${prefix}a:${email}`, ['revision', 'record']))
    return { revision: revision ?? '0', record: record ?? '' }
  }

  /** Number of accounts registered in ordinary sessions. */
  async registered(): Promise<number> {
    return Number((await redisReply(this.#place.connection.get(`${this.#place.prefix}registered`))) ?? 0)
  }

  /** The parsed world, read-only: the same object while nothing has changed. */
  shared(key: string, kept: KeptRecord): World {
    const ready = this.#ready.get(key)
    if (ready?.revision === kept.revision && ready.accountRevision === kept.account.revision) return ready.world
    const { world } = this.own(kept)
    this.#ready.set(key, { revision: kept.revision, accountRevision: kept.account.revision, world })
    return world
  }

  /** A private copy of the world, and the shared accounts of ordinary sessions. */
  own({ record: text, email, account }: KeptRecord, registered?: number): { world: World; accounts: LoadedAccounts } {
    const record = readRecord(JSON.parse(text))
    const accounts = new LoadedAccounts(baseOf({ ...record, selection: null }, this.#parts.bases), registered)
    if (email !== '') accounts.load(email, account)
    return { world: worldFrom(record, this.#parts.bases, record.selection === null ? accounts : undefined), accounts }
  }
}
