/** Where the browser's own id is kept. */
const STORAGE_KEY = 'anon-id'

const idForm = /^[0-9a-f-]{36}$/

/**
 * Id of this browser, made when it is first asked for. Undefined where nothing can be kept, or where the page is not secure and the
 * browser makes no ids. Whoever asks has to know that the visitor allows it.
 */
export function anonId(): string | undefined {
  try {
    const known = localStorage.getItem(STORAGE_KEY)
    if (known !== null && idForm.test(known)) return known
    const made = crypto.randomUUID()
    localStorage.setItem(STORAGE_KEY, made)
    return made
  } catch {
    return undefined
  }
}
