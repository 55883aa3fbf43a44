import type { Impact } from '../impact.ts'
import { byDomain, listed } from './text.ts'

/** A test of a report: a failure has a message. */
export type JunitTest = { suite: string; name: string; failure?: { message: string; details: string } | undefined }

/** The impact as a JUnit report: a suite a domain, a test a change; what stops the check fails. */
export function impactJunit({ changes }: Impact): string {
  const tests = [...byDomain(changes)].flatMap(([domain, own]) =>
    own.map(({ level, element, message, remedy, operations, file, line, isStopping }) => ({
      suite: domain,
      name: `${level} ${element}: ${message}`,
      failure: isStopping
        ? { message: `${message}. Hits ${listed(operations)}`, details: `${file}:${line}\nRemedy: ${remedy}` }
        : undefined,
    })),
  )
  return junit('contract', tests)
}

/** A JUnit report of these tests, by suite. */
export function junit(name: string, tests: readonly JunitTest[]): string {
  const suites = [...Map.groupBy(tests, ({ suite }) => suite)].map(([suite, own]) => {
    const cases = own.map(({ name: title, failure }) =>
      failure
        ? `    <testcase classname="${xml(suite)}" name="${xml(title)}">\n      <failure message="${xml(failure.message)}">${xml(failure.details)}</failure>\n    </testcase>`
        : `    <testcase classname="${xml(suite)}" name="${xml(title)}"/>`,
    )
    return `  <testsuite name="${xml(suite)}" ${counts(own)}>\n${cases.join('\n')}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xml(name)}" ${counts(tests)}>\n${suites.join('\n')}${suites.length > 0 ? '\n' : ''}</testsuites>`
}

function counts(tests: readonly JunitTest[]): string {
  return `tests="${tests.length}" failures="${tests.filter(({ failure }) => failure).length}"`
}

function xml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;')
}
