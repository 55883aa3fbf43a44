import type { Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'

/** Seconds between two lines. */
const EVERY = 15

/** Says every quarter of a minute how far the review is, and which states could not be reached. */
// oxlint-disable-next-line import/no-default-export -- Playwright looks for a default export
export default class ReviewProgress implements Reporter {
  #total = 0
  #done = 0
  #failed = 0
  #begun = 0
  #told = 0

  onBegin(_config: unknown, suite: Suite): void {
    this.#total = suite.allTests().length
    this.#begun = Date.now()
    this.#told = this.#begun
  }

  onTestEnd(test: TestCase, { errors, status }: TestResult): void {
    this.#done += 1
    if (status !== 'passed') {
      this.#failed += 1
      const [reason = ''] = (errors[0]?.message ?? status).split('\n')
      process.stdout.write(`✖ ${test.parent.title}: ${reason}\n`)
    }
    if (Date.now() - this.#told < EVERY * 1000 && this.#done < this.#total) return
    this.#told = Date.now()
    const each = (Date.now() - this.#begun) / this.#done
    const left = Math.ceil(((this.#total - this.#done) * each) / 60_000)
    const pace = `${(each / 1000).toFixed(1)} s each`
    process.stdout.write(
      `· ${this.#done} of ${this.#total} states, ${pace}, ${this.#failed} not reached${left > 0 ? `, about ${left} min left` : ''}\n`,
    )
  }

  printsToStdio(): boolean {
    return true
  }
}
