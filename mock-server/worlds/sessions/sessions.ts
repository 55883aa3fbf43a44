import type { StoreLocale } from '#fixtures/catalogue/record.ts'
import type { FaultRecord } from '#fixtures/scenarios/fault-record.ts'
import type { ScenarioLayer } from '#fixtures/scenarios/record.ts'
import { faultOf } from '../../scenarios/known-names.ts'
import { library } from '../../scenarios/library.ts'
import type { ClockChange } from '../clock.ts'
import { patchWorld, setWorldClock } from '../patch-world.ts'
import { freshWorld, openedWorld } from '../requests/request-world.ts'
import type { Attempt, KeptWorld, Page, WorldFacts } from '../store/world-store.ts'
import type { World } from '../world.ts'
import { SessionError } from './session-error.ts'
import type { ImportedWorld, ImportRequest, SessionFile } from './session-file.ts'
import { scenarioKey, sessionIdOf, sessionKeyOf } from './session-key.ts'
import type { SessionParts } from './session-parts.ts'
import { factsOf, inspectionOf, type SessionFacts, type SessionInspection } from './session-view.ts'
import { checkedWorldName } from './world-name.ts'

/** Operations on sessions from outside. Sessions are identified by id. Throws a SessionError or a SelectionError. */
export class Sessions {
  readonly parts: SessionParts

  constructor(parts: SessionParts) {
    this.parts = parts
  }

  /** The store's contents and limits. */
  async facts(): Promise<WorldFacts> {
    return this.#worlds.facts()
  }

  /** Most recently used first; at most `limit` sessions, after the one with the id `after`. */
  async list({ limit, after }: Page): Promise<WorldFacts & { total: number; sessions: SessionFacts[] }> {
    const key = after === undefined ? undefined : sessionKeyOf(after)
    const { total, worlds } = await this.#worlds.list(key === undefined ? { limit } : { limit, after: key })
    const sessions = worlds.map(async (kept) => ({ ...factsOf(kept), requests: (await this.parts.journal.read(kept.key)).length }))
    return { ...(await this.facts()), total, sessions: await Promise.all(sessions) }
  }

  /** Opens the world of a selection, or returns the world already open under that name. */
  async open(selection: string, world: string): Promise<SessionInspection> {
    const { host } = this.parts
    const base = host.bases.selected(selection)
    const key = scenarioKey(base.scenario ?? selection, checkedWorldName(world))
    await this.#worlds.change(key, (attempt) => {
      if (!attempt.world) openedWorld(attempt, { key, base }, host.now())
    })
    return this.inspect(sessionIdOf(key))
  }

  /** A session with all its state. Reading does not count as use. */
  async inspect(id: string): Promise<SessionInspection> {
    return inspectionOf(await this.#kept(id), this.parts.catalogue, this.parts.host.now())
  }

  /** Applies a layer to its world, like a scenario file's layer to its base. */
  patch(id: string, layer: ScenarioLayer): Promise<SessionInspection> {
    return this.#change(id, (world, { store }) => patchWorld(world, layer, store, this.parts.host.now()))
  }

  /** Sets, moves, freezes or runs its clock. */
  setClock(id: string, change: ClockChange): Promise<SessionInspection> {
    return this.#change(id, (world) => setWorldClock(world, change, this.parts.host.now()))
  }

  /** Replaces its faults, given as records, as presets or in written form. Throws a SelectionError. */
  async setFaults(id: string, faults: readonly (string | FaultRecord)[]): Promise<SessionInspection> {
    const records = faults.map((fault) => (typeof fault === 'string' ? faultOf(fault, library).fault : fault))
    return this.#change(id, (world) => world.state.write('faults', records))
  }

  /** Resets it to the initial state of its selection, with an empty journal and counters at zero. An ordinary session restarts as a guest's. */
  async reset(id: string): Promise<SessionInspection> {
    const { key } = await this.#kept(id)
    const hostNow = this.parts.host.now()
    await this.#worlds.change(key, (attempt) => {
      const { world } = attempt
      if (world) attempt.keep(key, world.base.scenario === null ? sameSession(attempt, world) : freshWorld(world.base, hostNow))
    })
    await this.#worlds.setCounters(key, {})
    await this.parts.journal.clear(key)
    return this.inspect(id)
  }

  /** Ends the session and deletes it. */
  async end(id: string): Promise<void> {
    const { key } = await this.#kept(id)
    await this.#worlds.change(key, (attempt) => attempt.forget(key))
    await this.parts.journal.clear(key)
  }

  /** Ends every session; returns how many there were. */
  async endAll(): Promise<number> {
    const { worlds } = await this.#worlds.list({ limit: Number.MAX_SAFE_INTEGER })
    for (const { key } of worlds) await this.parts.journal.clear(key)
    return this.#worlds.clear()
  }

  /** Its journal's key. */
  async keyOf(id: string): Promise<string> {
    return (await this.#kept(id)).key
  }

  /** Everything needed to restore the session elsewhere. */
  async exportFile(id: string): Promise<SessionFile> {
    const { exportSession } = await import('./session-export.ts')
    return exportSession(await this.#kept(id), this.parts)
  }

  /** Imports a session file: restores its state, or replays its requests. Replaces an existing session of that name. Throws a SessionError. */
  async importFile(request: ImportRequest): Promise<ImportedWorld> {
    const { importSession } = await import('./session-import.ts')
    const { key, replay } = await importSession(request, this)
    const session = await this.inspect(sessionIdOf(key))
    return replay ? { session, replay } : { session }
  }

  get #worlds() {
    return this.parts.host.worlds
  }

  async #change(id: string, work: (world: World, facts: { store: StoreLocale }) => void): Promise<SessionInspection> {
    const { key } = await this.#kept(id)
    await this.#worlds.change(key, (attempt) => {
      if (!attempt.world) throw noSession()
      work(attempt.world, { store: attempt.world.base.store ?? 'en-GB' })
      attempt.keep(key, attempt.world)
    })
    return this.inspect(id)
  }

  async #kept(id: string): Promise<KeptWorld> {
    const key = sessionKeyOf(id)
    const kept = key === undefined ? undefined : await this.#worlds.look(key)
    if (!kept) throw noSession()
    return kept
  }
}

function noSession(): SessionError {
  return new SessionError(
    'NO_SUCH_SESSION',
    'There is no such session. It was never opened, has ended, or lay idle for too long. POST /control/sessions opens one, GET /control/sessions lists those that are open.',
  )
}

/** The same ordinary session with its changes discarded. */
function sameSession(attempt: Attempt, world: World): World {
  const session = world.state.read('session')
  const next = attempt.ordinaryWorld()
  if (session.kind !== 'none') next.state.write('session', { kind: 'guest', expiresAt: session.expiresAt })
  return next
}
