import { createHash, timingSafeEqual } from 'node:crypto'

/** Who may ask: where the server is bound, its port, the token that opens it from elsewhere, and the shop beside it. */
export type Access = {
  /** The address that it is bound to, as it was said: `127.0.0.1`, `0.0.0.0`. */
  host: string
  /** The port that it listens on. */
  port: number
  /** Absent: only this machine may ask. */
  token?: string
  /** Origin of the shop, as `http://localhost:3000`. */
  shopOrigin: string
}

/** What is looked at of a request. */
type AccessRequest = { method: string; header: (name: string) => string | undefined }

/** Why a request is turned away. `off` answers as if there were nothing here; `locked` asks for the token. */
export type Denial = { kind: 'off' } | { kind: 'locked' } | { kind: 'foreign'; message: string }

/** Names that lead to this machine and to no other. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** Whether only this machine reaches what is bound to an address. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}

/**
 * Whether a request may pass; undefined when it may. Without a token only this machine reaches the server, and a page that a name of somebody else's
 * leads here (DNS rebinding) is known by that name. With a token everybody needs it. In either case a browser must ask from a page of this server.
 */
export function denial(access: Access, { method, header }: AccessRequest): Denial | undefined {
  if (access.token === undefined && !isLoopback(access.host)) return { kind: 'off' }
  if (access.token === undefined && !isOwnName(header('host'), access.port))
    return { kind: 'foreign', message: 'This server is asked by the name of this machine: localhost and its port.' }
  if (!isWelcome(access, method, header)) return { kind: 'foreign', message: 'Pages of other sites are not answered.' }
  if (access.token !== undefined && !holdsToken(header('authorization'), access.token)) return { kind: 'locked' }
  return undefined
}

function isOwnName(host: string | undefined, port: number): boolean {
  const [, name = '', said = '80'] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(host?.toLowerCase() ?? '') ?? []
  return LOOPBACK.test(name) && Number(said) === port
}

/** A browser tells where a page is from; programs tell nothing. The shop's pages may lead here and read, never change. */
function isWelcome({ shopOrigin }: Access, method: string, header: AccessRequest['header']): boolean {
  const isReading = method === 'GET' || method === 'HEAD'
  const origin = header('origin')
  if (origin !== undefined) return isOwnOrigin(origin, header('host')) || (isReading && origin === shopOrigin)
  // A link from anywhere may be followed, and shows its page at the top of a window; nothing else of another site's.
  return (
    header('sec-fetch-site') !== 'cross-site' ||
    (isReading && header('sec-fetch-mode') === 'navigate' && header('sec-fetch-dest') === 'document')
  )
}

function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}

/** `Bearer <token>` for programs; the password of a browser's own log-in window for people. */
function holdsToken(authorization: string | undefined, token: string): boolean {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(authorization ?? '') ?? []
  if (/^bearer$/i.test(scheme)) return isSame(value, token)
  if (!/^basic$/i.test(scheme)) return false
  const pair = Buffer.from(value, 'base64').toString('utf8')
  return isSame(pair.slice(pair.indexOf(':') + 1), token)
}

/** Takes as long whether the first letter differs or the last. */
function isSame(given: string, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}
