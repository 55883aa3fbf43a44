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
 * Who a page is rendered for. A shared visit carries no cookie and may be kept for everybody; a visit of its own carries the
 * shopper's cookies, and what is rendered for it is nobody else's.
 */
export type Visit = {
  store: Store
  cookieHeader: string | undefined
  /** Fingerprint of whoever visits, for the record that the browser keeps; empty without session or world. */
  key: string
  /** The page's address in the browser, for a visit of its own where it is known. */
  page?: string | undefined
  /** True in preview mode: content is asked for as it is before it is live. Never true of a shared visit. */
  isPreview?: boolean
}

// One object a store, so that what a page asks twice (for its head and its body) is one question to React's cache.
const shared = new Map<string, Visit>(everyStore.map((store) => [store.locale, { store, cookieHeader: undefined, key: '' }]))

/** Everybody: for pages that are prerendered. */
export function sharedVisit(locale: string): Visit {
  return shared.get(locale) ?? { store: storeOf(locale), cookieHeader: undefined, key: '' }
}

/** This shopper: the session's cookie and those that the settings name, and no other. */
export const ownVisit = cache(async (locale: string): Promise<Visit> => {
  const jar = await cookies()
  const headerOf = (names: readonly string[]) => stringifyCookie(Object.fromEntries(names.map((name) => [name, jar.get(name)?.value])))
  const world = headerOf(serverSettings().forwardCookies)
  const token = jar.get(SESSION_COOKIE)?.value
  return {
    store: storeOf(locale),
    cookieHeader: headerOf([SESSION_COOKIE, ...serverSettings().forwardCookies]),
    // A world has its own shopper whatever session the browser holds besides.
    key: world !== '' ? fingerprint(world) : token === undefined ? '' : fingerprint(token),
    page: (await headers()).get(PAGE_HEADER) ?? undefined,
    isPreview: isPreviewOn(jar.get(PREVIEW_COOKIE)?.value),
  }
})

/** 12 hex digits of a secret's hash: enough to tell two apart, too few to find it again. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex').slice(0, 12)
}
