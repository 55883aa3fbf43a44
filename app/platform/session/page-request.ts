import 'server-only'
import { createHash } from 'node:crypto'
import { stringifyCookie } from 'cookie'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { everyStore, type Store, storeOf } from '#app/platform/store/stores.ts'
import { PAGE_HEADER } from './client-headers.ts'
import { isPreviewOn, PREVIEW_COOKIE } from './preview.ts'
import { SESSION_COOKIE } from './session-cookies.ts'

/**
 * Who a page is rendered for. A shared visit has no cookies, and its page may be cached for everybody. A visit per request has the
 * shopper's cookies, and its page is never cached.
 */
export type PageRequest = {
  store: Store
  cookieHeader: string | undefined
  /** Fingerprint of the session or world, which the browser's record is compared with; empty without either. */
  key: string
  /** The page's address in the browser, for a visit per request; undefined when unknown. */
  page?: string | undefined
  /** True in preview mode, which includes unpublished content. Never true of a shared visit. */
  isPreview?: boolean
}

// One object per store, so that React's cache() recognises what a page asks twice, for its head and its body.
const shared = new Map<string, PageRequest>(everyStore.map((store) => [store.locale, { store, cookieHeader: undefined, key: '' }]))

/** The visit of a prerendered page, the same for everybody. */
export function sharedPageRequest(locale: string): PageRequest {
  return shared.get(locale) ?? { store: storeOf(locale), cookieHeader: undefined, key: '' }
}

/** The visit of this request, with the session's cookie and those that the settings name, and no other. */
export const currentPageRequest = cache(async (locale: string): Promise<PageRequest> => {
  const jar = await cookies()
  const headerOf = (names: readonly string[]) => stringifyCookie(Object.fromEntries(names.map((name) => [name, jar.get(name)?.value])))
  const world = headerOf(serverSettings().forwardCookies)
  const token = jar.get(SESSION_COOKIE)?.value
  return {
    store: storeOf(locale),
    cookieHeader: headerOf([SESSION_COOKIE, ...serverSettings().forwardCookies]),
    // A world has its own shopper, whatever session the browser has.
    key: world !== '' ? fingerprint(world) : token === undefined ? '' : fingerprint(token),
    page: (await headers()).get(PAGE_HEADER) ?? undefined,
    isPreview: isPreviewOn(jar.get(PREVIEW_COOKIE)?.value),
  }
})

/** 12 hex digits of a secret's hash: enough to tell two apart, too few to recover it. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 12)
}
