import { storedId } from '#app/platform/storage/stored-id.ts'

/** Where the device's id is kept. */
const STORAGE_KEY = 'device'

/** The longest that anything waits for the fingerprint, milliseconds. Decision A164. */
const LONGEST_WAIT = 3000

/**
 * What tells this browser from others to the contract: a random id of its own making, kept in local storage and gone with it. Nothing about the device
 * is measured. Undefined when `source` fails or takes longer than 3 s: what waits for it goes without.
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
