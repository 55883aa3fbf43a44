import { HELD_FORM, HYDRATED_EVENT, UNHANDLED_AFTER_MS } from './early-forms.ts'

/*
 * Inline on pages whose forms a script sends or goes along with (decision 059). React answers a press on a page that it has begun and not hydrated by
 * hydrating the whole page first, so that nothing is seen of the press for a third of a second on a slow phone. Until then the fields of these forms are the
 * browser's alone, and a press on their button is repeated once React has hydrated. Before React has begun, a form posts by itself.
 */

/** What a visitor presses in a held form, apart from buttons that do something else. */
const CONTROL = ':is(input,label,select,textarea,[type=submit])'

/** Buttons that were pressed, once each. */
const pressed = new Set<HTMLButtonElement>()

for (const type of ['click', 'input', 'change'])
  addEventListener(
    type,
    (event) => {
      // The target can be the document, which has no `closest`.
      const control = (event.target as Partial<Element>).closest?.(`${HELD_FORM} ${CONTROL}`)
      const hasBegun = Object.keys(document).some((key) => key.startsWith('__react'))
      if (!control || window.ottilieHydrated || !hasBegun) return
      event.stopPropagation()
      if (!(control instanceof HTMLButtonElement)) return
      event.preventDefault()
      pressed.add(control)
      // Without React the form is sent as without scripts.
      setTimeout(() => pressed.has(control) && control.form?.submit(), UNHANDLED_AFTER_MS)
    },
    true,
  )

addEventListener(HYDRATED_EVENT, () => {
  setTimeout(() => {
    for (const button of pressed) button.click()
    pressed.clear()
  })
})
