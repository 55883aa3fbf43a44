import { markupText } from '../../markup-text.ts'
import { findingPlace, findingSentence, standingText, type VerifyReport } from './report.ts'

/** The report as JUnit XML: one test case for each operation that was asked, and one for what concerns none of them. */
export function junitReport({ findings, operations, left, stopped, seconds }: VerifyReport): string {
  const failing = findings.filter(({ standing }) => standing !== 'known')
  const cases = [...operations, ...left.map(({ operation }) => operation).filter((name) => !operations.includes(name))].map((name) => {
    const own = failing.filter((finding) => finding.operations[0] === name)
    const skipped = left.find(({ operation }) => operation === name)
    const body = own.length > 0 ? own.map(failure).join('') : skipped ? `<skipped message="${markupText(skipped.why)}"/>` : ''
    return testCase(name, body)
  })
  const general = failing.filter((finding) => finding.operations.length === 0)
  const whole = testCase(
    'schema and transport',
    `${general.map(failure).join('')}${stopped === null ? '' : `<error message="${markupText(stopped)}"/>`}`,
  )
  const total = cases.length + 1
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
<testsuite name="contract verify" tests="${total}" failures="${failing.length}" errors="${stopped === null ? 0 : 1}" time="${seconds}">
${[whole, ...cases].join('\n')}
</testsuite>
</testsuites>`
}

function testCase(name: string, body: string): string {
  return `<testcase classname="contract.verify" name="${markupText(name)}">${body}</testcase>`
}

function failure(finding: VerifyReport['findings'][number]): string {
  const text = [findingPlace(finding), standingText(finding), `key: ${finding.key}`].filter(Boolean).join('\n')
  return `<failure type="${finding.rule}" message="${markupText(findingSentence(finding))}">${markupText(text)}</failure>`
}
