import type { ScenarioLayer } from '#fixtures/scenarios/record.ts'
import type { ControlClient } from './control-client.ts'

/** The browser's state before it opens the shop. */
type BrowserHolds = {
  cookies?: Readonly<Record<string, string>>
  localStorage?: Readonly<Record<string, string>>
  sessionStorage?: Readonly<Record<string, string>>
}

/** A session as the control API describes it. */
export type SessionView = {
  id: string
  key: string
  selection: string
  world: string
  store: 'en-GB' | 'en-US'
  /** The world's current time, ISO 8601. */
  now: string
  clock: { kind: string }
  user: Readonly<Record<string, unknown>>
  basket: Readonly<Record<string, unknown>>
  flags: Readonly<Record<string, string>>
  faults: readonly { text: string }[]
  browser: BrowserHolds
  /** Emails that were or will be sent, newest first, with the path in the shop that they lead to, the code to log in with there, and whom a gift is for, if they hold one. */
  sentMails: readonly {
    purpose: 'password' | 'email' | 'code' | 'gift'
    to: string
    sentAt: string
    link: string
    passcode: string | null
    gift: { recipientName: string | null; message: string | null } | null
    isUsed: boolean
    openUrl: string
  }[]
  differences: Readonly<Record<string, unknown>>
}

/** A test's world: read, change, reset and export it. */
export type WorldControl = {
  /** Its id in the control API. */
  readonly id: string
  /** Its selection in the canonical form. */
  readonly selection: string
  /** The path of its store in the shop, without a trailing slash for the US store. */
  readonly storePath: '/' | '/us'
  inspect: () => Promise<SessionView>
  /** Changes the world as a scenario's layer would. */
  patch: (layer: ScenarioLayer) => Promise<SessionView>
  /** Resets it to its selection. */
  reset: () => Promise<SessionView>
  /** The session as a file: selection, differences, clock, faults, journal. */
  exportFile: () => Promise<unknown>
  /** Replaces this session with the one in a file. */
  importFile: (file: unknown) => Promise<SessionView>
}

/** The clock of a test's world. Times are ISO 8601 or dates. */
export type ClockControl = {
  now: () => Promise<Date>
  set: (at: Date | string) => Promise<void>
  /** Advances it; negative parts move it back. */
  advance: (by: { days?: number; hours?: number; minutes?: number; seconds?: number }) => Promise<void>
  freeze: () => Promise<void>
  run: () => Promise<void>
}

/** The faults of a test's world, as written in a selection: `addBasketItems;status=503;nth=2`, or a preset's name. */
export type FaultsControl = {
  set: (...faults: readonly string[]) => Promise<void>
  clear: () => Promise<void>
}

/** The control API's path for one session. */
export function sessionPath(id: string): string {
  return `/sessions/${encodeURIComponent(id)}`
}

/** The world of a session. */
export function worldControl(client: ControlClient, session: SessionView): WorldControl {
  const path = sessionPath(session.id)
  return {
    id: session.id,
    selection: session.selection,
    storePath: session.store === 'en-US' ? '/us' : '/',
    inspect: () => client.ask('GET', path),
    patch: (layer) => client.ask('PATCH', path, { layer }),
    reset: () => client.ask('POST', `${path}/reset`),
    exportFile: () => client.ask('GET', `${path}/export`),
    importFile: (file) => client.ask('POST', '/sessions/import', { file, world: session.world, mode: 'restore' }),
  }
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The clock of a session. */
export function clockControl(client: ControlClient, id: string): ClockControl {
  const now = async (): Promise<Date> => new Date((await client.ask<SessionView>('GET', sessionPath(id))).now)
  const put = async (change: { kind?: 'frozen' | 'running'; at?: string; by?: number }): Promise<void> => {
    const kind = change.kind ?? ((await client.ask<SessionView>('GET', sessionPath(id))).clock.kind === 'frozen' ? 'frozen' : 'running')
    await client.ask('PUT', `${sessionPath(id)}/clock`, { ...change, kind })
  }
  return {
    now,
    set: (at) => put({ at: new Date(at).toISOString() }),
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) =>
      put({ by: days * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND }),
    freeze: () => put({ kind: 'frozen' }),
    run: () => put({ kind: 'running' }),
  }
}

/** The faults of a session. */
export function faultsControl(client: ControlClient, id: string): FaultsControl {
  const set = async (...faults: readonly string[]): Promise<void> => {
    await client.ask('PUT', `${sessionPath(id)}/faults`, { faults })
  }
  return { set, clear: () => set() }
}
