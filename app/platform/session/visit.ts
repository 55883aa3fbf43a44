import 'server-only'
import { cookies } from 'next/headers'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { type Store, storeOf } from '#app/platform/store/stores.ts'
import { SESSION_COOKIE } from './session-cookies.ts'

/**
 * Who a page is rendered for. A shared visit carries no cookie and may be kept for everybody; a visit of its own carries the
 * shopper's cookies, and what is rendered for it is nobody else's.
 */
export type Visit = { store: Store; cookieHeader: string | undefined }

/** Everybody: for pages that are prerendered. */
export function sharedVisit(locale: string): Visit {
  return { store: storeOf(locale), cookieHeader: undefined }
}

/** This shopper: the session's cookie and those that the settings name, and no other. */
export async function ownVisit(locale: string): Promise<Visit> {
  const names = [SESSION_COOKIE, ...serverSettings().forwardCookies]
  const jar = await cookies()
  const pairs = names.flatMap((name) => jar.getAll(name).slice(0, 1))
  return { store: storeOf(locale), cookieHeader: pairs.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ') }
}
