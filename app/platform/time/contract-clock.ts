import { sessionKey } from '#app/platform/shopper/shopper-record.ts'
import { readStoredJson, writeStored } from '#app/platform/storage/browser-storage.ts'

/**
 * What is known of the contract's clock: what it said, when that was by this device, and whether it goes on from there. Milliseconds. A
 * session's clock may stand, or be days away from the device's, so no feature asks the device.
 */
export type ContractClock = { now: number; at: number; runs: boolean }

/** An instant that the contract told, and when it came by this device. Milliseconds. */
export type ClockSample = { now: number; at: number }

/** Where the clock of the open session is kept, beside the shopper's record. */
const STORAGE_KEY = 'contract-clock'

/** How much later by the contract than by the device a running clock may seem: requests take their time on the way. */
const TOLERANCE = 2000

/** Two samples nearer to each other than this tell nothing. */
const LEAST_PASSED = 5

/**
 * What is known after the contract told an instant once more. A clock that says the same as before although time has passed stands; one that went
 * on no more than time did runs; one that jumped was set, and does what it did. Of the first that is told of a session nobody can tell.
 */
export function clockAfter(before: ContractClock, { now, at }: ClockSample): ContractClock {
  const passed = at - before.at
  const moved = now - before.now
  if (passed < LEAST_PASSED) return { now, at, runs: before.runs }
  if (moved === 0) return { now, at, runs: false }
  return { now, at, runs: before.runs || (moved > 0 && moved <= passed + TOLERANCE) }
}

/** The instant that a clock shows when the device's shows `deviceNow`; the device's own where nothing is known. */
export function instantBy(clock: ContractClock | undefined, deviceNow: number): number {
  if (!clock) return deviceNow
  return clock.runs ? clock.now + (deviceNow - clock.at) : clock.now
}

/** The instant that it is now by the contract, milliseconds: what countdowns, windows and expiries are reckoned from. In the browser only. */
export function contractNow(): number {
  return instantBy(readClock(), Date.now())
}

/** Remembers an instant that the contract told just now, as `now` of its answer. One that is none is left aside. */
export function noteContractTime(now: string): void {
  const sample = { now: Date.parse(now), at: Date.now() }
  if (Number.isNaN(sample.now)) return
  const before = readClock()
  // Only pages of a visit of its own say the time: everybody else's clock is the real one, which runs.
  saveClock(before ? clockAfter(before, sample) : { ...sample, runs: true })
}

/** What this page's own word said, taken in once: it is as old as the page. */
let taken: string | undefined

/** The clock of the open session, with what the page itself said where it was rendered for one visitor. */
function readClock(): ContractClock | undefined {
  const stored = storedClock()
  const said = document.documentElement.dataset['now']
  if (said === undefined || said === taken) return stored
  taken = said
  const sample = { now: Number(said), at: Math.round(performance.timeOrigin) }
  if (!Number.isFinite(sample.now) || (stored && stored.at > sample.at)) return stored
  // It stands until it is seen to run: a world that stands must not seem to run for a moment.
  const clock = stored ? clockAfter(stored, sample) : { ...sample, runs: false }
  saveClock(clock)
  return clock
}

/** Where local storage is full or forbidden, the clock is at least that of this page. */
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

/** A corrupt or older record is not trusted. */
function isClock(value: unknown): value is ContractClock & { key: string } {
  if (typeof value !== 'object' || value === null) return false
  const { key, now, at, runs } = value as Record<string, unknown>
  return typeof key === 'string' && Number.isFinite(now) && Number.isFinite(at) && typeof runs === 'boolean'
}
