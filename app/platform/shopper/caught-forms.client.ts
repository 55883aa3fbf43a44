declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    /** Forms whose press the first-paint script has answered and nobody has carried out yet. */
    ottilieForms?: HTMLFormElement[]
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
  handleForm()
  addEventListener('ottilie:form', handleForm)
  return () => removeEventListener('ottilie:form', handleForm)
}

/** Calls `load` once, as soon as somebody means to use what matches: a pointer or the focus on it is a head start of a few hundred ms. */
export function onIntent(selector: string, load: () => void): () => void {
  const handleIntent = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(selector)) return
    stop()
    load()
  }
  const stop = () => {
    document.removeEventListener('pointerover', handleIntent)
    document.removeEventListener('focusin', handleIntent)
  }
  document.addEventListener('pointerover', handleIntent, { passive: true })
  document.addEventListener('focusin', handleIntent)
  return stop
}
