import { cookieValue } from './session-cookies.ts'

/** Seconds of a day, for lifetimes. */
export const DAY_SECONDS = 86_400

/** What scripts may read of a cookie, decoded; undefined when it is not there or cannot be decoded. */
export function readCookie(name: string): string | undefined {
  const value = cookieValue(document.cookie, name)
  try {
    return value === undefined ? undefined : decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/**
 * Keeps a cookie for the whole shop, and sends it to no other site's requests. It lives as long as the browser's session, or `seconds` where they are
 * given.
 */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const lifetime = seconds === undefined ? '' : `; max-age=${seconds}`
  // Only kept over https where the page came over https: a shop on localhost has none.
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${lifetime}${secure}`
}

/** Takes a cookie away. */
export function removeCookie(name: string): void {
  writeCookie(name, '', 0)
}
