import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import { contractError } from '../../contract/errors.ts'
import { scenarioKey, tokenKey, WORLD_ID } from '../sessions/session-key.ts'
import { whenKnown } from '../store/maybe-promise.ts'
import type { MaybePromise } from '../store/world-store.ts'
import { World } from '../world.ts'
import { isOpenSession, selectedWorld, Visit, type VisitHost, type Whose } from './request-world.ts'
import { cookieValue, SESSION_COOKIE } from './session-cookie.ts'

/** The headers of a request, as fetch has them. */
export type RequestHeaders = { get(name: string): string | null }

const TOKEN = /^[\w-]{8,80}$/

const nobodys: Whose = { kind: 'nobody' }

/** Finds the world and the store that a request is about. */
export class Visits {
  readonly host: VisitHost
  /** The world of visits without a session: shared, and never written to. */
  readonly nobody: World

  constructor(host: VisitHost) {
    this.host = host
    this.nobody = new World(host.bases.ordinary())
  }

  /** Headers come before cookies, a scenario's world before a session. Throws what the shopper of a wrong name is to read. */
  visit(headers: RequestHeaders): MaybePromise<Visit> {
    const cookies = headers.get('cookie')
    const scenario = headers.get('x-scenario') || cookieValue(cookies, 'scenario')
    const worldId = headers.get('x-world') || cookieValue(cookies, 'world')
    const asked = storeOf(headers.get('x-store'))
    if (scenario || worldId) return this.#scenarioVisit(scenario || baseScenario(asked), worldId || 'default', asked)
    const token = cookieValue(cookies, SESSION_COOKIE)
    return token && TOKEN.test(token) ? this.#sessionVisit(token, asked) : this.#nobodysVisit(asked)
  }

  #nobodysVisit(asked: StoreLocale | undefined): Visit {
    return new Visit(this.host, { store: asked ?? 'en-GB', hostNow: this.host.now(), world: this.nobody, whose: nobodys })
  }

  #sessionVisit(token: string, asked: StoreLocale | undefined): MaybePromise<Visit> {
    const hostNow = this.host.now()
    return whenKnown(this.host.worlds.find(tokenKey(token)), (world) =>
      world && isOpenSession(world, hostNow)
        ? new Visit(this.host, { store: asked ?? 'en-GB', hostNow, world, whose: { kind: 'session', token } })
        : this.#nobodysVisit(asked),
    )
  }

  #scenarioVisit(selection: string, id: string, asked: StoreLocale | undefined): MaybePromise<Visit> {
    const base = this.host.bases.selected(selection)
    if (!WORLD_ID.test(id))
      throw contractError('BAD_USER_INPUT', 'A world is named by 1 to 80 letters, digits, dots, dashes or underscores.', { status: 400 })
    const hostNow = this.host.now()
    const whose: Whose = { kind: 'scenario', key: scenarioKey(base.scenario ?? selection, id), base }
    return whenKnown(
      selectedWorld(this.host, whose, hostNow),
      (world) => new Visit(this.host, { store: asked ?? base.store ?? 'en-GB', hostNow, world, whose }),
    )
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
