import { LRUCache } from 'lru-cache'
import type { JournalEntry, JournalStore } from '../journal/journal-store.ts'
import { readEntry, type WrittenEntry, writtenEntry } from './kept-entry.ts'
import { type RedisConnection, redisReply } from './redis-connection.ts'

/**
 * Where journals lie, how many entries of a session are kept, how many bytes of answers of all sessions, and how long a journal that nobody adds to,
 * milliseconds.
 */
type JournalPlace = {
  connection: RedisConnection
  prefix: string
  perSession: number
  answers: number
  maxIdle: number
  onTrouble: (error: unknown) => void
}

/** So many answers are remembered as sent, so that they need not be sent again. */
const REMEMBERED = 1000

/** Journals in Redis: whichever instance answers, a session has one. */
export class RedisJournal implements JournalStore {
  readonly #place: JournalPlace
  readonly #sent = new LRUCache<string, true>({ max: REMEMBERED })
  #listening: Promise<RedisConnection> | undefined

  constructor(place: JournalPlace) {
    this.#place = place
  }

  /** What was answered was answered: an entry that cannot be written is told to the host, and nobody else. */
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

  /** Ends what it listens with. */
  async close(): Promise<void> {
    const listening = await this.#listening?.catch(() => undefined)
    listening?.destroy()
  }

  /** Writes an entry and brings its number. An answer that Redis should have is sent only when it has not. */
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

  /** Who listens can ask nothing else, so that listening has a connection of its own, made when it is first needed. */
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
