import { sessionKey } from '#app/platform/shopper/shopper-record.ts'
import { readStored, readStoredJson, removeStored, storedKeys, writeStored } from '#app/platform/storage/browser-storage.ts'
import { contractNow } from '#app/platform/time/contract-clock.ts'
import type { BasketChange, LineFacts } from './basket-change.ts'

/** A change in local storage, for this page or the next one to send. `parse-stored-changes.ts` reads them. */
export type StoredChange = {
  id: string
  /** Its place in the queue: later changes have higher numbers. */
  turn: number
  change: BasketChange
  /** The line that it is about, if any. */
  line: LineFacts | undefined
  /** True once it is sent: until the response arrives, nobody knows whether it was applied. */
  isSent: boolean
}

/** One entry per change, so that two tabs that write simultaneously cannot overwrite each other. */
const PREFIX = 'basket-change:'

/** Maximum number of stored changes; more than anybody makes before a response arrives. */
export const MAX_STORED = 50

/** Writes a change or its new state. False if storage is full, forbidden or at its limit: the change then belongs to this page only. */
export function storeChange({ id, turn, change, line, isSent }: StoredChange): boolean {
  if (storedIds().length >= MAX_STORED && !isStored(id)) return false
  return writeStored('local', PREFIX + id, JSON.stringify({ key: sessionKey(), at: contractNow(), turn, change, line, isSent }))
}

/** Whether a change is still in storage: another tab may have sent it. */
export function isStored(id: string): boolean {
  return typeof readStored('local', PREFIX + id) === 'string'
}

export function forgetChange(id: string): void {
  removeStored('local', PREFIX + id)
}

/** Ids of all stored changes, from this page and others. */
export function storedIds(): string[] {
  return storedKeys('local', PREFIX).map((name) => name.slice(PREFIX.length))
}

/** The entry of a stored change, read by `parse`; undefined if it is missing or invalid. */
export function readStoredChange<Value>(id: string, parse: (entry: unknown) => Value | undefined): Value | undefined {
  return readStoredJson('local', PREFIX + id, parse)
}

/** The highest turn of all stored changes; 0 without any. */
export function lastStoredTurn(): number {
  return Math.max(0, ...storedIds().map((id) => readStoredChange(id, turnOf) ?? 0))
}

function turnOf(entry: unknown): number {
  const { turn }: { turn?: unknown } = Object(entry)
  return Number.isSafeInteger(turn) ? Number(turn) : 0
}
