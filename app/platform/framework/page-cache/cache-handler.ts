import { LRUCache } from 'lru-cache'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import type { CacheHandlerContext, CacheHandlerValue } from 'next/dist/server/lib/incremental-cache/index.js'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { contentPolicy } from '../../security/content-policy.ts'
import { inspectInlineScripts } from '../../security/inline-scripts.ts'
import { knownScripts } from '../../security/known-scripts.ts'
import { paintPageFirst } from '../page-scripts/paint-first.ts'
import { compactHtml } from './compact-html.ts'
import { countRender } from './render-count.ts'

/**
 * The cache of finished pages. Pages of the build are on disk and read the framework's way. Pages rendered at run time are cached in memory
 * with a limit and never written: no visitor can fill the disk or the memory by requesting URLs. Every page gets the content policy with the
 * hashes of its own inline scripts.
 *
 * It extends the framework's file-system cache, an internal module; `tests/security` checks what we need of it.
 */

// The module is CommonJS: in Node its class is one `default` deeper than its types claim.
const FileSystemCache = (fileSystemCache as unknown as { default?: typeof fileSystemCache }).default ?? fileSystemCache

type Context = ConstructorParameters<typeof FileSystemCache>[0]
type GetArguments = Parameters<InstanceType<typeof FileSystemCache>['get']>
type SetArguments = Parameters<InstanceType<typeof FileSystemCache>['set']>
type Page = Extract<NonNullable<CacheHandlerValue['value']>, { segmentData: unknown }>

const building = process.env['NEXT_PHASE'] === 'phase-production-build'
const policyHeader = 'content-security-policy'
const limit = process.env['PAGE_CACHE_ENTRIES'] ?? ''
const entries = /^\d{1,6}$/.test(limit) ? Number(limit) : 500
const pages = cacheOf(entries)
// The number of missing URLs is unlimited: they have a small cache of their own, so that they cannot evict real pages.
const missing = cacheOf(Math.min(entries, 50))
const answers = cacheOf(entries)

function cacheOf(max: number): LRUCache<string, CacheHandlerValue> {
  return new LRUCache({ max: Math.max(1, max) })
}

function keep(cache: LRUCache<string, CacheHandlerValue>, key: string, entry: CacheHandlerValue): void {
  if (entries > 0) cache.set(key, entry)
}

/** The framework records the lifetime of every cached URL and never drops one. Our entries carry theirs, so its records can go. */
const lifetimes = new SharedCacheControls({ routes: {}, dynamicRoutes: {} })
const dropLifetimesEvery = 10_000
let kept = 0

function isPage(value: CacheHandlerValue['value']): value is Page {
  return value?.kind === ('APP_PAGE' as Page['kind'])
}

/**
 * Gives a finished page the policy that allows exactly its own inline scripts; a page that is completed per request has a nonce instead.
 * The page is changed in place: the framework sends the same object to the visitor whose request rendered it.
 */
function finish(key: string, value: CacheHandlerValue['value']): void {
  if (!isPage(value) || value.html === '' || value.postponed !== undefined) return
  value.html = paintPageFirst(compactHtml(value.html))
  const { hashes, refused } = inspectInlineScripts(value.html, knownScripts)
  for (const script of refused) process.emitWarning(`An inline script of ${key} is not known and will not run: ${script.slice(0, 200)}`)
  value.headers = { ...value.headers, [policyHeader]: contentPolicy({ hashes }) }
}

function isFailure(value: SetArguments[1]): boolean {
  const status = value !== null && 'status' in value ? value.status : undefined
  return status !== undefined && status >= 500
}

function cacheFor(entry: CacheHandlerValue): LRUCache<string, CacheHandlerValue> {
  const value = entry.value
  return value !== null && 'status' in value && value.status === 404 ? missing : pages
}

class PageCache extends FileSystemCache {
  constructor(context: CacheHandlerContext) {
    super({ ...context, flushToDisk: building && context.flushToDisk === true } as Context)
  }

  override async get(...args: GetArguments): Promise<CacheHandlerValue | null> {
    const [key, context] = args
    if (building) return super.get(...args)
    if (context.kind === 'FETCH') return answers.get(key) ?? null
    const remembered = pages.get(key) ?? missing.get(key)
    if (remembered !== undefined) return remembered
    const entry = await super.get(...args)
    if (entry === null) return null
    finish(key, entry.value)
    keep(cacheFor(entry), key, entry)
    return entry
  }

  override async set(...args: SetArguments): Promise<void> {
    const [key, value, context] = args
    if (building) return super.set(...args)
    if (isFailure(value)) return
    const lastModified = Date.now()
    if (context.fetchCache) return keep(answers, key, { value, lastModified })
    countRender()
    pages.delete(key)
    missing.delete(key)
    if (value === null) return
    finish(key, value)
    const { cacheControl } = context
    const entry = cacheControl === undefined ? { value, lastModified } : { value, lastModified, cacheControl }
    keep(cacheFor(entry), key, entry)
    kept += 1
    if (kept % dropLifetimesEvery === 0) lifetimes.clear()
  }

  /** The framework notes when a tag was published and compares that with each page; what is kept of answers knows nothing of it. */
  override async revalidateTag(...args: Parameters<InstanceType<typeof FileSystemCache>['revalidateTag']>): Promise<void> {
    await super.revalidateTag(...args)
    countRender()
  }
}

// oxlint-disable-next-line import/no-default-export -- the framework loads it by its default export
export default PageCache
