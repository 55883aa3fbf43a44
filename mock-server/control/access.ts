import { createHash, timingSafeEqual } from 'node:crypto'

/** Access settings: the bound address and port, the token for remote access, and the shop's origin. */
export type Access = {
  /** The bound address as configured: `127.0.0.1`, `0.0.0.0`. */
  host: string
  port: number
  /** If absent, only this machine has access. */
  token?: string
  /** Origin of the shop, such as `http://localhost:3000`. */
  shopOrigin: string
}

/** The parts of a request that are checked. */
type AccessRequest = { method: string; header: (name: string) => string | undefined }

/** Why a request is denied. `off` responds as if nothing were here; `locked` requests the token. */
export type Denial = { kind: 'off' } | { kind: 'locked' } | { kind: 'foreign'; message: string }

/** Host names that always mean this machine. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/

/** Whether a bound address is reachable only from this machine. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}

/**
 * Why a request is denied; undefined if it is allowed. Without a token, only this machine has access, and the Host header must be one of its names,
 * which stops DNS rebinding. With a token, every request needs it. In both cases a browser must send the request from a page of this server.
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

/** Browsers send a page's origin; other clients send none. The shop's pages may link here and read, but never change anything. */
function isWelcome({ shopOrigin }: Access, method: string, header: AccessRequest['header']): boolean {
  const isReading = method === 'GET' || method === 'HEAD'
  const origin = header('origin')
  if (origin !== undefined) return isOwnOrigin(origin, header('host')) || (isReading && origin === shopOrigin)
  // From another site, only top-level navigation is allowed (following a link), not subresources or frames.
  return (
    header('sec-fetch-site') !== 'cross-site' ||
    (isReading && header('sec-fetch-mode') === 'navigate' && header('sec-fetch-dest') === 'document')
  )
}

function isOwnOrigin(origin: string, host: string | undefined): boolean {
  return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`)
}

/** `Bearer <token>` for programs; the password of the browser's Basic authentication dialog for people. */
function holdsToken(authorization: string | undefined, token: string): boolean {
  const [, scheme = '', value = ''] = /^(\w+) +(\S+)$/.exec(authorization ?? '') ?? []
  if (/^bearer$/i.test(scheme)) return isSame(value, token)
  if (!/^basic$/i.test(scheme)) return false
  const pair = Buffer.from(value, 'base64').toString('utf8')
  return isSame(pair.slice(pair.indexOf(':') + 1), token)
}

/** Constant-time comparison. */
function isSame(given: string, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(token))
}
