import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '#tests/storybook/stage.ts'
import type { EngineFinding, EngineResult, Undecided } from '../evidence.ts'
import { rememberForEqualAccess } from './equal-access-memory.ts'
import { packageVersion } from './package-version.ts'
import { settledWhy } from './settled-rules.ts'

/** The rules of IBM's Equal Access engine for WCAG 2.2, A and AA. */
export const RULESET = 'WCAG_2_2'

let script: string | undefined

/** One result of the engine, as far as the review reads it. */
type Reported = { rule: string; criteria: string[]; policy: string; verdict: string; message: string; html: string; target: string }

/**
 * What IBM's Equal Access engine says of the page: it is independent of axe and licensed under Apache 2.0. `FAIL` of a rule that is a violation is certain;
 * `POTENTIAL` and `MANUAL` are for a person.
 */
export async function runEqualAccess(page: Page): Promise<EngineResult> {
  await bringEqualAccess(page)
  await page.evaluate(rememberForEqualAccess)
  const { reported, passed } = await page.evaluate(async (ruleset) => {
    const checker = new window.ace.Checker()
    // A rule of the engine that throws says so in the console, and the others go on.
    const thrown: string[] = []
    const heard = window.console
    const { error } = heard
    heard.error = (...words: readonly unknown[]) => {
      const said = words.map(String).join(' ')
      if (said.startsWith('RULE EXCEPTION')) thrown.push(said)
      else error(...words)
    }
    const { results } = await checker.check(document, [ruleset]).finally(() => {
      heard.error = error
      window.forgetForEqualAccess()
    })
    const criteria = new Map<string, string[]>()
    for (const { num, rules } of checker.rulesets.find(({ id }) => id === ruleset)?.checkpoints ?? [])
      for (const { id } of rules) criteria.set(id, [...(criteria.get(id) ?? []), num])
    return {
      passed: results.filter(({ value }) => value[1] === 'PASS').length,
      reported: [
        ...thrown.map((said) => {
          const [, rule = '', target = ''] = /^RULE EXCEPTION:? (\S+) (\S+)/.exec(said) ?? []
          return {
            rule,
            criteria: criteria.get(rule) ?? [],
            policy: '',
            verdict: 'MANUAL',
            message: 'A rule of the engine failed here, and has to be answered by a person.',
            html: '',
            target,
          }
        }),
        ...results
          .filter(({ value }) => value[1] !== 'PASS')
          .map(({ ruleId, value, message, snippet, path }) => ({
            rule: ruleId,
            criteria: criteria.get(ruleId) ?? [],
            policy: value[0],
            verdict: value[1],
            message,
            html: snippet.slice(0, 400),
            target: path.dom,
          })),
      ],
    }
  }, RULESET)
  return { engine: 'equal-access', version: packageVersion('accessibility-checker-engine'), ...judge(reported), passed }
}

/** The engine as a script for the page. */
export function equalAccessScript(): string {
  script ??= readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8')
  return script
}

/** Injects the engine into a page, once per page load. */
export async function bringEqualAccess(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(equalAccessScript())
}

/** Certain findings, each on its own, and what a person judges, by rule. A failed recommendation is for a person. */
export function judge(reported: readonly Reported[]): { findings: EngineFinding[]; undecided: Undecided[] } {
  const judged = reported.map((one) => ({
    one,
    why: settledWhy(one.rule, `${one.html} ${one.target}`),
    isCertain: one.policy === 'VIOLATION' && one.verdict === 'FAIL',
  }))
  const findings = judged
    .filter(({ isCertain, why }) => isCertain && why === undefined)
    .map(
      ({ one: { rule, criteria, message, html, target } }): EngineFinding => ({
        engine: 'equal-access',
        rule,
        criteria,
        message,
        html,
        target,
      }),
    )
  const rest = judged.filter(({ isCertain, why }) => !isCertain || why !== undefined)
  const undecided = [...Map.groupBy(rest, ({ one, why }) => `${one.rule} ${why ?? ''}`).values()].flatMap((nodes): Undecided[] => {
    const [first] = nodes
    if (!first) return []
    const { rule, criteria, message, target } = first.one
    return [
      {
        engine: 'equal-access',
        rule,
        criteria,
        message,
        count: nodes.length,
        target,
        ...(first.why !== undefined && { settled: first.why }),
      },
    ]
  })
  return { findings, undecided }
}

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins the browser's own
  interface Window {
    ace: {
      Checker: new () => {
        rulesets: readonly { id: string; checkpoints: readonly { num: string; rules: readonly { id: string }[] }[] }[]
        check: (
          root: Document,
          rulesets: readonly string[],
        ) => Promise<{
          results: readonly {
            ruleId: string
            /** The policy (VIOLATION, RECOMMENDATION, INFORMATION) and the verdict (PASS, FAIL, POTENTIAL, MANUAL). */
            value: readonly [string, string]
            message: string
            snippet: string
            path: { dom: string }
          }[]
        }>
      }
    }
  }
}
