/** Forms that the first-paint script handles before hydration: it opens the form's dialog and holds the submission until the feature handles it. */

/** Selector of Add to Bag forms. */
export const ADD_TO_BASKET_FORM = 'form[data-add-to-basket]'

/** Selector of Choose shade forms. */
export const CHOOSE_SHADE_FORM = 'form[data-shades]'

/** Selector of forms whose early presses `held-forms.script.ts` holds. */
export const HELD_FORM = 'form[data-held]'

/** Id of the dialog that an Add to Bag form opens. */
export const ADD_TO_BASKET_DIALOG = 'basket-drawer'

/** Id of the dialog that a Choose shade form opens. */
export const CHOOSE_SHADE_DIALOG = 'shade-options'

/** Selector of dialogs that a press draws first, and makes modal after that frame. They lie over the page even while they are not modal. */
export const DRAWN_FIRST_DIALOG = 'dialog[data-drawn-first]'

/** Dispatched on the window for each submission that the script holds. */
export const EARLY_FORM_EVENT = 'ottilie:form'

/** A submission that is not handled within this time is sent as without scripts, milliseconds. */
export const UNHANDLED_AFTER_MS = 10_000

/** Dispatched on the window when React has hydrated the page. */
export const HYDRATED_EVENT = 'ottilie:hydrated'

/** A second press within this time after a dialog opened is half of a double click: it must neither close it nor choose something in it, ms. */
export const DOUBLE_CLICK_MS = 600

/** The events of a press. React would hydrate the whole page synchronously on any of them, before the browser's own answer could show. */
export const PRESS_EVENTS = [
  'pointerover',
  'mouseover',
  'pointerdown',
  'mousedown',
  'touchstart',
  'focusin',
  'pointerup',
  'mouseup',
  'touchend',
  'click',
  'submit',
] as const

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the browser's own
  interface Window {
    /** Submissions that the first-paint script holds and nothing has handled yet. */
    ottilieForms?: HTMLFormElement[]
    /** Whether a feature handles them already. */
    ottilieFormsHandled?: boolean
    /** Whether React has hydrated the page: `Hydrated` says so. */
    ottilieHydrated?: boolean
  }
}
