/** An area of the browser's storage: `local` outlives the tab, `session` ends with it. */
export type StorageArea = 'local' | 'session'

/** An entry's text; null if there is none, undefined if storage is not readable: it is forbidden, or this is the server. */
export function readStored(area: StorageArea, key: string): string | null | undefined {
  return withStorage(area, (storage) => storage.getItem(key))
}

/**
 * A JSON entry, parsed by `parse`, which gets null if there is no entry. Undefined if the entry or the storage is not readable, or `parse`
 * throws.
 */
export function readStoredJson<Value>(area: StorageArea, key: string, parse: (value: unknown) => Value | undefined): Value | undefined {
  return withStorage(area, (storage) => parse(JSON.parse(storage.getItem(key) ?? 'null')))
}

/** An entry with a JSON list of strings; anything else in it is ignored. */
export function readStoredStrings(area: StorageArea, key: string): readonly string[] {
  return readStoredJson(area, key, (value) => (Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [])) ?? []
}

/** Writes an entry. False if storage is full or forbidden: callers must work without the entry. */
export function writeStored(area: StorageArea, key: string, text: string): boolean {
  return withStorage(area, (storage) => (storage.setItem(key, text), true)) ?? false
}

export function removeStored(area: StorageArea, key: string): void {
  withStorage(area, (storage) => storage.removeItem(key))
}

/** Keys of the entries that begin with `prefix`. */
export function storedKeys(area: StorageArea, prefix: string): readonly string[] {
  return withStorage(area, (storage) => Object.keys(storage).filter((key) => key.startsWith(prefix))) ?? []
}

/**
 * Undefined if storage is forbidden or full, or `use` throws. Never uses Node's own storage, which all requests would share: a server has no `window`, and
 * asking for it throws.
 */
function withStorage<Result>(area: StorageArea, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window[`${area}Storage` as const])
  } catch {
    return undefined
  }
}
