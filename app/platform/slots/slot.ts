import 'server-only'
import { unstable_cache } from 'next/cache'
import { warnLeftOut } from '#app/platform/log/warn.ts'
import type { Visit } from '#app/platform/session/visit.ts'

/** How long a part that a page can do without is waited for, milliseconds: while somebody waits for the page, and while nobody does. */
const LIMIT_MS = { waitedFor: 3000, inBackground: 8000 } as const

/** A shared page that lacks a part is made anew after this, seconds. */
const BRIEFLY = 10

/** How long a part that a page can do without is waited for, milliseconds. Nobody waits for a shared page, nor for what a page asks once it stands. */
export function slotLimitMs(visit: Visit, isPageWaiting = visit.cookieHeader !== undefined): number {
  return isPageWaiting ? LIMIT_MS.waitedFor : LIMIT_MS.inBackground
}

/**
 * What a part of the page shows, or undefined when it cannot be had: the page is whole without it, the log says why, and a shared page is
 * kept only briefly, so that the failure is not. Spec §8: banners fail silently and log a warning; `log` is for a part that has words of its own for it.
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

/** Lowers the time that the page in the making is kept: the framework takes the lowest of all that it is asked for. */
async function keepBriefly(): Promise<void> {
  // Outside of a page, as in a handler, nothing is kept and there is nothing to lower.
  await brief().catch(() => undefined)
}

const brief = unstable_cache(async () => true, ['page-lacks-a-part'], { revalidate: BRIEFLY })
