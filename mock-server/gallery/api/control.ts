import { type CheckedSelection, type Facets, facetsSchema, type Scenario, scenariosSchema, selectionSchema } from './answers.ts'
import { exposuresSchema, type ListedExposures } from './exposure-answers.ts'
import { requestJson, requestText, sendRequest } from './request.ts'
import {
  endedSchema,
  type ImportedSession,
  importedSchema,
  journalSchema,
  type ListedRequest,
  type Session,
  sessionSchema,
  sessionsSchema,
} from './session-answers.ts'

/** A layer, as in scenario files: the changes for a live session. The server validates it. */
export type Layer = Readonly<Record<string, unknown>>

const PAGE = 500

/** Lists all scenarios. */
export async function fetchScenarios(signal?: AbortSignal): Promise<readonly Scenario[]> {
  const found: Scenario[] = []
  let total = 1
  while (found.length < total) {
    const after = found.at(-1)
    const page = await requestJson(
      `/control/scenarios?limit=${PAGE}${after ? `&after=${encodeURIComponent(after.name)}` : ''}`,
      scenariosSchema,
      {
        signal,
      },
    )
    if (page.scenarios.length === 0) break
    found.push(...page.scenarios)
    total = page.total
  }
  return found
}

/** Facets, flags and fault presets. */
export function fetchFacets(signal?: AbortSignal): Promise<Facets> {
  return requestJson('/control/facets', facetsSchema, { signal })
}

/** Checks a selection. Throws `RequestError` with the nearest names if it is invalid. */
export function checkSelection(selection: string, signal?: AbortSignal): Promise<CheckedSelection> {
  return requestJson('/control/selections', selectionSchema, { method: 'POST', body: { selection }, signal })
}

/** Lists the live sessions. */
export function fetchSessions(limit: number, signal?: AbortSignal) {
  return requestJson(`/control/sessions?limit=${limit}`, sessionsSchema, { signal })
}

/** The session of a selection in a world; opened if there is none. */
export function openSession(selection: string, world: string, signal?: AbortSignal): Promise<Session> {
  return requestJson('/control/sessions', sessionSchema, { method: 'POST', body: { selection, world }, signal })
}

/** A session's current state. */
export function fetchSession(id: string, signal?: AbortSignal): Promise<Session> {
  return requestJson(of(id), sessionSchema, { signal })
}

/** Changes a live session with a layer. */
export function patchSession(id: string, layer: Layer): Promise<Session> {
  return requestJson(of(id), sessionSchema, { method: 'PATCH', body: { layer } })
}

/** Resets a session to its initial state. */
export function resetSession(id: string): Promise<Session> {
  return requestJson(`${of(id)}/reset`, sessionSchema, { method: 'POST' })
}

/** Ends a session. */
export function deleteSession(id: string): Promise<void> {
  return sendRequest(of(id), { method: 'DELETE' })
}

/** Ends every session and returns how many there were. */
export async function resetAll(): Promise<number> {
  return (await requestJson('/control/sessions/reset', endedSchema, { method: 'POST' })).ended
}

/** A clock change: freeze or run, from an instant (`at`) or moved by milliseconds (`by`). */
export type ClockOrder = { kind: 'frozen' | 'running'; at?: string; by?: number }

/** Sets or moves a session's clock. */
export function setClock(id: string, order: ClockOrder): Promise<Session> {
  return requestJson(`${of(id)}/clock`, sessionSchema, { method: 'PUT', body: order })
}

/** Replaces a session's faults. */
export function setFaults(id: string, faults: readonly string[]): Promise<Session> {
  return requestJson(`${of(id)}/faults`, sessionSchema, { method: 'PUT', body: { faults } })
}

/** A session's requests, in order. */
export async function fetchJournal(id: string, signal?: AbortSignal): Promise<readonly ListedRequest[]> {
  return (await requestJson(`${of(id)}/journal`, journalSchema, { signal })).entries
}

/** Who saw which variation of each experiment, over all sessions. */
export function fetchExposures(signal?: AbortSignal): Promise<ListedExposures> {
  return requestJson('/control/exposures', exposuresSchema, { signal })
}

export function clearJournal(id: string): Promise<void> {
  return sendRequest(`${of(id)}/journal`, { method: 'DELETE' })
}

/** The URL of a session's journal event stream. */
export function journalEvents(id: string, after: number): string {
  return `${of(id)}/journal/events?after=${after}`
}

/** Exports a session as a file. */
export function fetchSessionFile(id: string): Promise<string> {
  return requestText(`${of(id)}/export`)
}

/** How a session file is imported: state restored, or every request replayed. */
export type ImportMode = 'restore' | 'replay'

/** Imports a session file. */
export function postSessionFile(file: unknown, mode: ImportMode, world?: string): Promise<ImportedSession> {
  return requestJson('/control/sessions/import', importedSchema, { method: 'POST', body: { file, mode, ...(world ? { world } : {}) } })
}

const of = (id: string) => `/control/sessions/${encodeURIComponent(id)}`
