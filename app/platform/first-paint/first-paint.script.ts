import { EXPOSURES, FREE_DELIVERY_FLAG, VIEWS } from '#app/platform/experiments/exposure-keys.ts'
import { readStored } from '#app/platform/storage/browser-storage.ts'
import type { Locale } from '#app/platform/store/stores.ts'
import { ACCESSIBILITY_PATTERN, CONSENT_PATTERN, MEMBER_PATTERN, STRIKES_PATTERN } from './cookie-patterns.ts'
import {
  ADD_TO_BASKET_DIALOG,
  ADD_TO_BASKET_FORM,
  CHOOSE_SHADE_DIALOG,
  CHOOSE_SHADE_FORM,
  DOUBLE_CLICK_MS,
  DRAWN_FIRST_DIALOG,
  EARLY_FORM_EVENT,
  HYDRATED_EVENT,
  PRESS_EVENTS,
  UNHANDLED_AFTER_MS,
} from './early-forms.ts'

/*
 * Inline at the start of every page's body: whatever has to happen before the shop's scripts load (decision 038). `toolkit/codegen/first-paint.mjs`
 * compiles it, and the content policy allows it by its hash.
 */

const { dataset, lang } = document.documentElement

// Which prices lead. Shared pages contain both, and `data-tier` chooses (decision 007). Per-request pages set their tier themselves.
dataset['tier'] ||= MEMBER_PATTERN.test(document.cookie) ? 'member' : 'typical'

// Whether offers are struck through. Shared pages contain both, and `data-strikes-offers` chooses (decision 144); per-request pages ignore it.
if (STRIKES_PATTERN.test(document.cookie)) dataset['strikesOffers'] = ''

// The accessibility mode changes the page's appearance (decision 020).
if (ACCESSIBILITY_PATTERN.test(document.cookie)) dataset['accessibility'] = 'on'

// The consent banner is at the top of the page: if it appeared later, everything below it would move.
if (lang === ('en-GB' satisfies Locale) && !CONSENT_PATTERN.test(document.cookie)) dataset['consent'] = 'unasked'

// Who was in the free-delivery experiment in an earlier session does not see its banner.
const wasRecorded = readStored('local', EXPOSURES)?.includes(`"${FREE_DELIVERY_FLAG}"`)
if (wasRecorded && !readStored('session', VIEWS)?.includes(`"${FREE_DELIVERY_FLAG}:`)) dataset['freeDelivery'] = 'recorded'

/** The early form of an event: its target, or the form of the submit button around the target. */
function earlyFormOf(event: Event): HTMLFormElement | undefined {
  // The target can be the document, which has no `closest` and no `matches`.
  const target = event.target as Partial<HTMLFormElement>
  const button = target.closest?.<HTMLButtonElement>('[type=submit]')
  const form = button ? button.form : target
  return form?.matches?.(`${ADD_TO_BASKET_FORM},${CHOOSE_SHADE_FORM}`) ? (form as HTMLFormElement) : undefined
}

/** Whether a dialog is drawn and not yet modal. */
let isDrawn = false

/**
 * Opens the dialog in the next frame and makes it modal after that frame: then all of the page becomes inert, and the browser works out the style of
 * every element again (decision 183).
 */
function drawFirst(dialog: HTMLDialogElement): void {
  const opener = document.activeElement as Partial<HTMLElement> | null
  dialog.open = isDrawn = true
  // In the press: a phone shows its keyboard for a field that gets the focus then, and for none later.
  dialog.querySelector<HTMLElement>('[autofocus]')?.focus()
  openedAt = performance.now()
  pressedAt = NaN
  // A task that a frame's callback starts runs after that frame.
  requestAnimationFrame(() =>
    setTimeout(() => {
      // It may have been closed in that frame.
      if (dialog.open) {
        dialog.open = false
        // A dialog gives the focus back to what has it now.
        opener?.focus?.({ preventScroll: true })
        dialog.showModal()
      }
      isDrawn = false
    }),
  )
}

addEventListener(
  'command',
  (event) => {
    const { command, target } = event as CommandEvent
    const dialog = target as HTMLDialogElement
    if (command !== 'show-modal' || !dialog.matches(DRAWN_FIRST_DIALOG) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    drawFirst(dialog)
  },
  true,
)

const submissions: HTMLFormElement[] = []
window.ottilieForms = submissions

/** Opens the form's dialog immediately and holds the submission for the feature. */
function answerSubmission(event: Event, form = earlyFormOf(event)): void {
  if (!form) return
  const id = form.matches(ADD_TO_BASKET_FORM) ? ADD_TO_BASKET_DIALOG : CHOOSE_SHADE_DIALOG
  const found = document.getElementById(id) as Partial<HTMLDialogElement> | null
  // Check for the method instead of the class, which older browsers lack.
  if (!found?.showModal) return
  const dialog = found as HTMLDialogElement
  event.preventDefault()
  // The second press of a double click, before the page behind the dialog is inert.
  if (isDrawn) return
  // Beneath an open dialog it would not be seen, and the page is inert already.
  if (!document.querySelector('dialog[open]')) drawFirst(dialog)
  else if (!dialog.open) dialog.showModal()
  submissions.push(form)
  dispatchEvent(new Event(EARLY_FORM_EVENT))
  setTimeout(() => submissions.includes(form) && form.submit(), UNHANDLED_AFTER_MS)
}

document.addEventListener('submit', answerSubmission)

/** What the browser answers itself: links, folds, and what opens or closes a dialog or a popover. */
const ANSWERED_BY_BROWSER = 'a[href],summary,[commandfor],[popovertarget],form[method=dialog] *'

/** Whether React has to see an event of a press: it answers clicks on controls, and submissions. */
function needsReact({ type, target }: Event): boolean {
  const control = (target as Partial<Element>).closest?.('a,button,input,label,select,summary,textarea')
  return type === 'submit' || (type === 'click' && control?.matches(ANSWERED_BY_BROWSER) === false)
}

// Until a feature handles submissions, and React has hydrated the page, keep presses from React: it would hydrate the page first, which delays
// what the press opens.
for (const type of PRESS_EVENTS) {
  addEventListener(
    type,
    (event) => {
      const form = !window.ottilieFormsHandled && earlyFormOf(event)
      if (form || (!window.ottilieHydrated && !needsReact(event))) event.stopPropagation()
      if (form && type === 'submit') answerSubmission(event, form)
    },
    true,
  )
}

// What was pressed before anything could answer is pressed again when React has hydrated, once each. A press that made React hydrate the page was
// answered on its way here, before the page tells that it is hydrated: React has marked the button by then.
const unanswered = new Set<HTMLElement>()
addEventListener('click', ({ target }) => {
  const button = (target as Partial<Element>).closest?.<HTMLElement>('button[type=button]')
  const isAnswered = window.ottilieHydrated || Object.keys(button ?? {}).some((key) => key.startsWith('__react'))
  if (button && !isAnswered && !button.matches(ANSWERED_BY_BROWSER)) unanswered.add(button)
})
addEventListener(HYDRATED_EVENT, () => {
  setTimeout(() => {
    for (const button of unanswered) button.click()
    unanswered.clear()
  })
})

// The second press of a double click is outside the dialog that the first has opened, or on something in it. On a slow phone it was made before the
// dialog opened, by its time, and arrives afterwards.
// Without one or the other, the difference of the two is no number, and less than nothing.
let openedAt = NaN
let pressedAt = NaN
addEventListener(
  'beforetoggle',
  ({ newState, target, timeStamp }) => {
    if (newState !== 'open' || !(target instanceof HTMLDialogElement) || isDrawn) return
    openedAt = timeStamp
    pressedAt = NaN
  },
  true,
)
addEventListener('pointerdown', ({ timeStamp }) => (pressedAt = timeStamp), true)
for (const type of ['mousedown', 'click', 'cancel'] as const)
  addEventListener(
    type,
    (event) => {
      if (pressedAt - openedAt < DOUBLE_CLICK_MS && !window.ottilieHydrated) event.preventDefault()
    },
    true,
  )
