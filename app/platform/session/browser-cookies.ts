import { cookieValue } from './session-cookies.ts'

/** Seconds per day, for lifetimes. */
export const DAY_SECONDS = 86_400

let held: string | undefined

/**
 * `document.cookie`, read once for everything that runs in one go: each read waits for the browser's network process, and a page that hydrates asks some eighty
 * times who is here.
 */
export function cookieHeader(): string {
  if (held === undefined) {
    held = document.cookie
    queueMicrotask(() => (held = undefined))
  }
  return held
}

/** A cookie's decoded value; undefined if it is missing, http-only or cannot be decoded. */
export function readCookie(name: string): string | undefined {
  const value = cookieValue(cookieHeader(), name)
  try {
    return value === undefined ? undefined : decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/**
 * Sets a cookie for the whole shop, for the browser session or for `seconds`. SameSite is Lax.
 */
export function writeCookie(name: string, value: string, seconds?: number): void {
  const lifetime = seconds === undefined ? '' : `; max-age=${seconds}`
  // Secure only on https: a shop on localhost has none.
  const secure = location.protocol === 'https:' ? '; secure' : ''
  held = undefined
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${lifetime}${secure}`
}

/** Removes a cookie. */
export function removeCookie(name: string): void {
  writeCookie(name, '', 0)
}
