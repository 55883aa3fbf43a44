import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The state of a report. While it is measured again, the previous result is shown. */
type MeasuredReport<Report> = {
  state: 'measuring' | 'ready' | 'failed'
  startedAt: string
  report: Report | null
  message: string | null
}

/** Detects file changes: equal fingerprints mean unchanged files. */
type Fingerprint = () => string

/** A fingerprint of the matching files: count, total size and latest modification time. */
export function fingerprintOf(root: string, patterns: readonly string[]): Fingerprint {
  return () => {
    const files = globSync([...patterns], { cwd: root, exclude: ['**/node_modules/**'] })
    const [latest, size] = files.reduce(
      ([time, bytes], file) => {
        const { mtimeMs, size: own } = statSync(join(root, file), { throwIfNoEntry: false }) ?? { mtimeMs: 0, size: 0 }
        return [Math.max(time, mtimeMs), bytes + own] as const
      },
      [0, 0] as readonly [number, number],
    )
    return `${files.length} ${size} ${latest}`
  }
}

/** A report that takes time to generate: measured on request and cached until a file changes. */
export class Report<Content> {
  readonly #measure: () => Promise<Content>
  readonly #fingerprint: Fingerprint
  #mark: string | undefined
  #now: MeasuredReport<Content> | undefined

  constructor(measure: () => Promise<Content>, fingerprint: Fingerprint) {
    this.#measure = measure
    this.#fingerprint = fingerprint
  }

  /** The current state; starts a measurement if one is due. */
  read(): MeasuredReport<Content> {
    const now = this.#now
    if (now?.state === 'measuring') return now
    const mark = this.#fingerprint()
    if (now && mark === this.#mark) return now
    this.#mark = mark
    const startedAt = new Date().toISOString()
    const begun: MeasuredReport<Content> = { state: 'measuring', startedAt, report: now?.report ?? null, message: null }
    this.#now = begun
    void this.#measure().then(
      (report) => this.#end({ state: 'ready', startedAt, report, message: null }),
      (error: unknown) =>
        this.#end({ state: 'failed', startedAt, report: begun.report, message: error instanceof Error ? error.message : String(error) }),
    )
    return begun
  }

  #end(report: MeasuredReport<Content>): void {
    this.#now = report
  }
}
