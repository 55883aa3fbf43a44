import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { leaveOut, leftOut, leftOutOnServer } from './left-out.ts'

type Functions = Record<string, (...values: unknown[]) => unknown>
type Reduce = (state: { canonicalUrl: string }, action: { type: string; url?: URL }) => unknown

const components = createRequire(import.meta.url)
  .resolve('next/dist/client/components/links.js')
  .replace(/links\.js$/, '')

/** Runs a file as if it stood at `module` of the framework. What only a bundler can find is left empty. */
function runAt(module: string, file: string): Functions {
  const find = createRequire(join(components, `${module}.js`))
  const required = (path: string) => {
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

const ours = (module: string) => runAt(module, join(import.meta.dirname, leftOut[module] ?? ''))
const framework = (module: string) => runAt(module, join(components, `${module}.js`))

afterEach(() => vi.unstubAllGlobals())

describe('what is left out of the framework', () => {
  test.each([...Object.keys(leftOut), leftOutOnServer.module])('%s is a module of it, and has a rule of its own', (module) => {
    expect(existsSync(join(components, `${module}.js`))).toBe(true)
    expect(leaveOut()).toHaveProperty([`**/next/dist/client/components/${module}.js`])
  })

  test('builds the page at hand as the framework does', () => {
    const varyPath = { id: null, value: '/shop/$c$head', parent: { id: '?', value: '', parent: null } }
    for (const [name, values] of [
      ['createRootRouteTree', [{ a: 1 }, { b: 2 }]],
      ['getHeadRequestKey', ['/shop']],
      ['createMetadataRouteTree', [varyPath, 0xff_ff, null]],
    ] as const) {
      const expected = framework('segment-cache/cache')[name]?.(...values)
      expect(expected).toBeDefined()
      expect(ours('segment-cache/cache')[name]?.(...values)).toEqual(expected)
    }
  })

  test('shows nothing of its own where a page is missing', () => {
    const { module, file } = leftOutOnServer
    expect(framework(module)['default']?.()).toBeTruthy()
    expect(runAt(module, join(import.meta.dirname, file))['default']?.()).toBeNull()
  })

  test('is asked for nothing: whatever it is asked, it has no answer and does not fail', () => {
    expect(ours('segment-cache/scheduler')['schedulePrefetchTask']?.()).toBeUndefined()
    expect(ours('segment-cache/cache')['spawnStaticStageCacheWrite']?.()).toBeUndefined()
  })
})

describe('the router that is left', () => {
  const reduce = ours('router-reducer/router-reducer')['reducer'] as unknown as Reduce
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

  test('says so when it is asked for what it cannot do', () => {
    expect(() => reduce(state, { type: 'server-action' })).toThrow('Pages load whole: there is no server-action in the browser.')
  })
})
