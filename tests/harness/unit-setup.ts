import { afterEach, beforeEach, vi } from 'vitest'
import { beginRecording } from './recording.ts'

beginRecording()

/** An unexpected console.error or console.warn fails the unit test that caused it: tolerated warnings go unread. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  // Files that run in the same thread share its environment variables.
  vi.unstubAllEnvs()
  // A test that expects a message replaces the spy's implementation; a call that reached the console was not expected.
  for (const method of ['error', 'warn'] as const) {
    const spy = vi.mocked(console[method])
    if (!vi.isMockFunction(spy) || spy.getMockImplementation()) continue
    if (spy.mock.calls.length > 0) throw new Error(`unexpected console.${method}: ${JSON.stringify(spy.mock.calls)}`)
  }
})
