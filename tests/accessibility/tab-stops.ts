import type { Page } from '#tests/storybook/stage.ts'

/** A control that the keyboard has to reach. A radio group counts as one. */
export type Control = {
  name: string
  isReached: boolean
  showsFocus: boolean
  /** Something fixed or sticky covered it while it was focused. */
  isCovered: boolean
  /** It was transparent while it was focused, and no label is drawn in its place. */
  isTransparent: boolean
  /** The stop before it in the same form or list lies wholly below it, in the same column. */
  isOutOfOrder: boolean
}

/** One stop of the Tab key, in its order, with its place on the page, CSS px. */
export type TabStop = { name: string; box: { x: number; y: number; width: number; height: number } }

/** More stops than any page has: beyond it the focus is trapped. */
const MOST_STOPS = 250

/** How many presses in a row may move nothing before the walk ends: a busy page may swallow one. */
const MOST_UNMOVED = 3

/** How often the focus moves on without asking the page in between. */
const PRESSES_AT_ONCE = 8

/**
 * Tabs through the page and reports for each control whether it was reached and looked different when focused. A control is anything that can be
 * pressed, typed into or chosen and is neither hidden nor disabled; one member of a roving group stands for the group. `within` limits the walk to one
 * part of the page. `stops`: every place that the focus came to, scrollers too.
 */
export async function walk(page: Page, within = 'body'): Promise<{ controls: Control[]; stops: TabStop[] }> {
  await page.evaluate(remember, within)
  await page.evaluate(listen, { within, most: MOST_STOPS, mostUnmoved: MOST_UNMOVED })
  const press = await pressesOf(page)
  do await press()
  while (await page.evaluate(() => window.keyboardGoesOn()))
  return page.evaluate(() => ({
    controls: [...window.keyboardWalk]
      // A control that has left the page was a placeholder for one that has its own entry.
      .filter(([control, { isReached }]) => isReached || typeof control === 'string' || control.isConnected)
      .map(([, control]) => control),
    stops: window.keyboardStops,
  }))
}

/**
 * Presses the Tab key. Chromium takes several presses at once, and the page looks at each stop before the next press moves the focus (`listen`). The key is
 * held for them and released once, which halves the events: each moves the focus. Presses
 * within a frame are not heard by the page around it: there each is a round of its own, as in other browsers.
 */
async function pressesOf(page: Page): Promise<() => Promise<unknown>> {
  if (page.frames().length > 1 || page.context().browser()?.browserType().name() !== 'chromium') return () => page.keyboard.press('Tab')
  const session = await sessionOf(page)
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  return () =>
    Promise.all([
      ...Array.from({ length: PRESSES_AT_ONCE }, () => session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key })),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ])
}

type Session = ReturnType<ReturnType<Page['context']>['newCDPSession']>

const sessions = new WeakMap<Page, Session>()

function sessionOf(page: Page): Session {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Runs in the page: records every control and how it and its surroundings look without focus. */
function remember(within: string): void {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && element.closest('[inert]') === null
  const looks = (element: Element) => {
    // The focus may show on the label around a field, or on its sibling.
    const near = [element, element.parentElement, element.closest('label, fieldset, form'), element.nextElementSibling]
    return near.flatMap((node) => {
      if (!node) return []
      const { outlineStyle, outlineColor, outlineWidth, boxShadow, borderColor, backgroundColor, textDecorationLine } =
        getComputedStyle(node)
      return [
        outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineColor} ${outlineWidth}`,
        boxShadow,
        borderColor,
        backgroundColor,
        textDecorationLine,
      ]
    })
  }
  window.scrollTo(0, 0)
  const part = document.querySelector<HTMLElement>(within)
  if (!part) throw new Error(`The page has no ${within}.`)
  // The Tab key continues from the last focused element, even after that lost the focus: start at the part itself. The focus moves there straight from
  // where it was, so that a menu which it leaves closes.
  const before = part.getAttribute('tabindex')
  part.tabIndex = -1
  part.focus()
  part.blur()
  if (before === null) part.removeAttribute('tabindex')
  else part.setAttribute('tabindex', before)
  window.keyboardLooks = (element) => looks(element).join('|')
  window.keyboardWalk = new Map()
  window.keyboardBefore = new Map()
  window.keyboardStops = []
  window.keyboardScroll = ''
  window.keyboardLast = undefined
  const all = part.querySelectorAll<HTMLElement>(
    'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]',
  )
  for (const element of all) {
    if (element.tabIndex < 0 || !isShown(element)) continue
    const isRadio = element instanceof HTMLInputElement && element.type === 'radio' && element.name !== ''
    const key = isRadio ? `radio ${element.name} ${element.form?.id ?? ''}` : element
    const label = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || '')
    const name = `${element.tagName.toLowerCase()} ${label.trim().slice(0, 40)}`
    window.keyboardWalk.set(key, {
      name,
      isReached: false,
      showsFocus: false,
      isCovered: false,
      isTransparent: false,
      isOutOfOrder: false,
    })
    window.keyboardBefore.set(element, window.keyboardLooks(element))
  }
}

/**
 * Runs in the page: listens to the Tab key, and looks at each stop before the next press moves the focus. A press that comes while it waits for frames, or
 * after the last stop, does nothing: nobody else hears of it.
 */
function listen({ within, most, mostUnmoved }: { within: string; most: number; mostUnmoved: number }): void {
  const listening = new AbortController()
  let isOver = false
  let isDue = false
  let isHeard = false
  let waiting: Promise<void> | undefined
  let count = 0
  let last: Element | null = null
  let unmoved = 0

  const keyOf = (element: HTMLElement) =>
    element instanceof HTMLInputElement && element.type === 'radio' && element.name !== ''
      ? `radio ${element.name} ${element.form?.id ?? ''}`
      : element

  /** Records where the focus is. The walk is over when it has left the part, returned to an earlier control or stays where it is. */
  const look = () => {
    isDue = false
    count += 1
    const element = document.activeElement
    if (count > most || !(element instanceof HTMLElement) || element === document.body || !element.closest(within)) {
      isOver = true
      return
    }
    unmoved = element === last ? unmoved + 1 : 0
    last = element
    const stop = window.keyboardWalk.get(keyOf(element))
    if (!stop?.isReached) {
      const shown = (element.matches('[type=radio], [type=checkbox]') && element.closest('label')) || element
      const box = shown.getBoundingClientRect()
      const label = element.getAttribute('aria-label') ?? (element.textContent || element.getAttribute('name') || '')
      window.keyboardStops.push({
        name: `${element.tagName.toLowerCase()} ${label.replaceAll(/\s+/g, ' ').trim().slice(0, 60)}`,
        box: {
          x: Math.round(box.x + scrollX),
          y: Math.round(box.y + scrollY),
          width: Math.round(box.width),
          height: Math.round(box.height),
        },
      })
    }
    // Chromium makes scrollers focusable: a stop, but not a control.
    if (!stop) return
    if (stop.isReached) {
      // The parts of a date are stops of one control.
      const isDate = element instanceof HTMLInputElement && element.type === 'date'
      isOver = !isDate && (unmoved === 0 || unmoved > mostUnmoved)
      return
    }
    const { width, height } = element.getBoundingClientRect()
    stop.isReached = width > 0 && height > 0
    stop.showsFocus = window.keyboardLooks(element) !== window.keyboardBefore.get(element)
    if (within === 'body') return
    // What appears or disappears on scroll does so within two frames. Where nothing scrolled there is nothing to wait for.
    const offsets = []
    for (let at: Element | null = element; at; at = at.parentElement) offsets.push(at.scrollTop, at.scrollLeft)
    const scroll = offsets.filter((offset) => offset > 0).join()
    if (scroll === window.keyboardScroll) {
      judge(element, stop)
      return
    }
    window.keyboardScroll = scroll
    waiting = new Promise<void>((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted()))).then(() => {
      waiting = undefined
      judge(element, stop)
    })
  }

  /** Records how a control that has the focus is drawn. */
  const judge = (element: HTMLElement, stop: Control) => {
    const rects = [...element.getClientRects()]
    stop.isReached &&= rects.some(({ top, bottom, left, right }) => bottom > 0 && top < innerHeight && right > 0 && left < innerWidth)
    const isDrawnByLabel = element.matches('[type=radio], [type=checkbox], [type=file]') && element.closest('label, fieldset') !== null
    let opacity = 1
    for (let part: Element | null = element; part; part = part.parentElement) opacity *= Number(getComputedStyle(part).opacity)
    stop.isTransparent = opacity < 0.1 && !isDrawnByLabel
    const group = element.closest('form, ul, ol')
    const [box] = rects
    // Within the group, whatever scrolls around or in it.
    let down = -(group?.getBoundingClientRect().top ?? 0)
    for (let part = element.parentElement; part && group?.contains(part); part = part.parentElement) down += part.scrollTop
    const place = box && { group, left: box.left, right: box.right, top: box.top + down, bottom: box.bottom + down }
    const last = window.keyboardLast
    stop.isOutOfOrder =
      place !== undefined &&
      group !== null &&
      last?.group === group &&
      place.bottom <= last.top &&
      place.left < last.right &&
      last.left < place.right
    window.keyboardLast = place
    stop.isCovered = rects.some(({ x, y, width: across, height: down }) => {
      const top = document.elementFromPoint(x + across / 2, y + down / 2)
      if (!top || element.contains(top) || top.contains(element)) return false
      for (let over: Element | null = top; over && !over.contains(element); over = over.parentElement) {
        if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) return true
      }
      return false
    })
  }

  const hear = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    if (event.type === 'keydown') {
      isHeard = true
      if (isDue) look()
      isDue = !isOver && !waiting
    }
    if (isDue) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const type of ['keydown', 'keyup'] as const) addEventListener(type, hear, { capture: true, signal: listening.signal })

  window.keyboardGoesOn = async () => {
    await waiting
    // A press within a frame is not heard here.
    if (isDue || !isHeard) look()
    await waiting
    isHeard = false
    if (isOver) listening.abort()
    return !isOver
  }
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    keyboardWalk: Map<Element | string, Control>
    keyboardBefore: Map<Element, string>
    keyboardStops: TabStop[]
    /** How far everything around the stop before was scrolled, px. */
    keyboardScroll: string
    keyboardLooks: (element: Element) => string
    /** Looks at the last stop, and says whether the walk goes on. */
    keyboardGoesOn: () => Promise<boolean>
    /** Where the stop before was drawn, px from the top of the form or list that it stands in. */
    keyboardLast: { group: Element | null; left: number; right: number; top: number; bottom: number } | undefined
  }
}
