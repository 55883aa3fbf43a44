import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { StoreContent } from '#fixtures/content/record.ts'
import type { SessionHost } from '../../contract/context.ts'
import { startedClock } from '../clock.ts'
import { NOBODY, tokenKey } from '../sessions/session-key.ts'
import type { BaseWorlds } from '../store/bases.ts'
import { whenKnown } from '../store/maybe-promise.ts'
import type { Attempt, MaybePromise, WorldStore } from '../store/world-store.ts'
import { type BaseWorld, World } from '../world.ts'
import type { CookieChange } from './session-cookie.ts'

/** What a request needs to find its world: the store, the base worlds, the host's clock and new tokens. */
export type WorldHost = { worlds: WorldStore; bases: BaseWorlds; now: () => number; newToken: () => string }

/** Content that was published in a store, in place of its fixtures'. `version` counts how often. */
export type PublishedContent = { readonly content: Readonly<Partial<StoreContent>>; readonly version: number }

/** Nothing was published. */
export const nothingPublished: PublishedContent = { content: {}, version: 0 }

/** The owner of a session: a selection's world by its key, a token, or nobody. */
export type SessionOwner = { kind: 'scenario'; key: string; base: BaseWorld } | { kind: 'session'; token: string } | { kind: 'nobody' }

/** The world and store of one request, and its changes to the session. */
export class RequestWorld implements SessionHost {
  readonly store: StoreLocale
  /** When the request arrived, by the host's clock, milliseconds. The whole request happens at this instant. */
  readonly hostNow: number
  /** What was published in the store. */
  readonly published: PublishedContent
  /** The world as this request sees it: the newest state within a change, otherwise read-only. */
  world: World
  /** The change to the session cookie. */
  cookie: CookieChange | undefined
  readonly #host: WorldHost
  readonly #whose: SessionOwner
  #token: string | undefined
  #attempt: Attempt | undefined

  constructor(
    host: WorldHost,
    parts: { store: StoreLocale; hostNow: number; world: World; whose: SessionOwner; published?: PublishedContent },
  ) {
    this.#host = host
    this.store = parts.store
    this.hostNow = parts.hostNow
    this.published = parts.published ?? nothingPublished
    this.world = parts.world
    this.#whose = parts.whose
    this.#token = parts.whose.kind === 'session' ? parts.whose.token : undefined
  }

  /** The current key of the request's session; everything stored for the session uses it. */
  get key(): string {
    if (this.#whose.kind === 'scenario') return this.#whose.key
    return this.#token === undefined ? NOBODY : tokenKey(this.#token)
  }

  /**
   * Runs work that changes the world, serialized with other changes of its session and against the newest state. The changes are stored before
   * this returns. Work may run more than once, each time from a clean state.
   */
  change<Result>(work: () => MaybePromise<Result>): MaybePromise<Result> {
    return this.#host.worlds.change(this.#startKey, (attempt) => {
      this.#begin(attempt)
      return work()
    })
  }

  /** Counts 1, 2, 3… per session and name, across instances. */
  count(name: string): MaybePromise<number> {
    return this.#host.worlds.count(this.key, name)
  }

  /** A scenario's world is its own session; an ordinary session gets a world with a new token. */
  open(): World {
    if (this.#whose.kind !== 'scenario' && this.#token === undefined) {
      this.world = this.#changing.ordinaryWorld()
      this.world.guest.write('attempts', { ...this.world.guest.read('attempts'), seed: this.#host.newToken() })
      this.#keepUnder(this.#host.newToken())
    }
    return this.world
  }

  extend(): void {
    if (this.#token !== undefined) this.#keepUnder(this.#token)
  }

  renew(): void {
    if (this.#token === undefined) return
    const before = tokenKey(this.#token)
    this.#token = this.#host.newToken()
    this.#changing.move(before, tokenKey(this.#token), this.world)
    this.cookie = { kind: 'set', token: this.#token }
  }

  close(): World {
    if (this.#whose.kind === 'scenario') {
      this.world.endSession()
      return this.world
    }
    if (this.#token !== undefined) this.#changing.forget(tokenKey(this.#token))
    this.#token = undefined
    this.cookie = { kind: 'clear' }
    this.world = this.#changing.ordinaryWorld()
    return this.world
  }

  get #startKey(): string | undefined {
    if (this.#whose.kind === 'scenario') return this.#whose.key
    return this.#whose.kind === 'session' ? tokenKey(this.#whose.token) : undefined
  }

  /** Sessions are part of the world, and the world changes only inside `change`. */
  get #changing(): Attempt {
    if (!this.#attempt) throw new Error('A session was changed outside a mutation.')
    return this.#attempt
  }

  #begin(attempt: Attempt): void {
    this.#attempt = attempt
    this.cookie = undefined
    if (this.#whose.kind === 'scenario') {
      this.world = attempt.world ?? openedWorld(attempt, this.#whose, this.hostNow)
      return
    }
    const isOpen = attempt.world !== undefined && isOpenSession(attempt.world, this.hostNow)
    this.#token = this.#whose.kind === 'session' && isOpen ? this.#whose.token : undefined
    this.world = isOpen && attempt.world ? attempt.world : attempt.ordinaryWorld()
  }

  #keepUnder(token: string): void {
    this.#token = token
    this.#changing.keep(tokenKey(token), this.world)
    this.cookie = { kind: 'set', token }
  }
}

/** Whether a token's world has an unexpired session. */
export function isOpenSession(world: World, hostNow: number): boolean {
  return world.state.read('session').kind !== 'none' && !world.hasRunOut(hostNow)
}

/** The initial world of a selection: a running clock starts now. */
export function freshWorld(base: BaseWorld, hostNow: number): World {
  const clock = base.state.clock
  const started = startedClock(clock, hostNow)
  return new World(base, started === clock ? {} : { state: { clock: started } })
}

/** Opens a selection's world in an attempt. */
export function openedWorld(attempt: Attempt, { key, base }: { key: string; base: BaseWorld }, hostNow: number): World {
  const world = freshWorld(base, hostNow)
  attempt.keep(key, world)
  return world
}

/** The world of a selection: opened if there is none yet, and without its session if that has expired. */
export function selectedWorld(host: WorldHost, whose: SessionOwner & { kind: 'scenario' }, hostNow: number): MaybePromise<World> {
  return whenKnown(host.worlds.find(whose.key), (known) => {
    if (known && !known.hasRunOut(hostNow)) return known
    return host.worlds.change(whose.key, (attempt) => {
      const world = attempt.world ?? openedWorld(attempt, whose, hostNow)
      if (world.hasRunOut(hostNow)) world.endSession()
      return world
    })
  })
}
