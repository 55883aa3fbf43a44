/** What everything that is kept of a session is named by: a world of a selection, or a token of an ordinary session. */
type SessionName = { kind: 'scenario'; selection: string; world: string } | { kind: 'session'; token: string }

/** The name of visitors without a session. Their world is shared and only read. */
export const NOBODY = 'nobody'

const ID = /^[\w-]*$/

/** How a world may be named. */
export const WORLD_ID = /^[\w.-]{1,80}$/

/** The key of a selection's world; the selection in its canonical text. */
export function scenarioKey(selection: string, world: string): string {
  return `scenario/${selection}/${world}`
}

/** The key of an ordinary session. */
export function tokenKey(token: string): string {
  return `session/${token}`
}

/** What a key names; undefined when it is none. */
export function sessionNameOf(key: string): SessionName | undefined {
  if (key.startsWith('session/')) return { kind: 'session', token: key.slice('session/'.length) }
  const end = key.lastIndexOf('/')
  const selection = key.slice('scenario/'.length, end)
  const world = key.slice(end + 1)
  return key.startsWith('scenario/') && selection && WORLD_ID.test(world) ? { kind: 'scenario', selection, world } : undefined
}

/** A key as it can stand in an address: base64url. */
export function sessionIdOf(key: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(key))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The key behind an id; undefined when it is none. */
export function sessionKeyOf(id: string): string | undefined {
  if (!ID.test(id)) return undefined
  try {
    const bytes = atob(id.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
  } catch {
    return undefined
  }
}
