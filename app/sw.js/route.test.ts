import { afterEach, expect, test, vi } from 'vitest'
import { GET } from './route.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('one setting replaces the worker by one that removes itself and what it kept', async () => {
  const answered = async () => {
    const answer = GET()
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    return answer.text()
  }
  expect(await answered()).toContain('block-externals')
  vi.stubEnv('SERVICE_WORKER', '0')
  const off = await answered()
  expect(off).toContain('registration.unregister()')
  expect(off).not.toContain('fetch')
})
