import { markupText } from '../../markup-text.ts'
import { ruleTitles } from '../baseline.ts'
import type { FindingRule } from '../findings.ts'
import { findingPlace, findingSentence, runVerdict, standingText, type VerifyReport } from './report.ts'

/** The report as one page of HTML without scripts. */
export function htmlReport(report: VerifyReport): string {
  const rules = (Object.keys(ruleTitles) as FindingRule[]).flatMap((rule) => {
    const found = report.findings.filter((finding) => finding.rule === rule)
    return found.length === 0
      ? []
      : [`<section><h2>${ruleTitles[rule]} (${found.length})</h2><ul>${found.map(findingItem).join('')}</ul></section>`]
  })
  const title = `Contract verify: ${report.endpoint}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${markupText(title)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere }
code { font-size: .875rem }
li { margin-block: .75rem }
.known { opacity: .8 }
</style>
</head>
<body>
<main>
<h1>${markupText(title)}</h1>
<p><strong>${markupText(runVerdict(report))}</strong> ${markupText(report.date)}</p>
${rules.join('\n')}
${list(
  'Not asked',
  report.left.map(({ operation, why }) => `${operation}: ${why}`),
)}
${list(
  'Remains on the server',
  report.remains.map(({ operation, what }) => `${operation}: ${what}`),
)}
${list(
  'In the baseline, and not met',
  report.gone.map(({ key, until }) => `${key}, excused until ${until}`),
)}
${list('Notes', report.notes)}
</main>
</body>
</html>`
}

function findingItem(finding: VerifyReport['findings'][number]): string {
  const more = [findingPlace(finding), standingText(finding)].filter(Boolean).map((text) => `<br>${markupText(text)}`)
  return `<li class="${finding.standing}">${markupText(findingSentence(finding))}${more.join('')}<br><code>${markupText(finding.key)}</code></li>`
}

function list(title: string, entries: readonly string[]): string {
  return entries.length === 0
    ? ''
    : `<section><h2>${title}</h2><ul>${entries.map((text) => `<li>${markupText(text)}</li>`).join('')}</ul></section>`
}
