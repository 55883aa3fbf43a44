import { LRUCache } from 'lru-cache'
import type { JournalEntry, JournalStore } from '../journal/journal-store.ts'
import { readEntry, type WrittenEntry, writtenEntry } from './kept-entry.ts'
import { type RedisConnection, redisReply } from './redis-connection.ts'

/** Location and limits of the journals: entries per session, bytes of all sessions' answers, and how long an unused journal is stored, milliseconds. */
type JournalPlace = {
  connection: RedisConnection
  prefix: string
  perSession: number
  answers: number
  maxIdle: number
  onTrouble: (error: unknown) => void
}

/** How many answers are remembered as already sent, so that they are not sent again. */
const REMEMBERED = 1000

/** Journals in Redis, shared by all instances. */
export class RedisJournal implements JournalStore {
  readonly #place: JournalPlace
  readonly #sent = new LRUCache<string, true>({ max: REMEMBERED })
  #listening: Promise<RedisConnection> | undefined

  constructor(place: JournalPlace) {
    this.#place = place
  }

  /** A failed write must not fail the request, which has already been answered: it is only reported to the host. */
  async append(key: string, made: Omit<JournalEntry, 'number'>): Promise<JournalEntry> {
    const { connection, onTrouble } = this.#place
    try {
      return { ...made, number: await this.#write(key, writtenEntry(made)) }
    } catch (error) {
      if (connection.isReady) onTrouble(error)
      return { ...made, number: 0 }
    }
  }

  async read(key: string, after = 0): Promise<readonly JournalEntry[]> {
    const { connection, prefix } = this.#place
    const texts = await redisReply(connection.lRange(this.#list(key), 0, -1))
    const found = texts.map(readEntry).filter(({ entry }) => entry.number > after)
    const digests = [...new Set(found.flatMap(({ digest }) => digest ?? []))]
    const answers = digests.length === 0 ? [] : await redisReply(connection.hmGet(`${prefix}texts`, digests))
    const answerOf = new Map(digests.map((digest, at) => [digest, answers[at] ?? null]))
    return found.map(({ entry, digest }) => (digest === undefined ? entry : { ...entry, answer: answerOf.get(digest) ?? null }))
  }

  async replace(key: string, entries: readonly JournalEntry[]): Promise<void> {
    const { connection, prefix, perSession, answers, maxIdle } = this.#place
    const kept = entries.slice(-perSession).map(({ number, ...made }) => ({ number, ...writtenEntry(made) }))
    for (const { apart } of kept)
      if (apart) await redisReply(connection.putAnswer(prefix, apart.digest, apart.answer, String(answers), String(maxIdle)))
    const job = connection.multi().del([this.#list(key), this.#number(key)])
    const last = kept.at(-1)
    if (last) {
      const texts = kept.map(({ number, json }) => `${number} ${json}`)
      job.rPush(this.#list(key), texts).pExpire(this.#list(key), maxIdle)
      job.set(this.#number(key), String(last.number)).pExpire(this.#number(key), maxIdle)
    }
    await redisReply(job.exec())
  }

  async clear(key: string): Promise<void> {
    await redisReply(this.#place.connection.del([this.#list(key), this.#number(key)]))
  }

  async move(from: string, to: string): Promise<void> {
    const { connection, prefix, onTrouble } = this.#place
    try {
      if (from !== to) await connection.moveJournal(prefix, from, to)
    } catch (error) {
      if (connection.isReady) onTrouble(error)
    }
  }

  async follow(key: string, onEntry: (entry: JournalEntry) => void): Promise<() => void> {
    const listening = await redisReply(this.#ensureListening())
    const listener = (text: string): void => onEntry(readEntry(text).entry)
    await redisReply(listening.subscribe(this.#list(key), listener))
    return () => void listening.unsubscribe(this.#list(key), listener).catch(this.#place.onTrouble)
  }

  /** Closes the connection for subscriptions. */
  async close(): Promise<void> {
    const listening = await this.#listening?.catch(() => undefined)
    listening?.destroy()
  }

  /** Writes an entry and returns its number. The answer is sent only if Redis does not have it. */
  async #write(key: string, { json, apart }: WrittenEntry): Promise<number> {
    const { connection, prefix, perSession, answers, maxIdle } = this.#place
    const { digest, answer } = apart ?? { digest: '', answer: '' }
    const write = (sent: string): Promise<unknown> =>
      connection.appendEntry(prefix, key, json, String(perSession), String(maxIdle), digest, sent, String(answers))
    const isThere = this.#sent.get(digest) === true
    const number = Number(await write(isThere ? '' : answer))
    if (apart) this.#sent.set(digest, true)
    return number === 0 ? Number(await write(answer)) : number
  }

  #list(key: string): string {
    return `${this.#place.prefix}j:${key}`
  }

  #number(key: string): string {
    return `${this.#place.prefix}n:${key}`
  }

  /** A subscribed connection cannot run other commands, so subscriptions use their own, opened when first needed. */
  #ensureListening(): Promise<RedisConnection> {
    this.#listening ??= this.#listen().catch((error: unknown) => {
      this.#listening = undefined
      throw error
    })
    return this.#listening
  }

  async #listen(): Promise<RedisConnection> {
    const listening = this.#place.connection.duplicate()
    listening.on('error', this.#place.onTrouble)
    return listening.connect()
  }
}
