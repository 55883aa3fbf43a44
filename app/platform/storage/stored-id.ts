import { readStored, type StorageArea, writeStored } from './browser-storage.ts'

const idForm = /^[\da-f-]{36}$/

/**
 * A random id of this browser, or of this tab, stored under `key` and created on first use. A value in another format is replaced. Undefined if
 * storage is unavailable, or if the page is not secure, where browsers cannot create ids.
 */
export function storedId(key: string, area: StorageArea = 'local'): string | undefined {
  const known = readStored(area, key)
  if (known === undefined || (known !== null && idForm.test(known))) return known
  const made = 'randomUUID' in crypto ? crypto.randomUUID() : undefined
  return made !== undefined && writeStored(area, key, made) ? made : undefined
}
