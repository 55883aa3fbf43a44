// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { START_SCRIPTS_SCRIPT } from './__generated__/scripts.ts'
import { LATER_SCRIPT_REL, SCRIPTS_START_WITHIN_MS } from './later-scripts.ts'

const chunk = (name: string) => `/_next/static/chunks/${name}.js`
let paint: ((name: string) => void) | undefined

/** Paints are reported by this instead of the browser, which paints nothing here. */
class Observer {
  constructor(tell: (paints: { getEntriesByName: (name: string) => unknown[] }) => void) {
    paint = (painted) => tell({ getEntriesByName: (name) => (name === painted ? [{}] : []) })
  }
  observe = vi.fn()
}

function name(...scripts: readonly string[]): void {
  for (const script of scripts) {
    const link = document.createElement('link')
    link.rel = LATER_SCRIPT_REL
    link.href = script
    document.head.append(link)
  }
}

/** Runs the script at the end of the head. */
function run(): void {
  const script = document.createElement('script')
  script.textContent = START_SCRIPTS_SCRIPT
  document.head.append(script)
  script.remove()
}

const loaded = () => [...document.querySelectorAll('script')].map((script) => [script.getAttribute('src'), script.hasAttribute('async')])

beforeEach(() => {
  vi.useFakeTimers()
  document.head.replaceChildren()
  vi.stubGlobal('PerformanceObserver', Observer)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

describe('the document says that it is unpainted, so that pictures below wait,', () => {
  const isUnpainted = () => 'unpainted' in document.documentElement.dataset

  test('until something with content has been painted', () => {
    run()
    expect(isUnpainted()).toBe(true)
    paint?.('first-paint')
    expect(isUnpainted()).toBe(true)
    paint?.('first-contentful-paint')
    expect(isUnpainted()).toBe(false)
  })

  test('and no longer than scripts wait where no paint is ever reported', () => {
    run()
    vi.advanceTimersByTime(SCRIPTS_START_WITHIN_MS)
    expect(isUnpainted()).toBe(false)
  })

  test('and not at all in the background', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    run()
    expect(isUnpainted()).toBe(false)
  })
})

describe('the scripts that a page names', () => {
  test('are loaded once something with content has been painted, in their order and each once', () => {
    name(chunk('a'), chunk('b'), chunk('a'))
    run()
    paint?.('first-paint')
    expect(loaded()).toEqual([])
    paint?.('first-contentful-paint')
    paint?.('first-contentful-paint')
    expect(loaded()).toEqual([
      [chunk('a'), true],
      [chunk('b'), true],
    ])
    expect(document.querySelector(`link[rel=${LATER_SCRIPT_REL}]`)).toBeNull()
  })

  test('are loaded at once on a page in the background, which is not painted', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    name(chunk('a'))
    run()
    expect(loaded()).toEqual([[chunk('a'), true]])
  })

  test('are loaded after a time even if no paint is ever reported', () => {
    name(chunk('a'))
    run()
    vi.advanceTimersByTime(SCRIPTS_START_WITHIN_MS)
    expect(loaded()).toEqual([[chunk('a'), true]])
  })

  test('that came after the first paint are loaded when the page is complete', () => {
    run()
    paint?.('first-contentful-paint')
    name(chunk('late'))
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(loaded()).toEqual([[chunk('late'), true]])
  })

  test('are not loaded a second time if the framework has loaded them meanwhile, nor from elsewhere', () => {
    const own = document.createElement('script')
    own.setAttribute('src', chunk('a'))
    document.head.append(own)
    name(chunk('a'), 'https://other.example/_next/static/x.js')
    run()
    paint?.('first-contentful-paint')
    expect(loaded()).toEqual([[chunk('a'), false]])
  })
})
