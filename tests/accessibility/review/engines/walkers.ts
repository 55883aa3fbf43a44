import type { ScreenWidth } from '#fixtures/scenarios/states/record.ts'
import { markPart, overflowAt, walkerFindings } from '#tests/accessibility/screen-states/inspect-page.ts'
import { heights } from '#tests/accessibility/screen-states/shared-states.ts'
import type { Page } from '#tests/storybook/stage.ts'
import type { EngineFinding, EngineResult } from '../evidence.ts'

/** The number of checks that `runWalkers` makes of a page. */
const CHECKS = 15

/** What `runWalkers` knows of the page. `language`: of its store. `served`: the HTML as the server sent it. */
type Asked = { width: ScreenWidth; language: string; served: string }

/** Runs this project's own checks: keyboard, targets, reflow, large text, text spacing, motion, forced colours, language, and the page without scripts. */
export async function runWalkers(page: Page, { width, language, served }: Asked): Promise<EngineResult> {
  const isModal = await markPart(page)
  const found = [
    ...(await walkerFindings(page, width, { isModal, directions: ['up'] })),
    ...told('reflow', ['1.4.10'], await overflowAt(page, 320, 640, 100)),
    ...(await spacingFindings(page, width)),
    ...told('motion', ['2.2.2', '2.3.3'], await page.evaluate(movingElements)),
    ...told('forced-colours', ['1.4.11'], await forcedColourFindings(page)),
    ...told('language', ['3.1.1'], await languageFindings(page, language)),
    ...(isModal ? [] : told('without-scripts', [], await page.evaluate(missingWithoutScripts, served))),
  ]
  await page.setViewportSize({ width, height: heights[width] })
  const findings = found.map(
    ({ rule, criteria, message }): EngineFinding => ({ engine: 'walkers', rule, criteria, message, target: '', html: '' }),
  )
  return {
    engine: 'walkers',
    version: '',
    findings,
    undecided: [],
    passed: Math.max(CHECKS - new Set(found.map(({ rule }) => rule)).size, 0),
  }
}

function told(rule: string, criteria: readonly string[], messages: readonly string[]) {
  return messages.map((message) => ({ rule, criteria, message }))
}

/** WCAG 1.4.12: with its spacing nothing scrolls sideways and no text is cut off that was whole before. */
async function spacingFindings(page: Page, width: ScreenWidth) {
  await page.setViewportSize({ width, height: heights[width] })
  const messages = await page.evaluate(() => {
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const hides = (value: string) => value === 'hidden' || value === 'clip'
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 2) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 2)
      )
    }
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.clientWidth > 2 &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
    )
    const wasCut = new Set(texts.filter(isCut))
    const spaced = new CSSStyleSheet()
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets.push(spaced)
    const cut = texts.filter((element) => !wasCut.has(element) && isCut(element))
    const { scrollWidth, clientWidth } = document.documentElement
    document.adoptedStyleSheets.pop()
    return [
      ...(scrollWidth > clientWidth ? [`with WCAG's text spacing it scrolls ${scrollWidth - clientWidth} px sideways`] : []),
      ...cut.map((element) => `with WCAG's text spacing "${element.textContent.trim().slice(0, 40)}" is cut off`),
    ]
  })
  return told('text-spacing', ['1.4.12'], messages)
}

/** Runs in the page, with reduced motion: what still moves or fades. */
function movingElements(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration ?? 0) > 1)
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? [effect.target] : []))
    .map((element) => `with reduced motion ${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}" moves`)
}

/** In forced colours, every control that is drawn without words keeps an edge, a picture or a drawing. */
async function forcedColourFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(':is(a[href], button, input:not([type=hidden]), select, textarea)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert], .visually-hidden'))
      .filter((control) => {
        const shown = (control.matches('[type=radio], [type=checkbox]') && control.closest('label')) || control
        if (shown.innerText.trim() !== '' || shown.querySelector('svg, img, picture')) return false
        // A field may be a line under its words and its button, which the element around them draws.
        const line = control.matches('input, select, textarea') && control.parentElement ? [control.parentElement] : []
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
      ),
  )
  await page.emulateMedia({ forcedColors: 'none' })
  return found
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
  const links = served.querySelectorAll('main a[href], main form[action]')
  return [
    ...(heading ? [] : ['without scripts the page has no main heading']),
    ...(links.length > 0 ? [] : ['without scripts its main part has no link and no form']),
  ]
}
