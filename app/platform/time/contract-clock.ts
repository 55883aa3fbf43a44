import { sessionKey } from '#app/platform/shopper/shopper-record.ts'
import { readStoredJson, writeStored } from '#app/platform/storage/browser-storage.ts'

/**
 * State of the contract's clock: its last instant, the device's time then, and whether it runs. Milliseconds. A session's clock may stand still or be
 * days away from the device's, so features never read the device's clock.
 */
export type ContractClock = { now: number; at: number; runs: boolean }

/** An instant from the contract and the device's time when it arrived. Milliseconds. */
export type ClockSample = { now: number; at: number }

/** Storage key of the open session's clock. */
const STORAGE_KEY = 'contract-clock'

/** How far a running clock may seem ahead of the device's, milliseconds: requests take time. */
const TOLERANCE = 2000

/** Samples closer together than this say nothing about whether the clock runs, milliseconds. */
const LEAST_PASSED = 5

/**
 * The clock's state after another sample. Unchanged although time has passed: it stands still. Advanced no more than the device's: it runs. Jumped: it
 * was set, and runs or stands still as before.
 */
export function clockAfter(before: ContractClock, { now, at }: ClockSample): ContractClock {
  const passed = at - before.at
  const moved = now - before.now
  if (passed < LEAST_PASSED) return { now, at, runs: before.runs }
  if (moved === 0) return { now, at, runs: false }
  return { now, at, runs: before.runs || (moved > 0 && moved <= passed + TOLERANCE) }
}

/** The clock's time at the device's `deviceNow`; the device's own time without a clock. */
export function instantBy(clock: ContractClock | undefined, deviceNow: number): number {
  if (!clock) return deviceNow
  return clock.runs ? clock.now + (deviceNow - clock.at) : clock.now
}

/** The contract's current time in milliseconds, for countdowns, windows and expiries. Browser only. */
export function contractNow(): number {
  return instantBy(readClock(), Date.now())
}

/** Adds an instant just received from the contract, the `now` of an answer. Ignores an invalid one. */
export function noteContractTime(now: string): void {
  const sample = { now: Date.parse(now), at: Date.now() }
  if (Number.isNaN(sample.now)) return
  const before = readClock()
  // Only per-request pages provide a time; otherwise the clock is the real one, which runs.
  saveClock(before ? clockAfter(before, sample) : { ...sample, runs: true })
}

/** The page's own instant, added once: it is as old as the page. */
let taken: string | undefined

/** The open session's clock, with the page's own instant if it was rendered per request. */
function readClock(): ContractClock | undefined {
  const stored = storedClock()
  const said = document.documentElement.dataset['now']
  if (said === undefined || said === taken) return stored
  taken = said
  const sample = { now: Number(said), at: Math.round(performance.timeOrigin) }
  if (!Number.isFinite(sample.now) || (stored && stored.at > sample.at)) return stored
  // Assume that it stands still until a second sample shows that it runs.
  const clock = stored ? clockAfter(stored, sample) : { ...sample, runs: false }
  saveClock(clock)
  return clock
}

/** Used on this page when local storage is full or forbidden. */
let unstored: { key: string; clock: ContractClock } | undefined

function saveClock(clock: ContractClock): void {
  const key = sessionKey()
  unstored = { key, clock }
  writeStored('local', STORAGE_KEY, JSON.stringify({ key, ...clock }))
}

function storedClock(): ContractClock | undefined {
  const key = sessionKey()
  const stored = readStoredJson('local', STORAGE_KEY, (value) => (isClock(value) && value.key === key ? value : undefined))
  if (stored) return { now: stored.now, at: stored.at, runs: stored.runs }
  return unstored?.key === key ? unstored.clock : undefined
}

/** Rejects corrupt and outdated records. */
function isClock(value: unknown): value is ContractClock & { key: string } {
  if (typeof value !== 'object' || value === null) return false
  const { key, now, at, runs } = value as Record<string, unknown>
  return typeof key === 'string' && Number.isFinite(now) && Number.isFinite(at) && typeof runs === 'boolean'
}
