// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { quietMoment, wouldInterrupt } from './quiet-moment.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** What became of the wait so far. */
function waiting(left = new AbortController().signal) {
  const outcome = { is: 'waiting' }
  quietMoment(left).then(
    () => (outcome.is = 'quiet'),
    () => (outcome.is = 'left'),
  )
  return outcome
}

test('the first moment of a page is a second and a half', async () => {
  const wait = waiting()
  await vi.advanceTimersByTimeAsync(1_499)
  expect(wait.is).toBe('waiting')
  await vi.advanceTimersByTimeAsync(1)
  expect(wait.is).toBe('quiet')
})

test('a page that has been open for longer does not wait again', async () => {
  await vi.advanceTimersByTimeAsync(5_000)
  const wait = waiting()
  await vi.advanceTimersByTimeAsync(0)
  expect(wait.is).toBe('quiet')
})

test('a page that is still loading has no quiet moment', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const wait = waiting()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(wait.is).toBe('waiting')
  dispatchEvent(new Event('load'))
  await vi.advanceTimersByTimeAsync(0)
  expect(wait.is).toBe('quiet')
})

test('the browser is idle first, unless that takes too long', async () => {
  let goOn: (() => void) | undefined
  const idle = vi.fn((done: () => void) => (goOn = done))
  vi.stubGlobal('requestIdleCallback', idle)
  const wait = waiting()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(wait.is).toBe('waiting')
  expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2_000 })
  goOn?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(wait.is).toBe('quiet')
})

test('a page that is left has none', async () => {
  const left = new AbortController()
  const wait = waiting(left.signal)
  await vi.advanceTimersByTimeAsync(1_000)
  left.abort()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(wait.is).toBe('left')
})

test.each(['input', 'textarea', 'select'])('whoever is in a field of the kind %s is not interrupted', (kind) => {
  const field = document.body.appendChild(document.createElement(kind))
  expect(wouldInterrupt()).toBe(false)
  field.focus()
  expect(wouldInterrupt()).toBe(true)
  field.blur()
  expect(wouldInterrupt()).toBe(false)
})

test('whoever waits for the answer to a form is not interrupted, and a part of the page that is busy out of sight holds nothing up', () => {
  const panel = document.body.appendChild(document.createElement('div'))
  panel.setAttribute('aria-busy', 'true')
  const button = document.body.appendChild(document.createElement('button'))
  button.setAttribute('aria-busy', 'false')
  expect(wouldInterrupt()).toBe(false)
  button.setAttribute('aria-busy', 'true')
  expect(wouldInterrupt()).toBe(true)
})

test.each(['dialog:modal', '[popover]:popover-open'])('neither is an open %s', (open) => {
  const element = document.createElement('div')
  const query = vi.spyOn(document, 'querySelector').mockImplementation((selector) => (selector.split(', ').includes(open) ? element : null))
  expect(wouldInterrupt()).toBe(true)
  query.mockReturnValue(null)
  expect(wouldInterrupt()).toBe(false)
})

test('a page that nobody looks at opens nothing', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  expect(wouldInterrupt()).toBe(true)
})
