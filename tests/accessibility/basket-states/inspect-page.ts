import { walk } from '#tests/accessibility/tab-stops.ts'
import { type SummaryText, sumsOf } from '#tests/agreement/summary-amounts.ts'
import { settled } from '#tests/harness/accessible.ts'
import { AXE_TAGS, bringAxe, sentencesOf } from '#tests/harness/axe-findings.ts'
import type { Page } from '#tests/storybook/stage.ts'
import { settledReviews } from './settled-reviews.ts'

/** What came of looking at a page at one width. */
export type Inspection = {
  /** What is wrong, each as a sentence. */
  findings: readonly string[]
  /** Which of the settled reviews were met, by their place in the list. */
  reviews: readonly number[]
}

/** The least that a finger has to meet, px: WCAG 2.2, 2.5.8. */
const LEAST_TARGET = 24

/** Looks at the bag's page at a width, height given, in every way that needs no person. */
export async function inspectPage(page: Page, width: number, height: number): Promise<Inspection> {
  await page.setViewportSize({ width, height })
  await atRest(page)
  const { violations, unsettled, reviews } = await axeFindings(page)
  const findings = [
    ...violations,
    ...unsettled,
    ...(await headingFindings(page)),
    ...(await summaryFindings(page)),
    ...(await keyboardFindings(page)),
    ...(await targetFindings(page)),
    ...(await overflowAt(page, width, height, 100)),
    ...(await overflowAt(page, width, height, 200)),
  ]
  return { findings, reviews }
}

/** Waits until every control of the page is alive, and whatever comes of a new width has come. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(button, input)')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__react')),
    ),
  )
  // An address that adds to the bag is answered after its page is there.
  await page.waitForLoadState('networkidle')
  await settled(page)
  // What answers brought has been drawn, and rows of slides have taken those out of sight out of reach, by what an observer sees: the same for ten frames.
  await page.evaluate(async () => {
    const elements = () => [...document.querySelectorAll('body *')].map((element) => Number(element.hasAttribute('inert'))).join('')
    for (let still = 0, last = ''; still < 10; ) {
      await new Promise((painted) => requestAnimationFrame(painted))
      const now = elements()
      still = now === last ? still + 1 : 0
      last = now
    }
  })
}

/** Whether the page scrolls sideways at a width with text of a size, in percent. */
export async function overflowAt(page: Page, width: number, height: number, size: number): Promise<string[]> {
  await page.setViewportSize({ width, height })
  const overflow = await page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
    const { scrollWidth, clientWidth } = document.documentElement
    document.documentElement.style.removeProperty('font-size')
    return scrollWidth - clientWidth
  }, size)
  return overflow > 0 ? [`at ${width} px with text of ${size} % it scrolls ${overflow} px sideways`] : []
}

/** What axe is sure of, what it leaves to a person and nobody has settled, and what somebody has. */
async function axeFindings(page: Page): Promise<{ violations: string[]; unsettled: string[]; reviews: number[] }> {
  await bringAxe(page)
  const { violations, incomplete } = await page.evaluate(
    async ({ tags, known }) => {
      const result = await window.axe.run(document, { runOnly: tags, resultTypes: ['violations', 'incomplete'] })
      const open = result.incomplete.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary = '' }) => {
          const element = document.querySelector(target.join(' '))
          const settledAs = known.findIndex(({ rule, selector }) => rule === id && element?.matches(selector))
          return { id, target: target.join(' '), html: element?.outerHTML.slice(0, 120) ?? '', failureSummary, settledAs }
        }),
      )
      return { violations: result.violations, incomplete: open }
    },
    { tags: AXE_TAGS, known: settledReviews },
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

/** The summary adds up, and the row that stands in for it says the same total. */
async function summaryFindings(page: Page): Promise<string[]> {
  const { lines, collapsed } = await page.evaluate(() => {
    const summary = document.querySelector('section[aria-labelledby="summary"]')
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

/** Everything that can be pressed is large enough; a link within a sentence is as large as its words. */
async function targetFindings(page: Page): Promise<string[]> {
  const small = await page.evaluate((least) => {
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input:not([type=hidden]), select, summary)')]
    const isInSentence = (control: HTMLElement) =>
      getComputedStyle(control).display === 'inline' &&
      (control.parentElement?.textContent.trim().length ?? 0) > control.textContent.trim().length
    // What answers to a press may be larger than what is seen.
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
  }, LEAST_TARGET)
  return small.map((control) => `a target is smaller than ${LEAST_TARGET} px: ${control}`)
}

async function keyboardFindings(page: Page): Promise<string[]> {
  const controls = await walk(page, 'main')
  return [
    ...(controls.length > 0 ? [] : ['the Tab key finds nothing in it']),
    ...controls.flatMap(({ name, isReached, showsFocus, isCovered }) => [
      ...(isReached ? [] : [`the Tab key does not reach ${name}`]),
      ...(isReached && !showsFocus ? [`${name} does not show that it has the focus`] : []),
      ...(isCovered ? [`${name} is covered while it has the focus`] : []),
    ]),
  ]
}
