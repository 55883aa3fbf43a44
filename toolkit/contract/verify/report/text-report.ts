import { ruleTitles } from '../baseline.ts'
import type { FindingRule } from '../findings.ts'
import { findingPlace, findingSentence, runVerdict, standingText, type VerifyReport } from './report.ts'

/** The report for a terminal: by rule, the verdict last. */
export function textReport(report: VerifyReport): string {
  const lines: string[] = []
  for (const rule of Object.keys(ruleTitles) as FindingRule[]) {
    const found = report.findings.filter((finding) => finding.rule === rule)
    if (found.length === 0) continue
    lines.push(ruleTitles[rule])
    for (const finding of found) {
      lines.push(`  ${finding.standing === 'known' ? '-' : '!'} ${findingSentence(finding)}`)
      for (const more of [findingPlace(finding), standingText(finding), `key: ${finding.key}`]) if (more) lines.push(`      ${more}`)
    }
    lines.push('')
  }
  for (const { operation, why } of report.left) lines.push(`not asked: ${operation} ${why}`)
  for (const { operation, what } of report.remains) lines.push(`remains: after ${operation}, ${what}`)
  for (const { key, until } of report.gone) lines.push(`gone: ${key} (excused until ${until}): take it out of the baseline`)
  lines.push(...report.notes)
  return [...lines, runVerdict(report)].join('\n')
}
