// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { HELD_FORMS_SCRIPT } from './__generated__/scripts.ts'
import { HYDRATED_EVENT, UNHANDLED_AFTER_MS } from './early-forms.ts'

/** Events that reach the document, where React listens, and whether the browser goes on with them. */
const seen: string[] = []
const posted = vi.fn()

/** What React sets on the document once it has begun, and on the page once it has hydrated it. */
const react: { begins: () => void; hydrates: () => void } = {
  begins: () => Object.assign(document, { __reactContainer$test: {} }),
  hydrates: () => {
    window.ottilieHydrated = true
    dispatchEvent(new Event(HYDRATED_EVENT))
    vi.advanceTimersByTime(1)
  },
}

/** Presses an element. Returns whether the browser goes on with it. */
function press(selector: string, type = 'click'): boolean {
  return document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })) ?? false
}

beforeAll(() => {
  // Run once, as in a page: its listeners are never removed.
  document.head.append(Object.assign(document.createElement('script'), { textContent: HELD_FORMS_SCRIPT }))
  for (const type of ['click', 'input', 'change'])
    document.addEventListener(type, ({ target }) => seen.push(`${type} ${target instanceof Element ? target.id : ''}`), true)
  HTMLFormElement.prototype.submit = posted
})

beforeEach(() => {
  vi.useFakeTimers()
  seen.length = 0
  posted.mockClear()
  window.ottilieHydrated = false
  document.body.innerHTML = `
    <form data-held id="form">
      <label id="label">Email <input id="field"></label> <input type="radio" id="radio">
      <button type="button" id="show">Show</button> <button type="submit"><span id="send">Log in</span></button>
    </form>
    <form id="other"><button type="submit" id="search">Search</button></form>`
})

afterEach(() => {
  Reflect.deleteProperty(document, '__reactContainer$test')
  vi.useRealTimers()
})

test('before React has begun, every press is the browser’s', () => {
  expect([press('#send'), press('#radio')]).toEqual([true, true])
  expect(seen).toEqual(['click send', 'click radio'])
})

test('a field of a held form is the browser’s alone until React has hydrated the page', () => {
  react.begins()
  expect([press('#label'), press('#radio'), press('#radio', 'input'), press('#radio', 'change')]).toEqual([true, true, true, true])
  expect(seen).toEqual([])
  react.hydrates()
  press('#radio', 'change')
  expect(seen).toEqual(['change radio'])
})

test('a press on its button is repeated once React has hydrated the page, once, however often it was made', () => {
  react.begins()
  expect([press('#send'), press('#send')]).toEqual([false, false])
  expect(seen).toEqual([])
  const clicked = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('[data-held]')?.addEventListener('click', clicked)
  react.hydrates()
  expect(clicked).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(UNHANDLED_AFTER_MS)
  expect(posted).not.toHaveBeenCalled()
})

test('the form is sent as without scripts where React never hydrates the page', () => {
  react.begins()
  press('#send')
  vi.advanceTimersByTime(UNHANDLED_AFTER_MS - 1)
  expect(posted).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(posted).toHaveBeenCalledOnce()
})

test.each(['#show', '#search'])('a press on %s is React’s to see', (selector) => {
  react.begins()
  document.querySelector('#other')?.addEventListener('submit', (event) => event.preventDefault())
  press(selector)
  expect(seen).toEqual([`click ${selector.slice(1)}`])
})
