import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Result of one test. `title` begins with the titles of the suites around it, outermost first. */
export type TestResult = { title: string; outcome: 'passed' | 'failed' | 'skipped' }

/** Results of `npm test`. `reasons` says why they prove nothing; it is empty if they can be used. */
export type Run = { tests: readonly TestResult[]; startedAt: string; commit: string; reasons: readonly string[] }

/** The content of a file, or why it could not be read. */
export type Read<T> = { value: T } | { reason: string }

/** `files` holds the SHA-256 of each runner's report by its name: a report with another hash is from another run. */
const noteSchema = z.object({
  complete: z.boolean(),
  startedAt: z.string(),
  commit: z.string(),
  files: z.record(z.string(), z.string()).default({}),
})

const vitestSchema = z.object({
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ title: z.string(), ancestorTitles: z.array(z.string()), status: z.string() })) }),
  ),
})

const specSchema = z.object({
  title: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ results: z.array(z.object({ status: z.string() })) })),
})

const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(specSchema).optional(),
  get suites() {
    return z.array(suiteSchema).optional()
  },
})

const playwrightSchema = z.object({ suites: z.array(suiteSchema) })

/** Reads the last run from the folder that `npm test` writes its results to. */
export function readRun(folder: string): Run {
  const note = readJson(folder, 'run.json', noteSchema)
  const runners = [readVitest(folder), readPlaywright(folder)]
  const tests = runners.flatMap((read) => ('value' in read ? read.value : []))
  if (!('value' in note)) {
    const isEmpty = !existsSync(join(folder, 'run.json'))
    return { tests, startedAt: '', commit: '', reasons: [isEmpty ? 'There is no result set yet: run `npm test`.' : note.reason] }
  }
  const { complete, startedAt, commit, files } = note.value
  const unread = runners.flatMap((read) => ('reason' in read ? [read.reason] : []))
  // A partial run may not have started every runner, so a missing report is no further problem.
  const reasons = complete ? [...unread, ...strangers(folder, files)] : [INCOMPLETE]
  return { tests, startedAt, commit, reasons }
}

const INCOMPLETE = 'The last run was not complete: it was filtered, it stopped early, or it is still going. Run `npm test` without words.'

/** One reason for each report written by another run. */
function strangers(folder: string, files: Readonly<Record<string, string>>): string[] {
  return ['vitest.json', 'playwright.json']
    .filter((file) => existsSync(join(folder, file)) && sha256(join(folder, file)) !== files[file])
    .map((file) => `.results/${file} was written by another run: run \`npm test\` without words.`)
}

function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

/** The tests of the folder's `vitest.json`. */
export function readVitest(folder: string): Read<TestResult[]> {
  return readTests(folder, 'vitest.json', vitestSchema, vitestTests)
}

/** The tests of the folder's `playwright.json`. */
export function readPlaywright(folder: string): Read<TestResult[]> {
  return readTests(folder, 'playwright.json', playwrightSchema, playwrightTests)
}

/** The tests in one runner's file. */
function readTests<T>(folder: string, file: string, schema: z.ZodType<T>, testsOf: (report: T) => TestResult[]): Read<TestResult[]> {
  const read = readJson(folder, file, schema)
  return 'value' in read ? { value: testsOf(read.value) } : read
}

/** Reads and validates one JSON file. A reason names the file and, for a wrong shape, each place in it. */
function readJson<T>(folder: string, file: string, schema: z.ZodType<T>): Read<T> {
  const path = join(folder, file)
  if (!existsSync(path)) return { reason: `.results/${file} is missing: its runner stopped before it could write it.` }
  try {
    const parsed = schema.safeParse(JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success
      ? { value: parsed.data }
      : { reason: `.results/${file} has not the shape of a result file:\n${z.prettifyError(parsed.error)}` }
  } catch (error) {
    return { reason: `.results/${file} cannot be read: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** The tests in the report of Vitest's `json` reporter. */
export function vitestTests({ testResults }: z.infer<typeof vitestSchema>): TestResult[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, ancestorTitles, status }) => ({
      title: [...ancestorTitles, title].join(' '),
      // Vitest calls a test that did not run pending, skipped, todo or disabled.
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
    })),
  )
}

/** The tests in the report of Playwright's `json` reporter: one for every spec and project. */
export function playwrightTests({ suites }: z.infer<typeof playwrightSchema>): TestResult[] {
  return suites.flatMap((suite) => suiteTests(suite, ''))
}

/** The tests of a suite and of all suites in it. `outer` is the titles it is nested in. */
function suiteTests(suite: z.infer<typeof suiteSchema>, outer: string): TestResult[] {
  const titles = `${outer} ${suite.title}`.trim()
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ results }) => ({
      title: `${titles} ${spec.title}`.trim(),
      outcome: outcomeOf(
        spec.ok,
        results.map(({ status }) => status),
      ),
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => suiteTests(inner, titles))]
}

/** The outcome of a test's attempts. A retry that passed does not count: it hides a race. */
function outcomeOf(ok: boolean, statuses: readonly string[]): TestResult['outcome'] {
  if (statuses.every((status) => status === 'skipped')) return 'skipped'
  return ok && statuses.every((status) => status === 'passed') ? 'passed' : 'failed'
}
