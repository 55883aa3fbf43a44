/** The identity of a session in all stores: a world of a selection, or the token of an ordinary session. */
type SessionName = { kind: 'scenario'; selection: string; world: string } | { kind: 'session'; token: string }

/** The key of visitors without a session. They share one read-only world. */
export const NOBODY = 'nobody'

const ID = /^[\w-]*$/

/** Valid names of a world. */
export const WORLD_ID = /^[\w.-]{1,80}$/

/** The key of a selection's world. `selection` is the canonical text. */
export function scenarioKey(selection: string, world: string): string {
  return `scenario/${selection}/${world}`
}

/** The key of an ordinary session. */
export function tokenKey(token: string): string {
  return `session/${token}`
}

/** Parses a key; undefined if it is invalid. */
export function sessionNameOf(key: string): SessionName | undefined {
  if (key.startsWith('session/')) return { kind: 'session', token: key.slice('session/'.length) }
  const end = key.lastIndexOf('/')
  const selection = key.slice('scenario/'.length, end)
  const world = key.slice(end + 1)
  return key.startsWith('scenario/') && selection && WORLD_ID.test(world) ? { kind: 'scenario', selection, world } : undefined
}

/** A key in URL-safe form: base64url. */
export function sessionIdOf(key: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(key))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The key of an id; undefined if it is invalid. */
export function sessionKeyOf(id: string): string | undefined {
  if (!ID.test(id)) return undefined
  try {
    const bytes = atob(id.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
  } catch {
    return undefined
  }
}
