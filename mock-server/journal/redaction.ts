import { shopperPassword } from '#fixtures/shoppers/shoppers.ts'

/** Names of values that a journal never stores. This is the only such list. */
const secretNames: readonly RegExp[] = [
  /password/i,
  /passcode/i,
  /secret/i,
  /token$/i,
  /^(authorization|cookie)$/i,
  /^(card_?number|cvc|cvv|security_?code|pin)$/i,
]

/** Placeholder for a secret. */
const REDACTED = '[redacted]'

/** Placeholder for the password documented in the README, so that a journal can be replayed. */
const DOCUMENTED_PASSWORD = '[the documented password]'

/** Deeper values are dropped: no operation of the contract nests that deep. */
const MOST_LEVELS = 24
const TOO_DEEP = '[too deep]'

/** Test payment tokens only say how a payment ends. They are marked, so that a purchase can be replayed. */
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

/** Variables without secrets, at any depth. Returns a copy and leaves the original unchanged. */
export function redacted(variables: Readonly<Record<string, unknown>>, levels = 0): Record<string, unknown> {
  const entries = Object.entries(variables)
  return Object.fromEntries(entries.map(([name, value]) => [name, isSecret(name) ? redactedValue(value) : redactInside(value, levels + 1)]))
}

/** A query string without secrets. */
export function redactedQuery(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of new Set(params.keys())) if (isSecret(name)) params.set(name, REDACTED)
  return params.size === 0 ? '' : `?${params}`
}

/** Variables for a replay: placeholders of public values are restored, other secrets stay redacted. */
export function playable(variables: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(variables), (_name, value: unknown) => restored(value)) as Record<string, unknown>
}

function restored(value: unknown): unknown {
  if (value === DOCUMENTED_PASSWORD) return shopperPassword
  const [, ending] = (typeof value === 'string' ? tryOutMark.exec(value) : undefined) ?? []
  return ending === undefined ? value : `test-${ending}`
}
