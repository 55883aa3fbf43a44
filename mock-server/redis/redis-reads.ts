import { LRUCache } from 'lru-cache'
import type { StoreParts } from '../worlds/store/world-store.ts'
import type { World } from '../worlds/world.ts'
import { baseOf, readRecord, worldFrom } from '../worlds/world-record.ts'
import { type KeptAccount, LoadedAccounts } from './loaded-accounts.ts'
import { type RedisConnection, redisReply } from './redis-connection.ts'

/** Where a store's keys lie, and which instance writes. */
export type RedisPlace = { connection: RedisConnection; prefix: string; newRevision: () => string; random: () => number }

/** A world as Redis has it, with the shared account of the logged-in shopper; no email: there is none. */
type KeptRecord = { revision: string; record: string; email: string; account: KeptAccount; usedAt: number }

/** So many worlds are kept ready here, by revision, so that reading one again only asks whether it is still the same. */
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

  /** What is kept under a key, in one round trip; `isUse` makes it count as used now. */
  async world(key: string, isUse: boolean): Promise<KeptRecord | undefined> {
    const { connection, prefix } = this.#place
    const reply = await redisReply(connection.readWorld(prefix, key, String(this.#parts.now()), String(this.#maxIdle), isUse ? '1' : '0'))
    if (!Array.isArray(reply)) return undefined
    const [revision = '', record = '', email = '', accountRevision = '', account = '', usedAt = ''] = reply.map(String)
    return { revision, record, email, account: { revision: accountRevision, record: account }, usedAt: Number(usedAt) }
  }

  /** The account of ordinary sessions behind an email. */
  async account(email: string): Promise<KeptAccount> {
    const { connection, prefix } = this.#place
    const [revision, record] = await redisReply(connection.hmGet(`${prefix}a:${email}`, ['revision', 'record']))
    return { revision: revision ?? '0', record: record ?? '' }
  }

  /** How many accounts were registered in ordinary sessions. */
  async registered(): Promise<number> {
    return Number((await redisReply(this.#place.connection.get(`${this.#place.prefix}registered`))) ?? 0)
  }

  /** The world that was read, to look at: the same one while nothing has changed. */
  shared(key: string, kept: KeptRecord): World {
    const ready = this.#ready.get(key)
    if (ready?.revision === kept.revision && ready.accountRevision === kept.account.revision) return ready.world
    const { world } = this.own(kept)
    this.#ready.set(key, { revision: kept.revision, accountRevision: kept.account.revision, world })
    return world
  }

  /** A world of one's own from what was read, and the accounts that ordinary sessions share. */
  own({ record: text, email, account }: KeptRecord, registered?: number): { world: World; accounts: LoadedAccounts } {
    const record = readRecord(JSON.parse(text))
    const accounts = new LoadedAccounts(baseOf({ ...record, selection: null }, this.#parts.bases), registered)
    if (email !== '') accounts.load(email, account)
    return { world: worldFrom(record, this.#parts.bases, record.selection === null ? accounts : undefined), accounts }
  }
}
