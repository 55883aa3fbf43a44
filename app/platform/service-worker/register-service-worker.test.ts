// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { logError } from '#app/platform/log/log-error.ts'
import { registerServiceWorker, serviceWorkerAddress } from './register-service-worker.ts'

vi.mock('#app/platform/log/log-error.ts')

const register = vi.fn()
const offer = () => Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })

afterEach(() => {
  vi.unstubAllEnvs()
  register.mockReset()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  document.body.innerHTML = ''
})

test.each([
  ['', '/sw.js?block-externals=0&hostname=localhost'],
  ['<aside data-preview=""></aside>', '/sw.js?block-externals=1&hostname=localhost'],
])('on a page with "%s" the worker is registered as %s [OP-MISC-06]', async (html, address) => {
  offer()
  document.body.innerHTML = html
  await registerServiceWorker()
  expect(register.mock.calls).toEqual([[address, { updateViaCache: 'none' }]])
})

test('a test build, which has a domain for the addresses of its testers, blocks other hosts on every page', async () => {
  vi.stubEnv('NEXT_PUBLIC_TEST_EMAIL_DOMAIN', 'ottilie.test')
  // The domain is read once, when the module loads.
  vi.resetModules()
  const { registerServiceWorker: registerInTestBuild } = await import('./register-service-worker.ts')
  offer()
  await registerInTestBuild()
  expect(register.mock.calls).toEqual([['/sw.js?block-externals=1&hostname=localhost', { updateViaCache: 'none' }]])
})

test('a host with signs of its own is written as a parameter', () => {
  expect(serviceWorkerAddress('a&b=1', true)).toBe('/sw.js?block-externals=1&hostname=a%26b%3D1')
})

test('a failure is logged, and a browser without service workers is left alone', async () => {
  offer()
  register.mockRejectedValue(new Error('insecure'))
  await registerServiceWorker()
  expect(vi.mocked(logError).mock.calls).toEqual([['Failed registering the service worker', new Error('insecure')]])
  Reflect.deleteProperty(navigator, 'serviceWorker')
  await registerServiceWorker()
  expect(register).toHaveBeenCalledTimes(1)
})
