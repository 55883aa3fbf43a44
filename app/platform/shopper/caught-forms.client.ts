declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    /** Forms whose press the first-paint script has answered and nobody has carried out yet. */
    ottilieForms?: HTMLFormElement[]
    /** Whether somebody carries them out by now. */
    ottilieHears?: boolean
  }
}

/**
 * Hands over the forms that match, as the first-paint script catches them: those from before this was loaded at once, each later one
 * on its press. The same form twice in one go is a double press and comes once. Returns what ends it.
 */
export function onCaughtForms(selector: string, carryOut: (forms: readonly HTMLFormElement[]) => void): () => void {
  const handleForm = () => {
    const waiting = window.ottilieForms ?? []
    const mine = waiting.filter((form) => form.matches(selector))
    if (mine.length === 0) return
    // The queue stays the script's own array: what is left in it after 10 s goes the plain way.
    waiting.splice(0, waiting.length, ...waiting.filter((form) => !mine.includes(form)))
    carryOut([...new Set(mine)])
  }
  window.ottilieHears = true
  handleForm()
  addEventListener('ottilie:form', handleForm)
  return () => removeEventListener('ottilie:form', handleForm)
}

/** How long (ms) the start of something may wait for the page to be idle, or for a frame. */
const LATEST_MS = 200

/**
 * Runs `work` behind the frame that shows what was changed before it: what takes a while must not hold up the answer to a press. In a
 * page that is not painted, 200 ms later.
 */
export function behindFrame(work: () => void): void {
  const latest = setTimeout(() => {
    cancelAnimationFrame(frame)
    work()
  }, LATEST_MS)
  const frame = requestAnimationFrame(() => {
    clearTimeout(latest)
    // A task that a frame's callback starts comes after that frame.
    setTimeout(work)
  })
}

/**
 * Calls `load` once, as soon as somebody means to use what matches: a pointer or the focus on it is a head start of a few hundred ms.
 * It waits until the page is idle, for with a finger the press itself comes right behind.
 */
export function onIntent(selector: string, load: () => void): () => void {
  const handleIntent = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(selector)) return
    stop()
    whenIdle(load)
  }
  const stop = () => {
    document.removeEventListener('pointerover', handleIntent)
    document.removeEventListener('focusin', handleIntent)
  }
  document.addEventListener('pointerover', handleIntent, { passive: true })
  document.addEventListener('focusin', handleIntent)
  return stop
}

/** Safari has no idle callback yet. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: LATEST_MS })
  else setTimeout(work, LATEST_MS)
}
