import 'server-only'
import { unstable_cache } from 'next/cache'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'

/** Timeouts for optional parts of a page in milliseconds: while a visitor waits for the page, and in the background. */
const LIMIT_MS = { waitedFor: 3000, inBackground: 8000 } as const

/** A shared page with a missing part is revalidated after this, seconds. */
const BRIEFLY = 10

/** Timeout for an optional part of a page in milliseconds. Nobody waits for a shared page, nor for what a page loads later. */
export function slotLimitMs(pageRequest: PageRequest, isPageWaiting = pageRequest.cookieHeader !== undefined): number {
  return isPageWaiting ? LIMIT_MS.waitedFor : LIMIT_MS.inBackground
}

/**
 * The view of an optional part of the page, or undefined if it fails to load: the failure is logged, and a shared page is cached only briefly.
 * Spec §8: banners fail silently and log a warning. `log` replaces the default warning.
 */
export async function slotOf<Value>(
  name: string,
  load: () => Promise<Value>,
  limitMs?: number,
  log: (name: string, error: unknown) => void = warnLeftOut,
): Promise<Value | undefined> {
  try {
    return await (limitMs === undefined ? load() : Promise.race([load(), expiry(limitMs)]))
  } catch (error) {
    log(name, error)
    await keepBriefly()
    return undefined
  }
}

function expiry(limitMs: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs).unref()
  })
}

/** Lowers the revalidation time of the page being rendered: the framework takes the lowest value. */
async function keepBriefly(): Promise<void> {
  // Outside of a page, such as in a route handler, nothing is cached.
  await brief().catch(() => undefined)
}

const brief = unstable_cache(async () => true, ['page-lacks-a-part'], { revalidate: BRIEFLY })
