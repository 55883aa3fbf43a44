import type { ScreenWidth } from '#fixtures/scenarios/states/record.ts'
import { markPart, overflowAt, walkerFindings } from '#tests/accessibility/screen-states/inspect-page.ts'
import { heights } from '#tests/accessibility/screen-states/shared-states.ts'
import type { TabStop } from '#tests/accessibility/tab-stops.ts'
import type { Page } from '#tests/storybook/stage.ts'
import type { EngineFinding, EngineResult } from '../evidence.ts'
import { motionFindings } from './motion.ts'

/** The number of checks that `runWalkers` makes of a page. */
const CHECKS = 17

/** Controls that are looked at in a zoomed window: those of a page's first screens, where what keeps its place covers most. */
const MOST_ZOOMED = 12

/**
 * What `runWalkers` knows of the page. `language`: of its store. `served`: the HTML as the server sent it. `isOverPage`: a step has opened something over the
 * page. `isJustOpened`: the focus is where the page put it. `isLast`: no other width is looked at afterwards, so that a dialog over the page may be closed.
 */
type Asked = {
  width: ScreenWidth
  language: string
  served: string
  isOverPage: boolean
  isJustOpened: boolean
  isLast: boolean
}

/** Runs this project's own checks on the whole page, or on the dialog over it: keyboard, targets, reflow, large text, text spacing, zoom, motion, forced colours, language, and the page without scripts. */
export async function runWalkers(
  page: Page,
  { width, language, served, isOverPage, isJustOpened, isLast }: Asked,
): Promise<{ result: EngineResult; stops: readonly TabStop[] }> {
  const isModal = await markPart(page, 'body')
  const unfocused = isModal && isJustOpened ? await page.evaluate(dialogWithoutFocus) : []
  const walked = await walkerFindings(page, width, { isModal, directions: ['up'] })
  await page.evaluate(rememberCutTexts)
  const zoomed = await zoomFindings(page, width)
  // A window of 320 px is the same whatever it was before.
  const narrow = isLast ? await overflowAt(page, 320, 640, 100) : []
  // Before the checks that take longer: what the page lays out when its window changes is then at rest when the next width is looked at.
  await page.setViewportSize({ width, height: heights[width] })
  const found = [
    ...walked.findings,
    ...zoomed,
    ...told('reflow', ['1.4.10'], narrow),
    ...(await spacingFindings(page)),
    ...told('motion', ['2.2.2', '2.3.3'], await motionFindings(page)),
    ...told('forced-colours', ['1.4.11'], await forcedColourFindings(page)),
    ...told('language', ['3.1.1'], await languageFindings(page, language)),
    ...(isModal ? [] : told('without-scripts', [], await page.evaluate(missingWithoutScripts, served))),
    ...told('dialog', ['2.4.3'], unfocused),
    // The last: it closes the dialog.
    ...(isModal && isLast ? told('dialog', ['2.1.2', '2.4.3'], await escapeFindings(page, isOverPage)) : []),
  ]
  const findings = found.map(
    ({ rule, criteria, message }): EngineFinding => ({ engine: 'walkers', rule, criteria, message, target: '', html: '' }),
  )
  const passed = Math.max(CHECKS - new Set(found.map(({ rule }) => rule)).size, 0)
  return { result: { engine: 'walkers', version: '', findings, undecided: [], passed }, stops: walked.stops }
}

function told(rule: string, criteria: readonly string[], messages: readonly string[]) {
  return messages.map((message) => ({ rule, criteria, message }))
}

/** Runs in the page: remembers which texts are cut off now. Whatever is cut off later was whole before. */
function rememberCutTexts(): void {
  const isCut = (element: HTMLElement) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    const hides = (value: string) => value === 'hidden' || value === 'clip'
    return (
      element.clientWidth > 2 &&
      ((hides(overflowX) && element.scrollWidth > element.clientWidth + 2) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 2))
    )
  }
  const whole = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.clientWidth > 2 &&
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()) &&
      !isCut(element),
  )
  window.overflowNow = (begin) => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...(scrollWidth > clientWidth ? [`${begin} it scrolls ${scrollWidth - clientWidth} px sideways`] : []),
      ...whole.filter(isCut).map((element) => `${begin} "${element.textContent.trim().slice(0, 40)}" is cut off`),
    ]
  }
}

/** WCAG 1.4.12: with its spacing nothing scrolls sideways and no text is cut off that was whole before. */
async function spacingFindings(page: Page) {
  const messages = await page.evaluate(() => {
    const spaced = new CSSStyleSheet()
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(spaced)
    const found = window.overflowNow("with WCAG's text spacing")
    document.adoptedStyleSheets.pop()
    return found
  })
  return told('text-spacing', ['1.4.12'], messages)
}

/**
 * WCAG 1.4.4: zoomed to 200 % a window has half as many CSS px each way. Nothing scrolls sideways, no text is cut off that was whole before, and what keeps
 * its place in the window leaves the controls of the page free. A phone's page would be narrower than the 320 px down to which WCAG asks for it.
 */
async function zoomFindings(page: Page, width: ScreenWidth) {
  if (width / 2 < 320) return []
  await page.setViewportSize({ width: width / 2, height: heights[width] / 2 })
  const messages = await page.evaluate((most) => {
    const part = document.querySelector('dialog[data-inspected]') ?? document.querySelector('main') ?? document.body
    const controls = [
      ...part.querySelectorAll<HTMLElement>(':is(a[href], button, input:not([type=hidden]), select, textarea):not(:disabled)'),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert], .visually-hidden'))
    const covered = controls.slice(0, most).filter((control) => {
      const shown = (control.matches('[type=radio], [type=checkbox]') && control.closest('label')) || control
      shown.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const [{ x, y, width, height } = shown.getBoundingClientRect()] = shown.getClientRects()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      for (let over = hit; over && !over.contains(control) && !control.contains(over); over = over.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) return true
      return false
    })
    const found = window.overflowNow('zoomed to 200 %')
    scrollTo({ top: 0, behavior: 'instant' })
    const nameOf = (control: HTMLElement) => (control.getAttribute('aria-label') ?? control.textContent).trim().slice(0, 40)
    return [
      ...found,
      ...covered.map((control) => `zoomed to 200 % ${control.tagName.toLowerCase()} "${nameOf(control)}" lies under what keeps its place`),
    ]
  }, MOST_ZOOMED)
  return told('zoom', ['1.4.4', '1.4.10'], messages)
}

/** The longest that a dialog takes to close, ms. */
const LONGEST_CLOSING = 3000

/** In forced colours, every control that is drawn without words keeps an edge, a picture or a drawing. */
async function forcedColourFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await page.evaluate(() => {
    // The words of what is far from the window are none as long as it is not laid out.
    const laidOut = new CSSStyleSheet()
    laidOut.replaceSync('main li { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(laidOut)
    const unseen = [...document.querySelectorAll<HTMLElement>(':is(a[href], button, input:not([type=hidden]), select, textarea)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert], .visually-hidden'))
      .filter((control) => {
        const shown = (control.matches('[type=radio], [type=checkbox]') && control.closest('label')) || control
        if (shown.innerText.trim() !== '' || shown.querySelector('svg, img, picture')) return false
        // A field may be a line under its words and its button, which one of the two elements around them draws.
        const { parentElement: around } = control
        const line = control.matches('input, select, textarea') ? [around, around?.parentElement].flatMap((one) => one ?? []) : []
        const parts = [shown, ...line, ...shown.querySelectorAll<HTMLElement>('*')].flatMap((part) => [
          getComputedStyle(part),
          getComputedStyle(part, '::before'),
          getComputedStyle(part, '::after'),
        ])
        const isDrawn = ({ borderBlockStyle, borderBlockWidth, outlineStyle, backgroundImage, maskImage }: CSSStyleDeclaration) =>
          (borderBlockStyle.split(' ').some((style) => style !== 'none') && borderBlockWidth.split(' ').some((width) => width !== '0px')) ||
          outlineStyle !== 'none' ||
          backgroundImage !== 'none' ||
          maskImage !== 'none'
        const { width, height } = shown.getBoundingClientRect()
        return width > 2 && height > 2 && !parts.some(isDrawn)
      })
      .map(
        (control) =>
          `in forced colours ${control.tagName.toLowerCase()} "${control.getAttribute('aria-label') ?? control.getAttribute('name') ?? ''}" cannot be seen`,
      )
    document.adoptedStyleSheets.pop()
    return unseen
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return found
}

/** Runs in the page: a dialog that has opened takes the focus. */
function dialogWithoutFocus(): string[] {
  const dialog = document.querySelector('dialog[data-inspected]')
  return dialog?.contains(document.activeElement) === false ? ['a dialog has opened, and the focus is not in it'] : []
}

/** Escape closes the dialog, and the focus is on a control again if a press had opened it. */
async function escapeFindings(page: Page, isOpenedByPress: boolean): Promise<string[]> {
  await page.keyboard.press('Escape')
  const isClosed = await page
    .waitForFunction(() => document.querySelector('dialog[data-inspected]:modal') === null, undefined, { timeout: LONGEST_CLOSING })
    .then(
      () => true,
      () => false,
    )
  if (!isClosed) return ['the dialog does not close with Escape']
  const isLost = isOpenedByPress && (await page.evaluate(() => document.activeElement === document.body))
  return isLost ? ['the focus is lost when the dialog closes'] : []
}

async function languageFindings(page: Page, language: string): Promise<string[]> {
  const { lang, title } = await page.evaluate(() => ({ lang: document.documentElement.lang, title: document.title }))
  return [
    ...(lang === language ? [] : [`the page says that its language is "${lang}", and its store speaks ${language}`]),
    ...(title.trim() === '' ? ['the page has no title'] : []),
  ]
}

/** Runs in the page: what the HTML lacks before any script has run. */
function missingWithoutScripts(html: string): string[] {
  const served = new DOMParser().parseFromString(html, 'text/html')
  const heading = served.querySelector('main h1')?.textContent.trim()
  const leadsOn = (page: Document) => page.querySelector('main :is(a[href], form[action])') !== null
  return [
    ...(heading ? [] : ['without scripts the page has no main heading']),
    ...(leadsOn(served) || !leadsOn(document) ? [] : ['without scripts its main part has no link and no form']),
  ]
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    /** What scrolls sideways now, and which texts are cut off now and were whole before, as sentences that begin with the given words. */
    overflowNow: (begin: string) => string[]
  }
}
