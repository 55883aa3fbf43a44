import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** The only definition of axe's rule sets: WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The part of an axe violation that the report shows. */
type Violation = { id: string; help: string; nodes: readonly { target: readonly unknown[]; failureSummary?: string }[] }

let script: string | undefined

/** axe as a script for the page. It also reports on cross-origin frames. */
export function axeScript(): string {
  script ??= `${readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}
    axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`
  return script
}

/** Injects axe into a page and its frames, once per page load. */
export async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript())
}

/** A sentence for each finding, with the elements concerned. */
export function sentencesOf(violations: readonly Violation[]): string[] {
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, failureSummary = '' }) => `  ${target.join(' ')}\n  ${failureSummary}`).join('\n')}`,
  )
}

/**
 * axe's findings in the page as it is, each with its elements. `@axe-core/playwright` makes its report in a second page, which takes three to four times
 * as long (decision 033).
 */
export async function axeFindings(page: Page, rulesThatAreOff: readonly string[] = []): Promise<string[]> {
  await bringAxe(page)
  const violations = await page.evaluate(
    async ({ tags, off }): Promise<Violation[]> => {
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]))
      const { violations: found } = await window.axe.run(document, { runOnly: tags, rules, resultTypes: ['violations'] })
      return found.map(({ id, help, nodes }) => ({
        id,
        help,
        nodes: nodes.map(({ target, failureSummary = '' }) => ({ target, failureSummary })),
      }))
    },
    { tags: AXE_TAGS, off: [...rulesThatAreOff] },
  )
  return sentencesOf(violations)
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    axe: typeof import('axe-core')
  }
}
