import { type Execution, executions } from '../contract/execution/planned-execute.ts'
import { nearestNames } from '../scenarios/nearest-names.ts'
import { defaultBounds } from '../worlds/store/memory-world-store.ts'
import type { WorldBounds } from '../worlds/store/world-store.ts'

const MINUTE = 60 * 1000

/** Options from the command line and the environment. */
export type MockServerFlags = {
  port: number
  host: string
  catalogueSize: number | undefined
  draft: string | undefined
  isLocked: boolean
  isLogged: boolean
  /** The shop's address, for the gallery's links. */
  shopUrl: string
  /** Token that allows other machines to use the control API. */
  controlToken: string | undefined
  /** Signs notices to the shop of published content; undefined: none is sent. */
  webhookSecret: string | undefined
  /** Address of the Redis that stores worlds; undefined: they are stored in memory. */
  redisUrl: string | undefined
  /** What executes operations. */
  execution: Execution
  /** Maximum number of worlds, and how long an unused one is stored, milliseconds. */
  worldBounds: WorldBounds
}

/** An invalid flag or variable; the message is for the user. */
export class FlagError extends Error {
  override readonly name = 'FlagError'
}

const known = [
  '--port',
  '--host',
  '--catalogue-size',
  '--draft',
  '--locked',
  '--log',
  '--shop-url',
  '--worlds',
  '--max-worlds',
  '--idle-minutes',
]

function numberOf(name: string, text: string | undefined, least: number, most: number): number {
  const value = Number(text)
  if (text === undefined || !Number.isInteger(value) || value < least || value > most) {
    throw new FlagError(`${name} wants a whole number from ${least} to ${most}, not '${text ?? ''}'.`)
  }
  return value
}

function unknownFlag(name: string): FlagError {
  const near = nearestNames(name, known, 2).join(' or ')
  return new FlagError(`Unknown flag '${name}'. Did you mean ${near}? Known are: ${known.join(', ')}.`)
}

/** Reads `--flag value` and `--flag=value`. */
function pairs(args: readonly string[]): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>()
  for (let at = 0; at < args.length; at += 1) {
    const [name = '', inline] = (args[at] ?? '').split(/=(.*)/s)
    if (!known.includes(name)) throw unknownFlag(name)
    const next = args[at + 1]
    const takesNext = inline === undefined && next !== undefined && !next.startsWith('--')
    if (takesNext) at += 1
    found.set(name, takesNext ? next : inline)
  }
  return found
}

/** The origin of an http(s) address. */
function originOf(name: string, text: string): string {
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new FlagError(`${name} wants an address as http://localhost:3000, not '${text}'.`)
  return url.origin
}

/** A token that is hard to guess; undefined when none is set. */
function tokenOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (text.length < 16 || /\s/.test(text)) throw new FlagError('CONTROL_TOKEN wants at least 16 characters without spaces.')
  return text
}

/** A secret as Standard Webhooks write it; undefined when none is set. */
function secretOf(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (!/^whsec_(?:[A-Za-z0-9+/]{4}){8,21}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text))
    throw new FlagError('CONTENT_WEBHOOK_SECRET wants whsec_ and 24 to 64 bytes in base64.')
  return text
}

/** The address of a Redis; undefined: use memory. */
function redisUrlOf(name: string, text: string): string | undefined {
  if (text === 'memory') return undefined
  const url = URL.parse(text)
  const isRedis = url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== '' && /^(\/\d{0,3})?$/.test(url.pathname)
  if (!isRedis)
    throw new FlagError(`${name} wants memory, or the address of a Redis as redis://localhost:6379 or redis://localhost:6379/2.`)
  return text
}

/** The way to execute, by its name. */
function executionOf(text: string): Execution {
  const known = executions.find((one) => one === text)
  if (known === undefined) throw new FlagError(`EXECUTION wants ${executions.join(' or ')}, not '${text}'.`)
  return known
}

/** Limits of the world store: from the flags, else the environment, else the defaults. */
function boundsOf(said: ReadonlyMap<string, string | undefined>, env: Readonly<Record<string, string | undefined>>): WorldBounds {
  const number = (flag: string, variable: string, byDefault: number, most: number): number =>
    said.has(flag) ? numberOf(flag, said.get(flag), 1, most) : numberOf(variable, env[variable] || String(byDefault), 1, most)
  const { maxWorlds, maxIdle } = defaultBounds
  return {
    maxWorlds: number('--max-worlds', 'MAX_WORLDS', maxWorlds, 10_000_000),
    maxIdle: number('--idle-minutes', 'IDLE_MINUTES', maxIdle / MINUTE, 525_600) * MINUTE,
  }
}

/** Reads the command line, then the environment, then the defaults. */
export function readFlags(args: readonly string[], env: Readonly<Record<string, string | undefined>>): MockServerFlags {
  const said = pairs(args)
  const size = said.get('--catalogue-size')
  if (said.has('--draft') && !said.get('--draft')) throw new FlagError('--draft wants the path of a .graphql file.')
  return {
    port: numberOf('--port', said.has('--port') ? said.get('--port') : env.PORT || '4000', 0, 65_535),
    host: said.get('--host') ?? (env.HOST || '127.0.0.1'),
    catalogueSize: said.has('--catalogue-size') ? numberOf('--catalogue-size', size, 1, 200_000) : undefined,
    draft: said.get('--draft'),
    isLocked: said.has('--locked'),
    isLogged: said.has('--log'),
    shopUrl: said.has('--shop-url')
      ? originOf('--shop-url', said.get('--shop-url') ?? '')
      : originOf('SHOP_URL', env.SHOP_URL || 'http://localhost:3000'),
    controlToken: tokenOf(env.CONTROL_TOKEN),
    webhookSecret: secretOf(env.CONTENT_WEBHOOK_SECRET),
    redisUrl: redisUrlOf(said.has('--worlds') ? '--worlds' : 'WORLDS', said.get('--worlds') ?? (env.WORLDS || 'memory')),
    execution: executionOf(env.EXECUTION || 'planned'),
    worldBounds: boundsOf(said, env),
  }
}
