import { type ZodError, z } from 'zod'
import { FaultError } from '../../faults/fault-error.ts'
import { faultText, parseFault } from '../../faults/fault-text.ts'
import { startedClock } from '../clock.ts'
import { World } from '../world.ts'
import { accountFrom, baseOf, RecordError, readRecord, worldFrom } from '../world-record.ts'
import { SessionError } from './session-error.ts'
import type { ImportRequest, Replay, SessionFile } from './session-file.ts'
import { sessionFileSchema } from './session-file-schema.ts'
import { scenarioKey, tokenKey } from './session-key.ts'
import type { SessionCommands } from './session-parts.ts'
import { replaySession } from './session-replay.ts'
import { checkedWorldName } from './world-name.ts'

/** Imports a session file. Throws a SessionError for an invalid file, and a SelectionError for an unknown selection. */
export async function importSession(request: ImportRequest, sessions: SessionCommands): Promise<{ key: string; replay?: Replay }> {
  try {
    return await importParsed(request, sessions)
  } catch (error) {
    // A record names accounts and worlds that only its import looks up.
    throw error instanceof RecordError || error instanceof FaultError ? new SessionError('BAD_SESSION_FILE', error.message) : error
  }
}

async function importParsed({ file, world, mode }: ImportRequest, sessions: SessionCommands): Promise<{ key: string; replay?: Replay }> {
  const session = readSessionFile(file)
  const { host } = sessions.parts
  if (session.selection === null) {
    if (mode === 'replay')
      throw new SessionError('BAD_SESSION_FILE', 'An ordinary visit cannot be asked again: only a selection says how it began.')
    return { key: await restore(tokenKey(host.newToken()), session, sessions) }
  }
  const base = host.bases.selected(session.selection)
  const key = scenarioKey(base.scenario ?? session.selection, checkedWorldName(world ?? session.world ?? 'imported'))
  if (mode === 'replay') return { key, replay: await replaySession(key, session, sessions) }
  return { key: await restore(key, session, sessions) }
}

/** Parses a session file. */
function readSessionFile(file: unknown): SessionFile {
  const parsed = sessionFileSchema.safeParse(file)
  if (!parsed.success) throw notAFile(parsed.error)
  const record = readRecord(parsed.data.record)
  if (record.selection !== parsed.data.selection) throw new RecordError('The file and the record in it tell of different selections.')
  const faults = [
    ...parsed.data.faults,
    ...parsed.data.journal.flatMap((entry) => entry.faults),
    ...(record.state.faults ?? []).map(faultText),
  ]
  for (const fault of faults) parseFault(fault)
  return { ...parsed.data, record } as SessionFile
}

function notAFile(error: ZodError): SessionError {
  const issues = error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.map(String).join('.'), message }))
  const first = issues[0]
  return new SessionError(
    'BAD_SESSION_FILE',
    `This is no session file: ${first?.path || 'the file'}: ${first?.message ?? z.prettifyError(error)}`,
    issues,
  )
}

async function restore(key: string, { record, counters, journal }: SessionFile, { parts }: SessionCommands): Promise<string> {
  const { host } = parts
  const base = baseOf(record, host.bases)
  // Created before any change, so that a file with unknown accounts changes nothing.
  const accounts = record.accounts.map((account) => accountFrom(account, base))
  await host.worlds.change(key, (attempt) => {
    const isOrdinary = record.selection === null
    const world = isOrdinary
      ? new World(base, { state: record.state, guest: record.guest, accounts: attempt.ordinaryWorld().accounts })
      : worldFrom(record, host.bases)
    const clock = world.state.read('clock')
    const started = startedClock(clock, host.now())
    if (started !== clock) world.state.write('clock', started)
    if (isOrdinary) for (const account of accounts) attempt.keepAccount(account)
    attempt.keep(key, world)
  })
  await host.worlds.setCounters(key, counters)
  await parts.journal.replace(key, journal)
  return key
}
