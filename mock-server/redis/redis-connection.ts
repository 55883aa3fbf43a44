import { createClient, defineScript } from '@redis/client'
import { contractError } from '../contract/errors.ts'
import * as journalScripts from './journal-scripts.ts'
import * as scripts from './scripts.ts'

/** A script with text arguments only. Its result is checked by the caller. */
function scriptOf(text: string) {
  return defineScript({
    SCRIPT: text,
    NUMBER_OF_KEYS: 0,
    parseCommand: (parser: { push: (...parts: string[]) => unknown }, ...parts: string[]) => void parser.push(...parts),
    transformReply: (reply: unknown): unknown => reply,
  })
}

/** Timeout of a command or a connection, and longest pause between reconnects, milliseconds. */
const PATIENCE = 2000
const LONGEST_PAUSE = 1000

/** A connection to Redis that reconnects automatically. */
export type RedisConnection = Awaited<ReturnType<typeof connect>>

/** Redis is unusable; the message addresses whoever started the server. */
class RedisError extends Error {
  override readonly name = 'RedisError'
}

/** Connects, or throws a RedisError that says what to do. Later failures are reported, and commands fail at once until Redis is back. */
export async function connectRedis(url: string, onTrouble: (error: unknown) => void): Promise<RedisConnection> {
  const shown = withoutPassword(url)
  try {
    return await connect(url, onTrouble)
  } catch (error) {
    throw new RedisError(`No Redis answers at ${shown} (${messageOf(error)}). Start one, or set WORLDS to its address, or to memory.`)
  }
}

async function connect(url: string, onTrouble: (error: unknown) => void) {
  let isStarted = false
  let isTold = false
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: PATIENCE },
    socket: {
      connectTimeout: PATIENCE,
      reconnectStrategy: (retries, cause) => (isStarted ? Math.min(20 * 2 ** Math.min(retries, 10), LONGEST_PAUSE) : cause),
    },
    scripts: {
      readWorld: scriptOf(scripts.readWorld),
      commitChange: scriptOf(scripts.commitChange),
      countOne: scriptOf(scripts.countOne),
      storeFacts: scriptOf(scripts.storeFacts),
      appendEntry: scriptOf(journalScripts.appendEntry),
      putAnswer: scriptOf(journalScripts.putAnswer),
      moveJournal: scriptOf(scripts.moveJournal),
    },
  })
  client.on('error', (error: unknown) => {
    // Reported once per outage, not once per reconnect.
    if (isStarted && !isTold)
      onTrouble(new RedisError(`The Redis at ${withoutPassword(url)} went away (${messageOf(error)}). It is tried again until it is back.`))
    isTold = true
  })
  client.on('ready', () => {
    isTold = false
  })
  await client.connect()
  isStarted = true
  return client
}

/** Waits for Redis. A missing reply becomes the contract's own error, so that clients know to retry. */
export async function redisReply<Answer>(command: Promise<Answer>): Promise<Answer> {
  try {
    return await command
  } catch (cause) {
    const error = contractError('STORE_UNAVAILABLE', 'What the server remembers cannot be reached right now. Ask again in a moment.', {
      status: 503,
      headers: { 'retry-after': '1' },
    })
    error.cause = cause
    throw error
  }
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ')
  return error instanceof Error ? error.message || error.name : String(error)
}

/** An address without its password, for messages. */
function withoutPassword(url: string): string {
  return url.replace(/\/\/[^@/]*@/, '//…@')
}
