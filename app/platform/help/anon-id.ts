import { storedId } from '#app/platform/storage/stored-id.ts'

/** Where the browser's own id is kept. */
const STORAGE_KEY = 'anon-id'

/** Id of this browser, made when it is first asked for. Undefined where nothing can be kept. Callers check that the visitor has consented. */
export function anonId(): string | undefined {
  return storedId(STORAGE_KEY)
}
