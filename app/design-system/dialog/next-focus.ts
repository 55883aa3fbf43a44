const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]'

/**
 * Where Tab must move focus to keep it inside a dialog; undefined where the browser's default stays inside. On its own, a native dialog lets focus move to the
 * browser's UI between its last and first tab stop.
 */
export function nextFocus(dialog: HTMLElement, active: Element | null, backwards: boolean): HTMLElement | undefined {
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isStop)
  const first = backwards ? stops.at(-1) : stops[0]
  if (!active || active === dialog || !dialog.contains(active)) return first
  const ahead = backwards ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const liesAhead = (element: Element) => element !== active && (active.compareDocumentPosition(element) & ahead) > 0
  if (stops.some(liesAhead) || [...dialog.querySelectorAll('[data-scrolls]')].some((area) => liesAhead(area) && isBareScroller(area)))
    return undefined
  return first
}

function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.checkVisibility?.() === false) return false
  return !(element instanceof HTMLInputElement && element.type === 'radio') || isRadioStop(element)
}

/** A radio group has one tab stop: the checked radio, or any of them when none is checked. */
function isRadioStop(radio: HTMLInputElement): boolean {
  const group = [...(radio.closest('form, dialog')?.querySelectorAll<HTMLInputElement>('input[type="radio"]') ?? [])]
  return radio.checked || !group.some(({ name, checked }) => name === radio.name && checked)
}

/** Browsers make a scroll container a tab stop when it contains none. */
function isBareScroller(area: Element): boolean {
  return area.scrollHeight > area.clientHeight && ![...area.querySelectorAll<HTMLElement>(STOPS)].some(isStop)
}
