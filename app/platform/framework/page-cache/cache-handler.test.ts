import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const known = 'self.__next_f.push([1,"a"])'
const page = (html: string, status?: number) => ({
  kind: 'APP_PAGE',
  html,
  rscData: Buffer.from(''),
  headers: { 'x-own': '1' },
  postponed: undefined,
  status,
  segmentData: undefined,
})
const asPage = { kind: 'APP_PAGE', isFallback: false } as never
const lifetime = { cacheControl: { revalidate: 300, expire: undefined } }
let directory = ''

beforeEach(() => {
  vi.resetModules()
  directory = mkdtempSync(join(tmpdir(), 'page-cache-'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(directory, { recursive: true })
})

/** The handler of a running shop with memory for `entries` pages. */
async function handler(entries = 3) {
  vi.stubEnv('PAGE_CACHE_ENTRIES', String(entries))
  const { default: PageCache } = await import('./cache-handler.ts')
  const { nodeFs } = await import('next/dist/server/lib/node-fs-methods.js')
  return new PageCache({ fs: nodeFs, serverDistDir: directory, flushToDisk: true, revalidatedTags: [], _requestHeaders: {} })
}

describe('a page made at run time', () => {
  test('is kept with the policy of its own scripts, and nothing is written to the disk', async () => {
    const cache = await handler()
    const value = page(`<script>${known}</script>`)
    await cache.set('/a', value as never, lifetime)
    expect(await cache.get('/a', asPage)).toMatchObject({
      value: { html: value.html, headers: { 'x-own': '1' } },
      cacheControl: lifetime.cacheControl,
    })
    expect(readdirSync(directory)).toEqual([])
  })

  test('is sent with that policy to the visitor who caused it', async () => {
    const cache = await handler()
    const value = page(`<script>${known}</script>`)
    await cache.set('/a', value as never, lifetime)
    expect(value.headers).toHaveProperty('content-security-policy', expect.stringMatching(/script-src 'self' 'sha256-[^']+';/))
  })

  test('has one script for its data and no nonce of that visitor', async () => {
    const cache = await handler()
    const value = page(`<script nonce="abc=">${known}</script><script nonce="abc=">${known}</script>`)
    await cache.set('/a', value as never, lifetime)
    expect(value.html).toBe(`<script>self.__next_f.push([1,'aa'])</script>`)
    expect(await cache.get('/a', asPage)).toMatchObject({ value: { html: value.html } })
  })

  test('is evicted when others were used more recently', async () => {
    const cache = await handler(2)
    for (const key of ['/a', '/b', '/c']) await cache.set(key, page('<p>') as never, lifetime)
    expect(await cache.get('/a', asPage)).toBeNull()
    expect(await cache.get('/c', asPage)).not.toBeNull()
  })

  test('whose tag is published is due at once, and answers made from it are dropped', async () => {
    const cache = await handler()
    const { areTagsExpired } = await import('next/dist/server/lib/incremental-cache/tags-manifest.external.js')
    const { renderCount } = await import('./render-count.ts')
    const value = { ...page('<p>'), headers: { 'x-next-cache-tags': 'page:join,navigation' } }
    await cache.set('/a', value as never, lifetime)
    const kept = await cache.get('/a', asPage)
    const renders = renderCount()
    await cache.revalidateTag(['page:join'], { expire: 0 })
    expect(renderCount()).toBeGreaterThan(renders)
    // The framework compares these two before it answers with a page.
    expect(kept).toMatchObject({ value: { headers: { 'x-next-cache-tags': 'page:join,navigation' } } })
    expect(areTagsExpired(['page:join', 'navigation'], (kept?.lastModified ?? 0) - 1)).toBe(true)
    expect(areTagsExpired(['navigation'], (kept?.lastModified ?? 0) - 1)).toBe(false)
  })

  test('is not kept when it is a failure', async () => {
    const cache = await handler()
    await cache.set('/a', page('<p>', 500) as never, lifetime)
    expect(await cache.get('/a', asPage)).toBeNull()
  })

  test('a hundred missing pages do not evict a real one', async () => {
    const cache = await handler(10)
    await cache.set('/real', page('<p>') as never, lifetime)
    for (let index = 0; index < 100; index += 1) await cache.set(`/no-${index}`, page('<p>', 404) as never, lifetime)
    expect(await cache.get('/real', asPage)).not.toBeNull()
    expect(await cache.get('/no-99', asPage)).not.toBeNull()
    expect(await cache.get('/no-0', asPage)).toBeNull()
  })

  test('a missing page that appears replaces its 404', async () => {
    const cache = await handler()
    await cache.set('/a', page('<p>', 404) as never, lifetime)
    await cache.set('/a', page('<b>') as never, lifetime)
    expect(await cache.get('/a', asPage)).toMatchObject({ value: { html: '<b>' } })
  })
})

test('an unknown script causes a warning and may not run', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
  const cache = await handler()
  const value = page('<script>alert(1)</script>')
  await cache.set('/a', value as never, lifetime)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('alert(1)'))
  expect(value.headers).toHaveProperty('content-security-policy', expect.stringContaining("script-src 'self';"))
})
