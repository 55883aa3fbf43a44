const KEY = 'gallery-world'
const FORM = /^[\w-]{1,64}$/

/** The gallery's own world name, stored in this browser so that its sessions can be reopened later. */
export function ownWorld(storage: Pick<Storage, 'getItem' | 'setItem'> | undefined = storageOf(), random = randomWord): string {
  const kept = storage?.getItem(KEY)
  if (kept && FORM.test(kept)) return kept
  const made = `gallery-${random()}`
  storage?.setItem(KEY, made)
  return made
}

function randomWord(): string {
  return crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36).padStart(6, '0').slice(-6) ?? ''
}

/** Browsers may block storage; then the world lasts as long as the page. */
function storageOf(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
