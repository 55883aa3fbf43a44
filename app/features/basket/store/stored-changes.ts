import { sessionKey } from '#app/platform/shopper/shopper-record.ts'
import { readStored, readStoredJson, removeStored, storedKeys, writeStored } from '#app/platform/storage/browser-storage.ts'
import { contractNow } from '#app/platform/time/contract-clock.ts'
import type { BasketChange, LineFacts } from './basket-change.ts'

/** A change in local storage, for whichever page sends it: this one, or the next. `parse-stored-changes.ts` reads them. */
export type StoredChange = {
  id: string
  /** Its place in the queue: later changes have higher numbers. */
  turn: number
  change: BasketChange
  /** The line that it is about, if any. */
  line: LineFacts | undefined
  /** True from the moment it is sent: until the response comes, nobody knows whether it has arrived. */
  isSent: boolean
}

/** Each change has its own entry, so that two tabs that write at once cannot overwrite each other's. */
const PREFIX = 'basket-change:'

/** More than anybody requests before a response comes. */
export const MAX_STORED = 50

/** Writes a change or its new state. False when storage is full or forbidden, or holds too many already: the change is this page's alone. */
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

/** Ids of all stored changes, this page's and others'. */
export function storedIds(): string[] {
  return storedKeys('local', PREFIX).map((name) => name.slice(PREFIX.length))
}

/** What a stored change's entry holds, through a parser that may refuse it. */
export function readStoredChange<Value>(id: string, parse: (entry: unknown) => Value | undefined): Value | undefined {
  return readStoredJson('local', PREFIX + id, parse)
}

/** The highest turn of all stored changes; 0 without any. */
export function lastStoredTurn(): number {
  return Math.max(0, ...storedIds().map((id) => readStoredChange(id, turnOf) ?? 0))
}

function turnOf(entry: unknown): number {
  const { turn }: { turn?: unknown } = Object(entry)
  return typeof turn === 'number' && Number.isSafeInteger(turn) ? turn : 0
}
