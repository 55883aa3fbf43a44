import { type TabStop, walk } from '#tests/accessibility/tab-stops.ts'
import { type SummaryText, sumsOf } from '#tests/agreement/summary-amounts.ts'
import { settled } from '#tests/harness/accessible.ts'
import { AXE_TAGS, bringAxe, sentencesOf } from '#tests/harness/axe-findings.ts'
import type { Page, Request } from '#tests/storybook/stage.ts'
import { coveredFindings, type Direction } from './covered-controls.ts'
import { settledReviews } from './settled-reviews.ts'
import { heights, type InspectedWidth } from './shared-states.ts'

/** The result of inspecting a page at one width. */
export type Inspection = {
  /** The findings, each as a sentence. */
  findings: readonly string[]
  /** Which settled reviews applied, by index. */
  reviews: readonly number[]
}

/** The smallest target, px: WCAG 2.2, 2.5.8. */
const LEAST_TARGET = 24

/** Marks the inspected part of the page: the topmost modal dialog, or the main part. */
const PART = '[data-inspected]'

/** `isOverPage`: a step has opened something over the page; so has a dialog that opens by itself. `directions`: which ways it is scrolled through in search of covered controls. */
type Circumstances = { isOverPage?: boolean; directions?: readonly Direction[] }

/** Runs every automatic check on the page at a width. */
export async function inspectPage(
  page: Page,
  width: InspectedWidth,
  { isOverPage = false, directions = ['up'] }: Circumstances = {},
): Promise<Inspection> {
  await showTop(page, width)
  const isModal = await markPart(page, 'main')
  const { violations, unsettled, reviews } = await axeFindings(page, isOverPage || isModal)
  const { findings: walked } = await walkerFindings(page, width, { isModal, directions })
  return { findings: [...violations, ...unsettled, ...walked.map(({ message }) => message)], reviews }
}

/** What a check of this project found, and the WCAG success criteria that it concerns. */
export type WalkerFinding = { rule: string; criteria: readonly string[]; message: string }

/** Runs this project's own checks on a page at rest, within the part that `markPart` has marked. `stops`: where the Tab key came to. */
export async function walkerFindings(
  page: Page,
  width: InspectedWidth,
  { isModal, directions }: { isModal: boolean; directions: readonly Direction[] },
): Promise<{ findings: WalkerFinding[]; stops: readonly TabStop[] }> {
  const told = (rule: string, criteria: readonly string[], messages: readonly string[]) =>
    messages.map((message) => ({ rule, criteria, message }))
  let stops: readonly TabStop[] = []
  const keyboard = async () => {
    const walked = await keyboardFindings(page)
    stops = walked.stops
    return walked.messages
  }
  const findings = [
    ...told('main-heading', ['2.4.6'], isModal ? [] : await headingFindings(page)),
    ...told('skip-link', ['2.4.1'], isModal ? [] : await skipLinkFindings(page)),
    ...told('picture-names', ['1.1.1'], await pictureFindings(page)),
    ...told('summary-adds-up', [], await summaryFindings(page)),
    ...told('keyboard', ['2.1.1', '2.4.7', '2.4.11', '3.2.1'], await keyboard()),
    ...told('nothing-covers-a-control', [], await coveredFindings(page, directions)),
    ...told('target-size', ['2.5.8'], await targetFindings(page)),
    ...told('reflow', ['1.4.10'], await overflowAt(page, width, heights[width], 100)),
    ...told('large-text', ['1.4.4'], await overflowAt(page, width, heights[width], 200)),
  ]
  return { findings, stops }
}

/** Marks the topmost modal dialog, or `otherwise` if none is open, or else the page. Returns whether it is a dialog. */
export function markPart(page: Page, otherwise: 'main' | 'body'): Promise<boolean> {
  return page.evaluate((selector) => {
    document.querySelector('[data-inspected]')?.removeAttribute('data-inspected')
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    // A page without a main part is a finding of its own, and is inspected as a whole.
    const part = dialog ?? document.querySelector(selector) ?? document.body
    part.setAttribute('data-inspected', '')
    return dialog !== undefined
  }, otherwise)
}

/** Shows the page at a width from its top, at rest: an earlier inspection has moved it, and its carousels, which keep their slide at another width. */
export async function showTop(page: Page, width: InspectedWidth): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] })
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    if (document.querySelector('[data-inspected]') === null) return
    for (const element of document.querySelectorAll('body *'))
      if (element.scrollLeft > 0) element.scrollTo({ left: 0, behavior: 'instant' })
  })
  await atRest(page)
}

/**
 * Waits until the page has settled, has an answer to everything that it has asked, and carousels have made their hidden slides inert: unchanged for ten frames,
 * and no change of the basket under way. A busy machine hydrates the page after its network has gone quiet, so what the page's address asks for, and who is
 * here, may be asked only then; a page that changes while axe reads it is one whose headings axe cannot put in order.
 */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await settled(page)
  for (let isChanged = true; isChanged; ) {
    await untilAnswered(page)
    await tenUnchangedFrames(page)
    isChanged = (await unansweredOf(page)).length > 0
  }
}

/** The requests that change a page once they are answered. A stream of events has no end. */
const CHANGES_PAGE: ReadonlySet<string> = new Set(['fetch', 'xhr', 'script'])

/** The last request of each page that is known to be answered. */
const lastAnswered = new WeakMap<Page, Request>()

/** The requests of a page, oldest first, from the first on that is not known to be answered. */
async function unansweredOf(page: Page): Promise<Request[]> {
  const requests = (await page.requests()).filter((request) => CHANGES_PAGE.has(request.resourceType()))
  const last = lastAnswered.get(page)
  // Playwright keeps the latest requests only: none is known where the last one is no longer among them.
  return last === undefined ? requests : requests.slice(requests.indexOf(last) + 1)
}

/** Waits for the whole answers to what a page has asked; a request that fails has none. */
async function untilAnswered(page: Page): Promise<void> {
  const requests = await unansweredOf(page)
  await Promise.all(requests.map(async (request) => (await request.response())?.finished()))
  const last = requests.at(-1)
  if (last) lastAnswered.set(page, last)
}

/** Waits until the elements of the page and what is inert have not changed for ten frames. */
function tenUnchangedFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const elements = () => [...document.querySelectorAll('body *')].map((element) => Number(element.hasAttribute('inert'))).join('')
    for (let still = 0, last = ''; still < 10; ) {
      // Where frames are not paced, ten of them may pass within a few milliseconds, and before React has made a slide inert.
      await new Promise((painted) => setTimeout(() => requestAnimationFrame(painted), 10))
      const now = elements()
      // A form whose frame asks something is busy until that is answered.
      const isBusy = document.querySelector('main [aria-busy="true"]:not(form:has(iframe) *)') !== null
      still = now === last && !isBusy ? still + 1 : 0
      last = now
    }
  })
}

/** Whether the page or its inspected part scrolls horizontally at a width and text size, in percent. */
export async function overflowAt(page: Page, width: number, height: number, size: number): Promise<string[]> {
  await page.setViewportSize({ width, height })
  const overflow = await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
    const parts = [document.documentElement, ...document.querySelectorAll('dialog[data-inspected]')]
    const widest = Math.max(...parts.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    document.documentElement.style.removeProperty('font-size')
    return widest
  }, size)
  return overflow > 0 ? [`at ${width} px with text of ${size} % it scrolls ${overflow} px sideways`] : []
}

/** Violations, findings that axe leaves to a person (incomplete), and those of them that are settled. */
async function axeFindings(page: Page, isOverPage: boolean): Promise<{ violations: string[]; unsettled: string[]; reviews: number[] }> {
  await bringAxe(page)
  const { violations, incomplete } = await page.evaluate(
    async ({ tags, known, isOver }) => {
      // What is far from the window is not laid out, and axe would judge it by the room that is kept for it.
      const laidOut = new CSSStyleSheet()
      laidOut.replaceSync('main li { content-visibility: visible !important }')
      document.adoptedStyleSheets.push(laidOut)
      const result = await window.axe.run(document, { runOnly: tags, resultTypes: ['violations', 'incomplete'] })
      document.adoptedStyleSheets.pop()
      const open = result.incomplete.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => {
          const element = document.querySelector(target.join(' '))
          const settledAs = known.findIndex(
            ({ rule, selector, because = '', isOverPage: needsOver = false }) =>
              rule === id && element?.matches(selector) && failureSummary.includes(because) && (isOver || !needsOver),
          )
          return { id, target: target.join(' '), html: element?.outerHTML.slice(0, 120) ?? '', failureSummary, settledAs }
        }),
      )
      return { violations: result.violations, incomplete: open }
    },
    { tags: AXE_TAGS, known: settledReviews, isOver: isOverPage },
  )
  return {
    violations: sentencesOf(violations),
    unsettled: incomplete
      .filter(({ settledAs }) => settledAs < 0)
      .map(({ id, target, html, failureSummary }) => `needs review: ${id} at ${target} (${html}): ${failureSummary}`),
    reviews: [...new Set(incomplete.map(({ settledAs }) => settledAs).filter((at) => at >= 0))],
  }
}

async function headingFindings(page: Page): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).allInnerTexts()
  return headings.length === 1 && headings[0]?.trim() ? [] : [`it has ${headings.length} main headings: ${headings.join(', ')}`]
}

/** The first stop of the Tab key leads to the content, or is in it. */
async function skipLinkFindings(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => {
    const first = document.querySelector<HTMLElement>('a[href], button, input:not([type=hidden]), select, textarea, summary')
    // A page of the payment provider has nothing before its content that could be skipped.
    if (first?.closest('main')) return true
    const target = first?.getAttribute('href')
    return target?.startsWith('#') === true && document.getElementById(target.slice(1)) !== null
  })
  return isThere ? [] : ['the first stop of the Tab key is no link to the content']
}

/** The summary adds up, and the sticky row shows the same total. */
async function summaryFindings(page: Page): Promise<string[]> {
  const { lines, collapsed } = await page.evaluate(() => {
    // Only the basket page has one.
    const summary = document.querySelector('main section[aria-labelledby="summary"]')
    const texts = (selector: string) => Array.from(summary?.querySelectorAll(selector) ?? [], (node) => node.textContent.trim())
    const [labels, values] = [texts('dt'), texts('dd')]
    return {
      lines: labels.map((label, at): SummaryText => ({ label, value: values[at] ?? '' })),
      collapsed: summary?.nextElementSibling?.querySelector('b')?.textContent,
    }
  })
  const { total, parts } = sumsOf(lines)
  const shown = lines.at(-1)?.value
  return [
    ...(total === parts ? [] : [`the summary's lines come to ${parts} and its total is ${total}`]),
    ...(collapsed === undefined || collapsed === shown ? [] : [`the summary says ${shown} and the row at the edge ${collapsed}`]),
  ]
}

/** Every target is large enough, except links within a sentence. */
async function targetFindings(page: Page): Promise<string[]> {
  const small = await page.evaluate(
    ({ least, within }) => {
      const controls = [
        ...document.querySelectorAll<HTMLElement>(`${within} :is(a[href], button, input:not([type=hidden]), select, summary)`),
      ]
      const isInSentence = (control: HTMLElement) =>
        getComputedStyle(control).display === 'inline' &&
        (control.parentElement?.textContent.trim().length ?? 0) > control.textContent.trim().length
      // The clickable area may be larger than the visible one.
      const answersAt = (control: HTMLElement, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (control.contains(hit) || (control.closest('label')?.contains(hit) ?? false))
      }
      return controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]') && !isInSentence(control))
        .filter((control) => {
          const shown = (control.matches('input') && control.closest('label')) || control
          const box = shown.getBoundingClientRect()
          if (box.width >= least && box.height >= least) return false
          shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
          const { x, y, width, height } = shown.getBoundingClientRect()
          const [left, top] = [x + width / 2, y + height / 2]
          const reach = least / 2 - 0.5
          return !(
            (width >= least || (answersAt(control, left - reach, top) && answersAt(control, left + reach, top))) &&
            (height >= least || (answersAt(control, left, top - reach) && answersAt(control, left, top + reach)))
          )
        })
        .map((control) => {
          const { width, height } = control.getBoundingClientRect()
          return `${control.tagName.toLowerCase()} "${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}" of ${Math.round(width)} by ${Math.round(height)} px`
        })
    },
    { least: LEAST_TARGET, within: PART },
  )
  return small.map((control) => `a target is smaller than ${LEAST_TARGET} px: ${control}`)
}

async function keyboardFindings(page: Page): Promise<{ messages: string[]; stops: readonly TabStop[] }> {
  const address = page.url()
  const { controls, stops } = await walk(page, PART)
  const messages = [
    ...(page.url() === address ? [] : [`the address changed to ${page.url()} while the Tab key walked the page`]),
    ...(controls.length > 0 ? [] : ['the Tab key reaches nothing in it']),
    ...controls.flatMap(({ name, isReached, showsFocus, isCovered, isTransparent, isOutOfOrder }) => [
      ...(isReached ? [] : [`the Tab key does not reach ${name}`]),
      ...(isReached && !showsFocus ? [`${name} does not show that it has the focus`] : []),
      ...(isCovered ? [`${name} is covered while it has the focus`] : []),
      ...(isTransparent ? [`${name} is transparent while it has the focus`] : []),
      ...(isOutOfOrder ? [`${name} comes after what stands below it`] : []),
    ]),
    ...(await page.evaluate(controlsWithoutStop, PART)),
  ]
  return { messages, stops }
}

/** Runs in the page: controls that the Tab key passes by, although neither arrow keys nor another control lead to them. */
function controlsWithoutStop(within: string): string[] {
  const composites =
    '[role=tablist], [role=menu], [role=menubar], [role=listbox], [role=grid], [role=tree], [role=radiogroup], [role=toolbar]'
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      `${within} :is(a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=link], [role=checkbox], [role=switch])`,
    ),
  ]
  return (
    controls
      .filter((control) => control.tabIndex < 0 && control.checkVisibility({ visibilityProperty: true }))
      // Escape closes what lies over the page, from wherever the focus is in it.
      .filter((control) => !control.matches('[popover] [popovertargetaction=hide]'))
      .filter(
        (control) => !control.matches(':disabled, [aria-disabled=true]') && !control.closest(`[inert], [aria-hidden=true], ${composites}`),
      )
      .map(
        (control) =>
          `the Tab key passes by ${control.tagName.toLowerCase()} "${(control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)}"`,
      )
  )
}

/** Pictures whose text alternative is the name of their file. */
function pictureFindings(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[alt]')]
      .filter(({ alt }) => /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(alt.trim()))
      .map(({ alt }) => `a picture is described as "${alt}"`),
  )
}
