import { EARLY_FORM_EVENT } from './early-forms.ts'

/**
 * Calls `handle` with the submissions of forms that match `selector`, which the first-paint script holds: earlier ones immediately, later ones as
 * they happen. A double press calls it once. Returns a function that stops it.
 */
export function onEarlySubmissions(selector: string, handle: (forms: readonly HTMLFormElement[]) => void): () => void {
  const takeSubmissions = () => {
    const waiting = window.ottilieForms ?? []
    const matching = waiting.filter((form) => form.matches(selector))
    if (matching.length === 0) return
    // The same array, because the script submits what is left in it after 10 s.
    waiting.splice(0, waiting.length, ...waiting.filter((form) => !matching.includes(form)))
    handle([...new Set(matching)])
  }
  window.ottilieFormsHandled = true
  takeSubmissions()
  addEventListener(EARLY_FORM_EVENT, takeSubmissions)
  return () => removeEventListener(EARLY_FORM_EVENT, takeSubmissions)
}
