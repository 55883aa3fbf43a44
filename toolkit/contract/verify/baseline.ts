import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { nearFilesText } from '#mock-server/host/near-files.ts'
import type { Finding, FindingRule } from './findings.ts'

const entry = z.strictObject({
  /** The key of the deviation, as a report writes it. */
  key: z.string().min(1),
  /** The last day on which it is excused. */
  until: z.iso.date(),
  /** Who mends it, and where that is written down. */
  why: z.string().min(1),
})

const baselineFile = z.strictObject({ deviations: z.array(entry) })

/** Deviations that are known, each excused until a day. */
export type Baseline = z.infer<typeof baselineFile>['deviations']

/** A baseline that cannot be read; the message says what is wrong and where. */
export class BaselineError extends Error {
  override readonly name = 'BaselineError'
}

/** Reads a baseline. Throws `BaselineError`. */
export function readBaseline(file: string): Baseline {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new BaselineError(`There is no baseline at ${file}.${nearFilesText(file, '.json')}`)
  }
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new BaselineError(`${file} is no JSON.`)
  }
  const read = baselineFile.safeParse(body)
  if (read.success) return read.data.deviations
  const problems = read.error.issues.map(({ path, message }) => `${file}: ${path.join('.') || 'the file'}: ${message}`)
  throw new BaselineError(problems.join('\n'))
}

/** A finding, and what the baseline says of it. */
export type JudgedFinding = Finding & {
  /** `new`: not in the baseline; `known`: excused; `overdue`: was excused until a day that is past. */
  standing: 'new' | 'known' | 'overdue'
  until: string | null
  why: string | null
}

/** Findings beside a baseline: those of the run with their standing, and entries that the run did not meet. `today` as `2026-11-24`. */
export function besideBaseline(
  findings: readonly Finding[],
  baseline: Baseline,
  today: string,
): { findings: JudgedFinding[]; gone: Baseline } {
  const known = new Map(baseline.map((one) => [one.key, one]))
  const met = new Set(findings.map(({ key }) => key))
  return {
    findings: findings.map((finding) => {
      const excuse = known.get(finding.key)
      if (!excuse) return { ...finding, standing: 'new', until: null, why: null }
      return { ...finding, standing: excuse.until < today ? 'overdue' : 'known', until: excuse.until, why: excuse.why }
    }),
    gone: baseline.filter(({ key }) => !met.has(key)),
  }
}

/** What each rule looks at, in a few words. */
export const ruleTitles: Readonly<Record<FindingRule, string>> = {
  transport: 'Answers that are no GraphQL',
  schema: 'The schema',
  answer: 'The shape of answers',
  code: 'Codes of errors',
  money: 'Money',
  unique: 'Ids that are unique',
  order: 'Lists in order',
  page: 'Pages of lists',
  session: 'Questions without the session that they need',
  bound: 'Values outside their bounds',
  slow: 'Slow answers',
  scenario: 'Scenarios, beside the mock server',
}
