/** What the answer does to the session cookie. */
export type CookieChange = { kind: 'set'; token: string } | { kind: 'clear' }

/** The cookie that holds an ordinary session's token. */
export const SESSION_COOKIE_NAME = 'ottilie-session'

/** The value of a cookie; undefined when it is not there or is no text. */
export function requestCookie(header: string | null, name: string): string | undefined {
  if (!header) return undefined
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return decoded(part.slice(at + 1).trim())
  }
  return undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The `Set-Cookie` header that a change asks for. `lifetime` in milliseconds. */
export function sessionCookieHeader(change: CookieChange, lifetime: number): string {
  const value = change.kind === 'set' ? change.token : ''
  const maxAge = change.kind === 'set' ? Math.floor(lifetime / 1000) : 0
  return `${SESSION_COOKIE_NAME}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}`
}
