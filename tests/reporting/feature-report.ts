import { relative } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { report, type TimedTest } from './feature-time.ts'
import { leftOutGroups, testGroups } from './unchanged-groups.ts'

/** Prints which groups of specs were left out, and the browser time of each feature against its budget. */
// oxlint-disable-next-line import/no-default-export -- Playwright looks for a default export
export default class FeatureReport implements Reporter {
  readonly #tests: TimedTest[] = []

  onBegin(): void {
    for (const name of leftOutGroups(process.env)) {
      process.stdout.write(`Left out: ${name}. Nothing that it depends on has changed since it last passed. ${testGroups[name]?.reason}\n`)
    }
  }

  onTestEnd({ annotations, location, title }: TestCase, { duration, status }: TestResult): void {
    if (status === 'skipped') return
    const story = annotations.find(({ type }) => type === 'story')?.description
    const source = story ?? relative(process.cwd(), location.file).replaceAll('\\', '/')
    this.#tests.push({ source, title, seconds: duration / 1000 })
  }

  onEnd(): void {
    // A single test says nothing about a feature.
    if (this.#tests.length > 1) process.stdout.write(`\n${report(this.#tests)}\n`)
  }
}
