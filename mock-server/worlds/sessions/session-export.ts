import { faultText } from '../../faults/fault-text.ts'
import type { KeptWorld } from '../store/world-store.ts'
import type { World } from '../world.ts'
import { accountRecord, type WorldRecord, worldRecord } from '../world-record.ts'
import { SESSION_FORMAT, type SessionFile } from './session-file.ts'
import { sessionNameOf } from './session-key.ts'
import type { SessionParts } from './session-parts.ts'

/** Exports a session as a file. */
export async function exportSession({ key, world }: KeptWorld, { host, journal }: SessionParts): Promise<SessionFile> {
  const name = sessionNameOf(key)
  const now = world.now(host.now())
  return {
    format: SESSION_FORMAT,
    selection: world.base.scenario,
    world: name?.kind === 'scenario' ? name.world : null,
    store: world.base.store ?? 'en-GB',
    clock: { kind: world.state.read('clock').kind, at: new Date(now).toISOString() },
    faults: world.state.read('faults').map(faultText),
    record: portable(world, now),
    counters: await host.worlds.counters(key),
    journal: await journal.read(key),
  }
}

/** A world as data that can be restored elsewhere: a running clock continues from its current instant, and an ordinary session's account is included. */
function portable(world: World, now: number): WorldRecord {
  const record = worldRecord(world)
  const clock = world.state.read('clock')
  const state = clock.kind === 'running' ? { ...record.state, clock: { ...clock, at: now, since: null } } : record.state
  const shared = world.hasOwnAccounts ? undefined : world.account
  const accounts = world.base.scenario === null && shared ? [accountRecord(shared, world.base)] : record.accounts
  return { ...record, state, accounts }
}
