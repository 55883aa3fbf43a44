import { parseCookie, stringifySetCookie } from 'cookie'

/** A change to the session cookie. */
export type CookieChange = { kind: 'set'; token: string } | { kind: 'clear' }

/** The cookie with an ordinary session's token. */
export const SESSION_COOKIE_NAME = 'ottilie-session'

/** The value of a cookie; undefined if it is missing or cannot be decoded. */
export function requestCookie(header: string | null, name: string): string | undefined {
  return header?.includes(name) ? parseCookie(header, { decode })[name] : undefined
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The `Set-Cookie` header for a change. `lifetime` in milliseconds. */
export function sessionCookieHeader(change: CookieChange, lifetime: number): string {
  const value = change.kind === 'set' ? change.token : ''
  const maxAge = change.kind === 'set' ? Math.floor(lifetime / 1000) : 0
  return stringifySetCookie({ name: SESSION_COOKIE_NAME, value, path: '/', httpOnly: true, sameSite: 'lax', maxAge })
}
