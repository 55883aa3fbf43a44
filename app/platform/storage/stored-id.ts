import { readStored, writeStored } from './browser-storage.ts'

const idForm = /^[\da-f-]{36}$/

/**
 * A random id of this browser, kept in local storage under `key` and made when it is first asked for. A value of another form is replaced. Undefined
 * where nothing can be kept, or where the page is not secure and the browser makes no ids.
 */
export function storedId(key: string): string | undefined {
  const known = readStored('local', key)
  if (known === undefined || (known !== null && idForm.test(known))) return known
  const made = 'randomUUID' in crypto ? crypto.randomUUID() : undefined
  return made !== undefined && writeStored('local', key, made) ? made : undefined
}
