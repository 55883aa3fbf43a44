import type { Page } from '#tests/storybook/stage.ts'

/** Which way the page is scrolled through: the header is there on the way up only. */
export type Direction = 'down' | 'up'

/**
 * Scrolls through the page, or through the dialog that is open, and asks of every control in view whether a press on its centre would reach it. In view is
 * what lies within the scroll padding and its own scroll margin: the page keeps the rest of the window free for its bars. A control of a bar is asked at every stop.
 */
export async function coveredFindings(page: Page, directions: readonly Direction[]): Promise<string[]> {
  const covered = await page.evaluate(hitTest, directions)
  return covered.map(({ control, by }) => `${control} lies under ${by}`)
}

/** Runs in the page. */
async function hitTest(directions: readonly Direction[]): Promise<{ control: string; by: string }[]> {
  const root = document.documentElement
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
  // The third frame is the first to hold what was too far from the window to be laid out.
  const painted = async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  }

  const controlsNow = (isWanted: (control: HTMLElement) => boolean) =>
    [
      ...(dialog ?? document).querySelectorAll<HTMLElement>(
        ':is(a[href], button, input:not([type=hidden]), select, textarea, summary):not(:disabled)',
      ),
    ].filter(
      (control) =>
        isWanted(control) &&
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('[inert], .visually-hidden:not(:focus)') &&
        isDrawn(control),
    )
  const isDrawn = (control: HTMLElement) => {
    const { width, height } = control.getBoundingClientRect()
    return width > 2 && height > 2
  }
  /** Its label stands for a field that is drawn by its label. */
  const shapeOf = (control: HTMLElement) => (control.matches('[type=radio], [type=checkbox]') && control.closest('label')) || control
  const placeOf = (control: HTMLElement) => {
    const [rect = control.getBoundingClientRect()] = shapeOf(control).getClientRects()
    return { rect, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
  }
  /** Asked first: most controls of a long page are out of the window, and the other questions cost more. */
  const isInWindow = (control: HTMLElement) => {
    const { rect } = placeOf(control)
    return rect.bottom > 0 && rect.top < innerHeight
  }
  /** It keeps its place in the window: fixed, the header, or sticky and at its edge. */
  const isPinned = (control: Element) => {
    for (let at: Element | null = control; at; at = at.parentElement) {
      const { position, top, bottom } = getComputedStyle(at)
      const rect = at.getBoundingClientRect()
      const isAtEdge =
        Math.abs(rect.top - Number.parseFloat(top)) < 2 || Math.abs(innerHeight - rect.bottom - Number.parseFloat(bottom)) < 2
      if (position === 'fixed' || at.matches('header:not(main *)') || (position === 'sticky' && isAtEdge)) return true
    }
    return false
  }
  const isClipped = (control: HTMLElement, x: number, y: number) => {
    for (let at = control.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue
      const { left, right, top, bottom } = at.getBoundingClientRect()
      if (x < left || x > right || y < top || y > bottom) return true
    }
    return x < 0 || x > root.clientWidth
  }
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40)
    return `${element.tagName.toLowerCase()} "${label}"`
  }
  const coverOf = (control: HTMLElement, x: number, y: number): string | undefined => {
    const hit = document.elementFromPoint(x, y)
    if (!hit || control.contains(hit) || hit.closest('label')?.control === control) return undefined
    // An open menu lies over the page on purpose: it closes with the next press.
    if (hit.closest('[popover]') && !control.closest('[popover]')) return undefined
    const bar = hit.closest('[data-bar], #chat, header:not(main *), [data-over-page], .basket-summary-sticky')
    return bar && !bar.contains(control)
      ? `${nameOf(hit)} of ${bar.getAttribute('data-bar') ?? bar.id ?? ''} ${bar.className}`.trim()
      : nameOf(hit)
  }

  const found = new Map<string, string>()
  const seen = new Set<HTMLElement>()
  const ask = (control: HTMLElement) => {
    const { rect, x, y } = placeOf(control)
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root)
    const [top, bottom] = [Number.parseFloat(scrollPaddingTop) || 0, innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0)]
    const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(control)
    const isWhole = rect.top - Number.parseFloat(scrollMarginTop) >= top && rect.bottom + Number.parseFloat(scrollMarginBottom) <= bottom
    const isTall = rect.height > bottom - top && y > top && y < bottom
    const isShown = isWhole || isTall || (y > 0 && y < innerHeight && (dialog !== undefined || isPinned(control)))
    if (!isShown || isClipped(control, x, y)) return
    seen.add(control)
    const by = coverOf(control, x, y)
    if (by !== undefined) found.set(nameOf(control), by)
  }
  const askAll = async () => {
    await painted()
    for (const control of controlsNow(isInWindow)) ask(control)
  }

  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(root)
  const room = innerHeight - (Number.parseFloat(scrollPaddingTop) || 0) - (Number.parseFloat(scrollPaddingBottom) || 0)
  // Stops overlap by more than a control is high.
  const step = Math.max(room - 80, 120)
  const end = () => root.scrollHeight - innerHeight
  if (!dialog) {
    scrollTo({ top: 0, behavior: 'instant' })
    await askAll()
    if (directions.includes('down')) {
      for (let y = step; y < end() + step; y += step) {
        scrollTo({ top: Math.min(y, end()), behavior: 'instant' })
        await askAll()
      }
    }
    if (directions.includes('up')) {
      for (let y = end(); y > -step; y -= step) {
        scrollTo({ top: Math.max(y, 0), behavior: 'instant' })
        await askAll()
      }
    }
  }
  // What scrolls within the page or the dialog, and the ends of the page, which no scroll brings within the padding.
  for (const control of controlsNow((one) => !seen.has(one))) {
    // What comes into the window may be laid out larger than the room that was kept for it, and push the control away.
    for (let before = NaN; placeOf(control).y !== before; ) {
      shapeOf(control).scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      before = placeOf(control).y
      await painted()
    }
    const { x, y } = placeOf(control)
    if (isClipped(control, x, y) || y < 0 || y > innerHeight) continue
    const by = coverOf(control, x, y)
    if (by !== undefined) found.set(nameOf(control), by)
  }
  if (!dialog) scrollTo({ top: 0, behavior: 'instant' })
  return [...found].map(([control, by]) => ({ control, by }))
}
