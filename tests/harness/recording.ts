import { relative } from 'node:path'

/** What toolkit/testing/record-reads.mjs leaves for tests. Not imported: Vite would load another copy of it. */
type Recording = { beginLog: (folder: string, test: string) => void; note: (kind: 'module', path: string) => void }

const KEY = Symbol.for('compact.recording')

function recording(): Recording | undefined {
  return Reflect.get(process, KEY)
}

/** Begins to record what the running test file reads, if its run is recorded. */
export function beginRecording(): void {
  const folder = process.env['RECORD_READS_IN']
  if (folder === undefined) return
  // The setup of a file runs before Vitest tells tests where they are.
  const { filepath } = Reflect.get(globalThis, '__vitest_worker__')
  recording()?.beginLog(folder, relative(process.cwd(), filepath).replaceAll('\\', '/'))
}

/** Records that the running test file loads a module, which its imports alone do not say. */
export function noteModule(path: string): void {
  recording()?.note('module', path)
}
