import 'server-only'
import { createHash } from 'node:crypto'
import { stringifyCookie } from 'cookie'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { everyStore, type Store, storeOf } from '#app/platform/store/stores.ts'
import { PAGE_HEADER } from './client-headers.ts'
import { previewOf } from './preview.ts'
import { SESSION_COOKIE } from './session-cookies.ts'

/**
 * Who a page is rendered for. A shared page request has no cookies, and its page may be cached for everybody. A per-request one has the shopper's
 * cookies, and its page is never cached.
 */
export type PageRequest = {
  store: Store
  cookieHeader: string | undefined
  /** Fingerprint of the session or world, compared with the browser's record; empty without either. */
  key: string
  /** True in a world of the visitor's own, whose key stays the same whoever logs in. */
  hasWorld?: boolean
  /** The page's URL in the browser if it is rendered per request; undefined if unknown. */
  page?: string | undefined
  /** True in preview mode, which includes unpublished content. Never true for shared pages. */
  isPreview?: boolean
  /** The branch of the CMS that is previewed; absent: the main one. */
  previewBranch?: string
}

// One object per store, so that React's cache() recognises repeated queries in the page's head and body.
const shared = new Map<string, PageRequest>(everyStore.map((store) => [store.locale, { store, cookieHeader: undefined, key: '' }]))

/** The page request of a prerendered page, the same for everybody. */
export function sharedPageRequest(locale: string): PageRequest {
  return shared.get(locale) ?? { store: storeOf(locale), cookieHeader: undefined, key: '' }
}

/** The current page request, with the session cookie and those named in the settings, and no other. */
export const currentPageRequest = cache(async (locale: string): Promise<PageRequest> => {
  const jar = await cookies()
  const headerOf = (names: readonly string[]) => stringifyCookie(Object.fromEntries(names.map((name) => [name, jar.get(name)?.value])))
  const world = headerOf(serverSettings().forwardCookies)
  const token = jar.get(SESSION_COOKIE)?.value
  return {
    store: storeOf(locale),
    cookieHeader: headerOf([SESSION_COOKIE, ...serverSettings().forwardCookies]),
    // A world has its own shopper, whatever the browser's session.
    key: world !== '' ? fingerprint(world) : token === undefined ? '' : fingerprint(token),
    ...(world !== '' && { hasWorld: true }),
    page: (await headers()).get(PAGE_HEADER) ?? undefined,
    ...previewOf((name) => jar.get(name)?.value),
  }
})

/** 12 hex digits of a secret's hash: enough to tell two apart, too few to recover it. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 12)
}
