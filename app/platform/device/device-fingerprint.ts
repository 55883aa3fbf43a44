/** Where the device's id is kept. */
const STORAGE_KEY = 'device'

/** The longest that anything waits for the fingerprint, milliseconds. Decision A164. */
const LONGEST_WAIT = 3000

/**
 * What tells this browser from others to the contract: a random id of its own making, kept in local storage and gone with it. Nothing about the device
 * is measured. Undefined when `source` fails or takes longer than 3 s: what waits for it goes without.
 */
export async function deviceFingerprint(source: () => Promise<string> | string = deviceId): Promise<string | undefined> {
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

/** The kept id, or a new one. One that somebody has tampered with is replaced. */
function deviceId(): string {
  const kept = localStorage.getItem(STORAGE_KEY)
  if (kept && /^[\da-f-]{36}$/.test(kept)) return kept
  const made = crypto.randomUUID()
  localStorage.setItem(STORAGE_KEY, made)
  return made
}
