import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { SessionHost } from '../contract/context.ts'
import { contractError } from '../contract/errors.ts'
import { ordinaryWorld, scenarioWorld } from '../scenarios/base-worlds.ts'
import { findScenario, nearestScenarios } from '../scenarios/registry.ts'
import { AccountBook } from './account-book.ts'
import { type BaseWorld, World } from './world.ts'
import type { WorldStore } from './world-store.ts'

/** The headers of a request, as fetch has them. */
export type RequestHeaders = { get(name: string): string | null }

/** What the answer does to the session cookie. */
export type CookieChange = { kind: 'set'; token: string } | { kind: 'clear' }

/** What a host brings: where worlds are kept, its clock, and new tokens. */
export type VisitHost = { worlds: WorldStore; now: () => number; newToken: () => string }

const WORLD_ID = /^[\w.-]{1,80}$/
const TOKEN = /^[\w-]{8,80}$/
const SESSION_COOKIE = 'ottilie-session'

/** At most this many accounts of ordinary visits are remembered. */
const ORDINARY_ACCOUNTS = 10_000

/** One request's world and store, and what it does to the session. */
export class Visit implements SessionHost {
  readonly store: StoreLocale
  world: World
  cookie: CookieChange | undefined
  readonly #visits: Visits
  #token: string | undefined

  constructor(visits: Visits, store: StoreLocale, world: World, token?: string) {
    this.#visits = visits
    this.store = store
    this.world = world
    this.#token = token
  }

  /** A scenario's world is its own session; an ordinary visit gets a world under a new token. */
  open(): World {
    if (this.world.base.scenario === null && this.#token === undefined) {
      this.world = this.#visits.newOrdinaryWorld()
      this.#keepUnder(this.#visits.host.newToken())
    }
    return this.world
  }

  extend(): void {
    if (this.#token !== undefined) this.#keepUnder(this.#token)
  }

  renew(): void {
    if (this.#token === undefined) return
    this.#visits.host.worlds.forget(sessionKey(this.#token))
    this.#keepUnder(this.#visits.host.newToken())
  }

  close(): World {
    if (this.world.base.scenario !== null) {
      this.world.forgetGuest()
      this.world.state.write('session', { kind: 'none' })
      return this.world
    }
    if (this.#token !== undefined) this.#visits.host.worlds.forget(sessionKey(this.#token))
    this.#token = undefined
    this.cookie = { kind: 'clear' }
    this.world = this.#visits.nobody
    return this.world
  }

  #keepUnder(token: string): void {
    this.#token = token
    this.#visits.host.worlds.keep(sessionKey(token), this.world)
    this.cookie = { kind: 'set', token }
  }
}

function sessionKey(token: string): string {
  return `session/${token}`
}

/** The value of a cookie; undefined when it is not there or is no text. */
export function cookieValue(header: string | null, name: string): string | undefined {
  if (!header) return undefined
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return decoded(part.slice(at + 1).trim())
  }
  return undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The `Set-Cookie` header that a change asks for. `lifetime` in milliseconds. */
export function setCookie(change: CookieChange, lifetime: number): string {
  const value = change.kind === 'set' ? change.token : ''
  const maxAge = change.kind === 'set' ? Math.floor(lifetime / 1000) : 0
  return `${SESSION_COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`
}

/** Finds the world and the store that a request is about. */
export class Visits {
  readonly host: VisitHost
  /** The world of visits without a session: shared, and never written to. */
  readonly nobody: World
  readonly #ordinary: BaseWorld
  readonly #ordinaryAccounts: AccountBook
  readonly #bases = new Map<string, BaseWorld>()

  constructor(host: VisitHost) {
    this.host = host
    this.#ordinary = ordinaryWorld(startOfDay(host.now()))
    this.#ordinaryAccounts = new AccountBook(this.#ordinary.accounts, ORDINARY_ACCOUNTS)
    this.nobody = this.newOrdinaryWorld()
  }

  newOrdinaryWorld(): World {
    return new World(this.#ordinary, this.#ordinaryAccounts)
  }

  /** Headers come before cookies, a scenario's world before a session. Throws what the shopper of a wrong name is to read. */
  visit(headers: RequestHeaders): Visit {
    const cookies = headers.get('cookie')
    const scenario = headers.get('x-scenario') || cookieValue(cookies, 'scenario')
    const worldId = headers.get('x-world') || cookieValue(cookies, 'world')
    const asked = storeOf(headers.get('x-store'))
    if (scenario || worldId) return this.#scenarioVisit(scenario || baseScenario(asked), worldId || 'default', asked)
    const token = cookieValue(cookies, SESSION_COOKIE)
    const world = token && TOKEN.test(token) ? this.#sessionWorld(token) : undefined
    return world ? new Visit(this, asked ?? 'en-GB', world, token) : new Visit(this, asked ?? 'en-GB', this.nobody)
  }

  #sessionWorld(token: string): World | undefined {
    const world = this.host.worlds.find(sessionKey(token))
    const session = world?.state.read('session')
    const isOpen = session && session.kind !== 'none' && session.expiresAt > this.host.now()
    return isOpen ? world : undefined
  }

  #scenarioVisit(name: string, id: string, asked: StoreLocale | undefined): Visit {
    const scenario = findScenario(name)
    if (!scenario) throw unknownScenario(name)
    if (!WORLD_ID.test(id))
      throw contractError('BAD_USER_INPUT', 'A world is named by 1 to 80 letters, digits, dots, dashes or underscores.', { status: 400 })
    const key = `scenario/${name}/${id}`
    let world = this.host.worlds.find(key)
    if (!world) {
      world = new World(this.#baseOf(name, scenario))
      this.host.worlds.keep(key, world)
    }
    return new Visit(this, asked ?? scenario.store, world)
  }

  #baseOf(name: string, scenario: Parameters<typeof scenarioWorld>[0]): BaseWorld {
    const known = this.#bases.get(name)
    if (known) return known
    const made = scenarioWorld(scenario)
    this.#bases.set(name, made)
    return made
  }
}

/** A world without a scenario is that of a guest. */
function baseScenario(store: StoreLocale | undefined): string {
  return store === 'en-US' ? 'us-guest' : 'uk-guest'
}

function storeOf(header: string | null): StoreLocale | undefined {
  if (header === null || header === '') return undefined
  if (header === 'en-GB' || header === 'en-US') return header
  throw contractError('BAD_USER_INPUT', 'x-store is en-GB or en-US.', { status: 400 })
}

function unknownScenario(name: string): Error {
  const near = nearestScenarios(name)
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name
  return contractError('UNKNOWN_SCENARIO', `There is no scenario '${shown}'. Near to it: ${near.join(', ')}.`, { status: 400 })
}

function startOfDay(now: number): number {
  const day = 24 * 60 * 60 * 1000
  return Math.floor(now / day) * day
}
