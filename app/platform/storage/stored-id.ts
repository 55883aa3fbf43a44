import { readStored, writeStored } from './browser-storage.ts'

const idForm = /^[\da-f-]{36}$/

/**
 * A random id of this browser, stored in local storage under `key` and created on first use. A value in another format is replaced. Undefined if
 * storage is unavailable, or if the page is not secure, where browsers cannot create ids.
 */
export function storedId(key: string): string | undefined {
  const known = readStored('local', key)
  if (known === undefined || (known !== null && idForm.test(known))) return known
  const made = 'randomUUID' in crypto ? crypto.randomUUID() : undefined
  return made !== undefined && writeStored('local', key, made) ? made : undefined
}
