import { storedId } from '#app/platform/storage/stored-id.ts'

/** Storage key of the device's id. */
const STORAGE_KEY = 'device'

/** How long to wait for the fingerprint, milliseconds. Open point A164. */
const LONGEST_WAIT = 3000

/**
 * Identifies this browser to the contract with a random id stored in local storage. Nothing about the device is measured. Undefined if `source` fails
 * or takes longer than 3 s.
 */
export async function deviceFingerprint(
  source: () => Promise<string> | string | undefined = () => storedId(STORAGE_KEY),
): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), LONGEST_WAIT)
  })
  try {
    return await Promise.race([source(), tooLate])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
