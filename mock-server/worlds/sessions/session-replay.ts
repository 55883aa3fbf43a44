import { faultText, parseFault } from '../../faults/fault-text.ts'
import type { JournalEntry } from '../../journal/journal-store.ts'
import { playable } from '../../journal/redaction.ts'
import { differenceText, firstDifference } from '../first-difference.ts'
import type { BaseWorld } from '../world.ts'
import { baseOf, type WorldRecord } from '../world-record.ts'
import { EventComparison, type PlayedAnswer } from './replayed-events.ts'
import type { Replay, SessionFile } from './session-file.ts'
import { sessionIdOf, sessionNameOf } from './session-key.ts'
import type { SessionCommands } from './session-parts.ts'

/** Opens a file's selection again, repeats every request in its journal at its original instant, and compares the results. */
export async function replaySession(key: string, file: SessionFile, sessions: SessionCommands): Promise<Replay> {
  const id = sessionIdOf(key)
  const name = sessionNameOf(key)
  if (name?.kind !== 'scenario') throw new Error('Only a world of a selection can be played again.')
  await sessions.open(name.selection, name.world)
  await sessions.reset(id)
  // Recorded faults are sent with each request, so the session's own faults must not apply as well.
  await sessions.setFaults(id, [])
  const begins = file.journal[0]?.number ?? 1
  let difference = begins > 1 ? `the journal begins with request ${begins}: those before were forgotten` : null
  const events = new EventComparison()
  for (const entry of file.journal) {
    await sessions.setClock(id, { kind: 'frozen', at: entry.now })
    const found = await playEntry(entry, headersFor(name, file, entry), { sessions, events })
    difference ??= found
  }
  difference ??= await endDifference(id, file, sessions)
  await sessions.setFaults(id, file.record.state.faults ?? (await selectionFaults(key, sessions)))
  const ofEvents = events.result()
  return { equal: difference === null && ofEvents.equal, played: file.journal.length, difference, events: ofEvents }
}

function headersFor(name: { selection: string; world: string }, { store }: SessionFile, entry: JournalEntry): Record<string, string> {
  const faults = entry.faults.map(withoutConditions).filter((fault) => fault !== undefined)
  return {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json',
    'x-store': entry.headers['x-store'] ?? store,
    ...said(entry, 'x-session-strategy'),
    ...said(entry, 'x-device-fingerprint'),
    'x-scenario': name.selection,
    'x-world': name.world,
    ...(faults.length > 0 ? { 'x-fault': faults.join(',') } : {}),
  }
}

function said({ headers }: JournalEntry, name: string): Record<string, string> {
  const value = headers[name]
  return value === undefined ? {} : { [name]: value }
}

/** A recorded fault without its conditions, so that it applies again. Faults that only delay are left out. */
function withoutConditions(text: string): string | undefined {
  const { target, effect, executed } = parseFault(text)
  if (effect.kind === 'latency' || effect.kind === 'dribble' || effect.kind === 'overtaken') return undefined
  const always = target.operation === undefined ? {} : { operation: target.operation }
  return faultText({ target: always, effect, ...(executed === undefined ? {} : { executed }) })
}

/** Repeats a request; returns the difference from the recorded answer, or null. */
async function playEntry(
  entry: JournalEntry,
  headers: Record<string, string>,
  { sessions: { parts }, events }: { sessions: SessionCommands; events: EventComparison },
): Promise<string | null> {
  if (entry.kind === 'analytics' && entry.operation !== 'analytics') {
    const batch = [{ type: 'track', event: entry.operation, properties: entry.variables }]
    events.addSent(entry, await played(parts, '/analytics/v1/batch', headers, { batch }))
    return null
  }
  if (entry.kind !== 'query' && entry.kind !== 'mutation') return null
  const query = parts.documentOf(entry.operation)
  const called = `request ${entry.number}, ${entry.operation}`
  if (query === undefined) return entry.kind === 'query' ? null : `${called}: there is no such operation among the trusted documents`
  const answer = await played(parts, '/graphql', headers, { query, variables: playable(entry.variables) })
  events.addAnswer(entry, answer)
  const { status } = answer
  return status === entry.status ? null : `${called}: was answered with status ${entry.status}, is answered with ${status}`
}

async function played(
  { ask }: SessionCommands['parts'],
  path: string,
  headers: Record<string, string>,
  content: object,
): Promise<PlayedAnswer> {
  const request = new Request(`http://contract.invalid${path}`, { method: 'POST', headers, body: JSON.stringify(content) })
  try {
    const answer = await ask(request)
    const text = await answer.text().catch(() => null)
    return { status: answer.status, text }
  } catch {
    return { status: 0, text: null }
  }
}

async function endDifference(id: string, file: SessionFile, sessions: SessionCommands): Promise<string | null> {
  const { record } = await sessions.exportFile(id)
  const base = baseOf(file.record, sessions.parts.host.bases)
  const found = firstDifference(comparable(file.record, base), comparable(record, base))
  return found ? `after the last request, ${differenceText(found)}` : null
}

/**
 * The part of a world that its requests changed. Clock and faults were set from outside, a session's expiry moves with the clock, and a
 * password's digest is not in a journal.
 */
function comparable({ state, guest, accounts, registered }: WorldRecord, base: BaseWorld): unknown {
  const { clock: _clock, faults: _faults, session, ...rest } = { ...base.state, ...state }
  const byEmail = accounts.map(({ email, base, own: { passwordProof: _proof, ...own } }) => [email, { base, own }])
  const who = { ...session, expiresAt: 0 }
  return { state: { ...rest, session: who }, guest, accounts: Object.fromEntries(byEmail), registered }
}

async function selectionFaults(key: string, { parts }: SessionCommands) {
  const kept = await parts.host.worlds.look(key)
  return kept?.world.base.state.faults ?? []
}
