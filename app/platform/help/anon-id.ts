import { storedId } from '#app/platform/storage/stored-id.ts'

/** Storage key of the browser's id. */
const STORAGE_KEY = 'anon-id'

/** Id of this browser, created on first use. Undefined where storage is unavailable. Callers check consent first. */
export function anonId(): string | undefined {
  return storedId(STORAGE_KEY)
}
