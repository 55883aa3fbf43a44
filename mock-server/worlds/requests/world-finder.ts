import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { StoreContent } from '#fixtures/content/record.ts'
import { withPublished } from '../../contract/content/published-content.ts'
import { contractError } from '../../contract/errors.ts'
import { scenarioKey, tokenKey, WORLD_ID } from '../sessions/session-key.ts'
import { whenKnown } from '../store/maybe-promise.ts'
import type { MaybePromise } from '../store/world-store.ts'
import { World } from '../world.ts'
import {
  isOpenSession,
  nothingPublished,
  type PublishedContent,
  RequestWorld,
  type SessionOwner,
  selectedWorld,
  type WorldHost,
} from './request-world.ts'
import { requestCookie, SESSION_COOKIE_NAME } from './session-cookie.ts'

/** The headers of a request, as in fetch. */
export type RequestHeaders = { get(name: string): string | null }

const TOKEN = /^[\w-]{8,80}$/

const nobodys: SessionOwner = { kind: 'nobody' }

/** Finds the world and the store of a request. */
export class WorldFinder {
  readonly host: WorldHost
  /** The world of visitors without a session: shared and read-only. */
  readonly nobody: World
  readonly #published = new Map<StoreLocale, PublishedContent>()

  constructor(host: WorldHost) {
    this.host = host
    this.nobody = new World(host.bases.ordinary())
  }

  /** Headers take precedence over cookies, and a scenario's world over a session. Throws for an unknown name. */
  visit(headers: RequestHeaders): MaybePromise<RequestWorld> {
    const cookies = headers.get('cookie')
    const scenario = headers.get('x-scenario') || requestCookie(cookies, 'scenario')
    const worldId = headers.get('x-world') || requestCookie(cookies, 'world')
    const asked = storeOf(headers.get('x-store'))
    if (scenario || worldId) return this.#scenarioVisit(scenario || baseScenario(asked), worldId || 'default', asked)
    const token = requestCookie(cookies, SESSION_COOKIE_NAME)
    return token && TOKEN.test(token) ? this.#sessionVisit(token, asked) : this.#nobodysVisit(asked)
  }

  /** Shows content to everybody who has not selected a state. */
  publish(store: StoreLocale, content: Partial<StoreContent>): void {
    const before = this.published(store)
    this.#published.set(store, { content: withPublished(before.content, content, store), version: before.version + 1 })
  }

  /** What was published in a store. */
  published(store: StoreLocale): PublishedContent {
    return this.#published.get(store) ?? nothingPublished
  }

  #nobodysVisit(asked: StoreLocale | undefined): RequestWorld {
    const store = asked ?? 'en-GB'
    return new RequestWorld(this.host, {
      store,
      hostNow: this.host.now(),
      world: this.nobody,
      whose: nobodys,
      published: this.published(store),
    })
  }

  #sessionVisit(token: string, asked: StoreLocale | undefined): MaybePromise<RequestWorld> {
    const hostNow = this.host.now()
    const store = asked ?? 'en-GB'
    return whenKnown(this.host.worlds.find(tokenKey(token)), (world) =>
      world && isOpenSession(world, hostNow)
        ? new RequestWorld(this.host, { store, hostNow, world, whose: { kind: 'session', token }, published: this.published(store) })
        : this.#nobodysVisit(asked),
    )
  }

  #scenarioVisit(selection: string, id: string, asked: StoreLocale | undefined): MaybePromise<RequestWorld> {
    const base = this.host.bases.selected(selection)
    if (!WORLD_ID.test(id))
      throw contractError('BAD_USER_INPUT', 'A world is named by 1 to 80 letters, digits, dots, dashes or underscores.', { status: 400 })
    const hostNow = this.host.now()
    const whose: SessionOwner = { kind: 'scenario', key: scenarioKey(base.scenario ?? selection, id), base }
    return whenKnown(
      selectedWorld(this.host, whose, hostNow),
      (world) => new RequestWorld(this.host, { store: asked ?? base.store ?? 'en-GB', hostNow, world, whose }),
    )
  }
}

/** The default scenario is the store's guest. */
function baseScenario(store: StoreLocale | undefined): string {
  return store === 'en-US' ? 'us-guest' : 'uk-guest'
}

function storeOf(header: string | null): StoreLocale | undefined {
  if (header === null || header === '') return undefined
  if (header === 'en-GB' || header === 'en-US') return header
  throw contractError('BAD_USER_INPUT', 'x-store is en-GB or en-US.', { status: 400 })
}
