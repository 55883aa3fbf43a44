import { shopperPassword } from '#fixtures/shoppers/shoppers.ts'

/** Names of what a journal never holds, whatever stands there: the one list of them. */
const secretNames: readonly RegExp[] = [
  /password/i,
  /passcode/i,
  /secret/i,
  /token$/i,
  /^(authorization|cookie)$/i,
  /^(card_?number|cvc|cvv|security_?code|pin)$/i,
]

/** What stands in the place of a secret. */
const REDACTED = '[redacted]'

/** What stands in the place of the password that the README tells everybody, so that a journal can be played again. */
const DOCUMENTED_PASSWORD = '[the documented password]'

/** Deeper than this nothing is kept: no operation of the contract asks so. */
const MOST_LEVELS = 24
const TOO_DEEP = '[too deep]'

/** Payment tokens for trying out only say how a payment ends: marked so that a purchase can be played again. */
const tryOutToken = /^test-([a-z-]{1,30})$/
const tryOutMark = /^\[try-out ([a-z-]{1,30})\]$/

function isSecret(name: string): boolean {
  return secretNames.some((secret) => secret.test(name))
}

function redactedValue(value: unknown): unknown {
  if (value === null || value === undefined) return value
  if (value === shopperPassword) return DOCUMENTED_PASSWORD
  const [, ending] = (typeof value === 'string' ? tryOutToken.exec(value) : undefined) ?? []
  return ending === undefined ? REDACTED : `[try-out ${ending}]`
}

function redactInside(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (levels >= MOST_LEVELS) return TOO_DEEP
  if (Array.isArray(value)) return value.map((entry) => redactInside(entry, levels + 1))
  return redacted(value as Readonly<Record<string, unknown>>, levels)
}

/** Variables without their secrets, at any depth. A copy: what was asked with stays as it is. */
export function redacted(variables: Readonly<Record<string, unknown>>, levels = 0): Record<string, unknown> {
  const entries = Object.entries(variables)
  return Object.fromEntries(entries.map(([name, value]) => [name, isSecret(name) ? redactedValue(value) : redactInside(value, levels + 1)]))
}

/** The query of an address without its secrets. */
export function redactedQuery(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of new Set(params.keys())) if (isSecret(name)) params.set(name, REDACTED)
  return params.size === 0 ? '' : `?${params}`
}

/** Variables to ask with again: what everybody may know stands in its place. Other secrets are gone, and stay marked. */
export function playable(variables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(variables), (_name, value: unknown) => restored(value)) as Record<string, unknown>
}

function restored(value: unknown): unknown {
  if (value === DOCUMENTED_PASSWORD) return shopperPassword
  const [, ending] = (typeof value === 'string' ? tryOutMark.exec(value) : undefined) ?? []
  return ending === undefined ? value : `test-${ending}`
}
