// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { RETURN_TO_FILTER_SCRIPT } from './__generated__/scripts.ts'
import { FILTER_PLACE, type FilterPlace } from './filter-place.ts'

const scrolled = vi.fn()

function run(): void {
  const script = document.createElement('script')
  script.textContent = RETURN_TO_FILTER_SCRIPT
  document.body.append(script)
}

/** Leaves a place as the page before does, and arrives. */
function arrive(place: FilterPlace): void {
  sessionStorage.setItem(FILTER_PLACE, JSON.stringify(place))
  run()
}

const focused = () => document.activeElement?.getAttribute('value') ?? null

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/shop/makeup?filter=finish.dewy')
  document.body.innerHTML = '<input type="checkbox" name="filter" value="finish.dewy"><input name="filter" value="finish.satin">'
  scrolled.mockClear()
  vi.stubGlobal('scrollTo', scrolled)
  // The test's document has no layout.
  HTMLInputElement.prototype.checkVisibility = () => true
  return () => vi.unstubAllGlobals()
})

test('a listing returns to the filter that was just chosen, once', () => {
  arrive(['/shop/makeup', 'finish.satin', 480])
  expect(focused()).toBe('finish.satin')
  expect(scrolled.mock.calls).toEqual([[{ top: 480, behavior: 'instant' }]])
  run()
  expect(scrolled).toHaveBeenCalledOnce()
})

test.each([
  ['another listing', ['/shop/skincare', 'finish.satin', 480]],
  ['a filter that this page does not have', ['/shop/makeup', 'finish.matte', 480]],
] as const)('a place on %s is forgotten', (_, place) => {
  arrive(place)
  expect(focused()).toBeNull()
  expect(scrolled).not.toHaveBeenCalled()
  expect(sessionStorage.getItem(FILTER_PLACE)).toBeNull()
})

test('a filter that is folded away is left alone, and so is a page that nobody was sent to', () => {
  run()
  HTMLInputElement.prototype.checkVisibility = () => false
  arrive(['/shop/makeup', 'finish.satin', 480])
  sessionStorage.setItem(FILTER_PLACE, 'broken')
  run()
  expect(scrolled).not.toHaveBeenCalled()
})
