import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { replacedEverywhere, replacedInBrowser, replacementRules } from './replaced-modules.ts'

type Functions = Record<string, (...values: unknown[]) => unknown>
type Reduce = (state: { canonicalUrl: string }, action: { type: string; url?: URL }) => unknown

const client = createRequire(import.meta.url)
  .resolve('next/dist/client/app-index.js')
  .replace(/app-index\.js$/, '')

/** Runs a file as if it were `module` of the framework. Imports that only a bundler can resolve are empty. */
function runAt(module: string, file: string, onRequire: (path: string) => void = () => undefined): Functions {
  const find = createRequire(join(client, `${module}.js`))
  const required = (path: string) => {
    onRequire(path)
    try {
      return find(path)
    } catch {
      return {}
    }
  }
  const holder: { exports: Functions } = { exports: {} }
  new Function('module', 'exports', 'require', readFileSync(file, 'utf8'))(holder, holder.exports, required)
  return holder.exports
}

const ours = (module: string) => runAt(module, join(import.meta.dirname, replacedInBrowser[module] ?? replacedEverywhere[module] ?? ''))
const framework = (module: string) => runAt(module, join(client, `${module}.js`))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the replaced modules of the framework', () => {
  test.each(Object.keys({ ...replacedInBrowser, ...replacedEverywhere }))('%s exists in the framework and has a rule', (module) => {
    expect(existsSync(join(client, `${module}.js`))).toBe(true)
    expect(replacementRules()).toHaveProperty([`**/next/dist/client/${module}.js`])
  })

  test('build the page at hand as the framework does', () => {
    const varyPath = { id: null, value: '/shop/$c$head', parent: { id: '?', value: '', parent: null } }
    for (const [name, values] of [
      ['createRootRouteTree', [{ a: 1 }, { b: 2 }]],
      ['getHeadRequestKey', ['/shop']],
      ['createMetadataRouteTree', [varyPath, 0xff_ff, null]],
    ] as const) {
      const expected = framework('components/segment-cache/cache')[name]?.(...values)
      expect(expected).toBeDefined()
      expect(ours('components/segment-cache/cache')[name]?.(...values)).toEqual(expected)
    }
  })

  test('show no 404 page of the framework’s own', () => {
    const module = 'components/builtin/not-found'
    expect(framework(module)['default']?.()).toBeTruthy()
    expect(ours(module)['default']?.()).toBeNull()
  })

  test('do nothing, and do not fail, whatever is called', () => {
    expect(ours('components/segment-cache/scheduler')['schedulePrefetchTask']?.()).toBeUndefined()
    expect(ours('components/segment-cache/cache')['spawnStaticStageCacheWrite']?.()).toBeUndefined()
  })
})

describe('the start of the framework', () => {
  test('evaluates each large part in a task of its own, then hydrates', async () => {
    vi.stubGlobal('window', {})
    vi.stubGlobal('document', { readyState: 'loading' })
    const events: string[] = []
    const tick = () => {
      events.push('another task')
      later = setImmediate(tick)
    }
    let later = setImmediate(tick)
    const start = runAt('app-bootstrap', join(import.meta.dirname, 'app-bootstrap.cjs'), (path) => events.push(path))
    await start['appBootstrap']?.(() => events.push('hydrate'))
    clearImmediate(later)

    const evaluated = events.filter((event) => event !== 'another task')
    expect(evaluated).toEqual([
      'react-dom/client',
      'react-server-dom-webpack/client',
      './components/app-router-instance',
      './components/app-router',
      './app-index',
      'hydrate',
    ])
    for (const event of evaluated) expect(events[events.indexOf(event) - 1]).toBe('another task')
  })

  test('stops where the browser has stopped reading the page, and nowhere else', async () => {
    vi.stubGlobal('window', {})
    const partsWhere = async (readyState: string, domContentLoadedEventStart: number) => {
      vi.stubGlobal('document', { readyState })
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ domContentLoadedEventStart } as PerformanceNavigationTiming])
      const events: string[] = []
      const start = runAt('app-bootstrap', join(import.meta.dirname, 'app-bootstrap.cjs'), (path) => events.push(path))
      await start['appBootstrap']?.(() => events.push('hydrate'))
      return events
    }
    expect(await partsWhere('complete', 0)).toEqual([])
    for (const [state, parsed] of [
      ['loading', 0],
      ['interactive', 0],
      ['interactive', 80],
      ['complete', 80],
    ] as const)
      expect(await partsWhere(state, parsed)).toContain('hydrate')
  })

  test('evaluates nothing that the framework does not', () => {
    const requiredIn = (file: string) => [...readFileSync(file, 'utf8').matchAll(/require\(["']([^"']+)["']\)/g)].map(([, path]) => path)
    const ours = requiredIn(join(import.meta.dirname, 'app-bootstrap.cjs'))
    expect(ours.at(-1)).toBe('./app-index')
    expect(requiredIn(join(client, 'app-index.js'))).toEqual(expect.arrayContaining(ours.slice(0, -1)))
  })
})

describe('the router that remains', () => {
  const reduce = ours('components/router-reducer/router-reducer')['reducer'] as unknown as Reduce
  const state = { canonicalUrl: '/shop/makeup' }

  test('keeps the page when only its address changes', () => {
    const url = new URL('https://shop.example/shop/makeup?page=2#results')
    expect(reduce(state, { type: 'restore', url })).toEqual({ canonicalUrl: '/shop/makeup?page=2#results' })
  })

  test('loads another page', () => {
    const location = { assign: vi.fn(), reload: vi.fn() }
    vi.stubGlobal('location', location)
    const url = new URL('https://shop.example/basket')
    expect(reduce(state, { type: 'navigate', url })).toBe(state)
    expect(location.assign).toHaveBeenCalledExactlyOnceWith(url)
    reduce(state, { type: 'refresh' })
    expect(location.reload).toHaveBeenCalledOnce()
  })

  test('throws on an action that it does not have', () => {
    expect(() => reduce(state, { type: 'server-action' })).toThrow('Pages load whole: the browser has no router for server-action.')
  })
})
