import { FORMATS, type Format } from '../impact/formats/formats.ts'
import { annotation, impactAnnotations } from '../impact/formats/github.ts'
import { impactJunit, junit } from '../impact/formats/junit.ts'
import { impactMarkdown } from '../impact/formats/markdown.ts'
import { ContractError, count, type Part, printParts } from '../report.ts'
import { didYouMean } from '../words.ts'
import type { CheckResult } from './check.ts'

/** The part that tells the changes, which the other formats tell by the impact. */
const CHANGES_PART = 'agreed changes only'

/** A format by its name. Throws `ContractError` with near names for any other word. */
export function formatOf(word: string): Format {
  const format = FORMATS.find((one) => one === word)
  if (format) return format
  const message = `is no format.${didYouMean(word, FORMATS)} There are: ${FORMATS.join(', ')}`
  throw new ContractError([{ file: `--format ${word}`, line: 0, message }])
}

/** The result of a check in one of the formats. */
export function checkAs(format: Format, result: CheckResult): string {
  const { parts, impact } = result
  const others = parts.filter(({ name }) => name !== CHANGES_PART || impact.changes.length === 0)
  switch (format) {
    case 'text':
      return printParts(parts)
    case 'json':
      return JSON.stringify(result, null, 2)
    case 'markdown':
      return [...others.filter(({ ok }) => !ok).map(partMarkdown), impactMarkdown(impact)].join('\n\n')
    case 'github':
      return [...others.flatMap(partAnnotations), impactAnnotations(impact)].filter(Boolean).join('\n')
    case 'junit':
      return impact.changes.length > 0 && others.every(({ ok }) => ok) ? impactJunit(impact) : partsJunit(result)
  }
}

function partMarkdown({ name, problems }: Part): string {
  return `### ${name}: fails\n\n${problems.map((problem) => `- ${problem.replaceAll('\n', '\n  ')}`).join('\n')}`
}

function partAnnotations({ name, problems }: Part): string[] {
  return problems.map((problem) => {
    const [, file = 'schema/README.md', line = '1', message = problem] = /^(\S+?)(?::(\d+))? {2}([^]*)$/.exec(problem) ?? []
    return annotation('error', file, Number(line), name, message)
  })
}

/** Each part as a test, and each change that stops as one. */
function partsJunit({ parts, impact }: CheckResult): string {
  const tests = parts.map(({ name, ok, problems }) => ({
    suite: 'parts',
    name,
    failure: ok ? undefined : { message: count(problems.length, 'problem'), details: problems.join('\n') },
  }))
  const changes = impact.changes.map(({ domain, level, element, message, isStopping, remedy, file, line }) => ({
    suite: domain,
    name: `${level} ${element}: ${message}`,
    failure: isStopping ? { message, details: `${file}:${line}\nRemedy: ${remedy}` } : undefined,
  }))
  return junit('contract', [...tests, ...changes])
}
