import { AxeBuilder } from '@axe-core/playwright'
import { settledReviews } from '#tests/accessibility/screen-states/settled-reviews.ts'
import { AXE_TAGS, bringAxe } from '#tests/harness/axe-findings.ts'
import type { Page } from '#tests/storybook/stage.ts'
import type { ContrastPair, EngineFinding, EngineResult, Undecided } from '../evidence.ts'
import { contrastBelowSeven } from './below-seven.ts'

/** The parts of axe's results that the review keeps. */
type Node = { target: readonly unknown[]; html: string; failureSummary?: string; any: readonly { id: string; data: unknown }[] }
type Rule = { id: string; help: string; tags: readonly string[]; nodes: readonly Node[]; count?: number }

/** What axe says of the page as it is, and the pairs of colours that it measured. `isOverPage`: something is open over the page. */
export async function runAxe(page: Page, isOverPage: boolean): Promise<{ result: EngineResult; contrast: ContrastPair[] }> {
  const layOut = await page.addStyleTag({ content: 'main li { content-visibility: visible !important }' }).catch(() => undefined)
  // The package makes its report in a second page, which takes three to four times as long and is needed for frames of another origin alone (decision 033).
  const isAlone = page.frames().length === 1
  if (isAlone) {
    await bringAxe(page)
    await page.evaluate(answerBriefly)
  }
  // The package would send axe's half a megabyte to the page again each time.
  const results = await new AxeBuilder({ page, ...(isAlone && { axeSource: 'void 0' }) })
    .withTags([...AXE_TAGS])
    .setLegacyMode(isAlone)
    .analyze()
  await layOut?.evaluate((style) => style instanceof Element && style.remove())
  const undecided = await decide(page, results.incomplete, isOverPage)
  const contrast = contrastPairs(results.passes)
  const below = contrastBelowSeven(contrast)
  return {
    result: {
      engine: 'axe',
      version: results.testEngine.version,
      findings: [...results.violations.flatMap(findingsOfRule), ...below.findings],
      undecided: [...undecided, ...below.undecided],
      passed: results.passes.reduce((sum, rule: Rule) => sum + (rule.count ?? rule.nodes.length), 0),
    },
    contrast,
  }
}

/**
 * Runs in the page: axe then hands over only what the review keeps. Of what has passed, that is how many, and the pairs of colours. The whole answer is most
 * of a megabyte, which takes longer to leave the page than axe takes to make it.
 */
function answerBriefly(): void {
  if (window.axeIsBrief) return
  window.axeIsBrief = true
  const { axe } = window
  const report = axe.getReporter<import('axe-core').AxeResults>('v1')
  // It is asked before axe looks for a selector of each element that has passed.
  const brief: import('axe-core').AxeReporter<object> = (raw, options, done, fail) => {
    const passes = raw
      .filter(({ passes: passed }) => passed.length > 0)
      .map(({ id, help, tags, passes: passed }) => ({
        id,
        help,
        tags,
        count: passed.length,
        nodes:
          id === 'color-contrast' ? passed.map(({ node, any }) => ({ html: node.source, any: any.map(({ data }) => ({ id, data })) })) : [],
      }))
    report(
      raw,
      { ...options, resultTypes: ['violations', 'incomplete'] },
      (results) => done({ ...results, passes, inapplicable: [] }),
      fail,
    )
  }
  axe.addReporter('brief', brief, true)
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    axeIsBrief?: boolean
  }
}

function findingsOfRule({ id, help, tags, nodes }: Rule): EngineFinding[] {
  return nodes.map(({ target, html, failureSummary = '' }) => ({
    engine: 'axe',
    rule: id,
    criteria: criteriaOf(tags),
    message: `${help}. ${failureSummary.replaceAll(/\s+/g, ' ')}`,
    target: target.flat().join(' '),
    html: html.slice(0, 200),
  }))
}

/** `wcag143` is 1.4.3, `wcag1410` is 1.4.10. */
export function criteriaOf(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => {
    const digits = /^wcag(\d)(\d)(\d{1,2})$/.exec(tag)
    return digits ? [digits.slice(1).join('.')] : []
  })
}

/** Groups what axe cannot decide by rule and by what a person has settled about it. */
async function decide(page: Page, rules: readonly Rule[], isOverPage: boolean): Promise<Undecided[]> {
  const open = rules.flatMap((rule) =>
    rule.nodes.map((node) => ({ rule, target: node.target.flat().join(' '), summary: node.failureSummary ?? '' })),
  )
  const settledAs = await page.evaluate(
    ({ nodes, known, isOver }) =>
      nodes.map(({ id, target, summary }) => {
        let element: Element | null = null
        try {
          element = document.querySelector(target)
        } catch {
          // A target within a frame is no selector of this document.
        }
        return known.findIndex(
          ({ rule, selector, because = '', isOverPage: needsOver = false }) =>
            rule === id && element?.matches(selector) && summary.includes(because) && (isOver || !needsOver),
        )
      }),
    {
      nodes: open.map(({ rule, target, summary }) => ({ id: rule.id, target, summary })),
      known: settledReviews,
      isOver: isOverPage,
    },
  )
  const grouped = Map.groupBy(
    open.map((one, at) => ({ ...one, why: settledReviews[settledAs[at] ?? -1]?.why })),
    ({ rule, why = '' }) => `${rule.id} ${why}`,
  )
  return [...grouped.values()].flatMap((nodes) => {
    const [first] = nodes
    if (!first) return []
    const { rule, target, why } = first
    return [
      {
        engine: 'axe',
        rule: rule.id,
        criteria: criteriaOf(rule.tags),
        message: rule.help,
        count: nodes.length,
        target,
        ...(why !== undefined && { settled: why }),
      },
    ]
  })
}

/** The pairs of colours that axe measured, each once, the lowest ratio first. */
export function contrastPairs(passes: readonly Rule[]): ContrastPair[] {
  const measured = passes
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.flatMap(({ any, html }) => any.flatMap(({ data }) => pairOf(data, html))))
  return [...Map.groupBy(measured, ({ foreground, background, needed }) => `${foreground} ${background} ${needed}`).values()]
    .flatMap((pairs) => (pairs[0] ? [{ ...pairs[0], count: pairs.length }] : []))
    .sort((one, other) => one.ratio - other.ratio)
}

function pairOf(data: unknown, html: string): ContrastPair[] {
  if (typeof data !== 'object' || data === null || !('fgColor' in data) || !('bgColor' in data)) return []
  const ratio = 'contrastRatio' in data ? Number(data.contrastRatio) : Number.NaN
  const needed = 'expectedContrastRatio' in data ? Number.parseFloat(String(data.expectedContrastRatio)) : 4.5
  if (!Number.isFinite(ratio) || ratio === 0) return []
  const sample = html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 40)
  return [{ foreground: String(data.fgColor), background: String(data.bgColor), ratio, needed, count: 1, sample }]
}
