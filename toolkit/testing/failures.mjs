import { stripVTControlCharacters } from 'node:util'

/** Failures told at the end, and lines of each. A log that is cut keeps its end. */
const MOST = 20
const LINES = 6
const WIDTH = 240

/**
 * What failed, for the end of the run: the place and title of each failed test, below it the first lines of its errors. `checks` are the titles of the checks
 * that failed, `unit` is the report of vitest's JSON reporter, `browser` that of Playwright's; either may be missing.
 *
 * @param {{ checks?: readonly string[], unit?: object, browser?: object }} ended
 * @returns {string[]}
 */
export function failuresOf({ checks = [], unit, browser }) {
  const failures = [...checks.map((title) => ({ title, messages: [] })), ...unitFailures(unit), ...browserFailures(browser)]
  const left = failures.length - MOST
  return [
    ...failures.slice(0, MOST).flatMap(({ title, messages }) => [`✘ ${title}`, ...messages.flatMap(linesOf)]),
    ...(left > 0 ? [`… and ${left} more.`] : []),
  ]
}

function unitFailures(report) {
  return (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      if (failed.length === 0) return [{ title: name, messages: [message] }]
      return failed.map(({ fullName, failureMessages }) => ({ title: `${name}: ${fullName}`, messages: failureMessages }))
    })
}

function browserFailures(report) {
  const specs = (report?.suites ?? []).flatMap(specsOf).filter(({ ok }) => !ok)
  const failures = specs.map(({ file, line, title, tests }) => ({
    title: `${file}:${line}: ${title}`,
    messages: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))),
  }))
  return [...failures, ...(report?.errors ?? []).map(({ message }) => ({ title: 'outside of the tests', messages: [message ?? ''] }))]
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function linesOf(message) {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.slice(0, LINES).map((line) => `    ${line.slice(0, WIDTH)}`)
}
