import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { report, type TimedTest } from './feature-time.ts'

type LeftOutGroup = { name: string; reason: string }

/** Prints which groups of specs were left out, and the browser time of each feature against its budget. */
// oxlint-disable-next-line import/no-default-export -- Playwright looks for a default export
export default class FeatureReport implements Reporter {
  readonly #tests: TimedTest[] = []
  readonly #leftOut: readonly LeftOutGroup[]

  /** `leftOut`: the groups that playwright.config.ts leaves out of this run. */
  constructor({ leftOut = [] }: { leftOut?: readonly LeftOutGroup[] } = {}) {
    this.#leftOut = leftOut
  }

  onBegin(): void {
    for (const { name, reason } of this.#leftOut) {
      process.stdout.write(`Left out: ${name}. None of its inputs has changed since it last passed. ${reason}\n`)
    }
  }

  onTestEnd({ annotations, location, title }: TestCase, { duration, status }: TestResult): void {
    if (status === 'skipped') return
    const story = annotations.find(({ type }) => type === 'story')?.description
    const source = story ?? relative(process.cwd(), location.file).replaceAll('\\', '/')
    this.#tests.push({ source, title, seconds: duration / 1000 })
  }

  onEnd(): void {
    // A single test says nothing about a feature's time.
    if (this.#tests.length > 1) process.stdout.write(`\n${report(this.#tests)}\n`)
  }
}
