/** A difference between two values: its path, and both values. */
export type ValueDifference = { path: string; expected: unknown; received: unknown }

/** A test library's matcher in place of a value: `expect.any(Number)`. */
type AsymmetricMatcher = { asymmetricMatch(received: unknown): boolean }

function isMatcher(value: unknown): value is AsymmetricMatcher {
  return typeof value === 'object' && value !== null && 'asymmetricMatch' in value && typeof value.asymmetricMatch === 'function'
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The differences between expected and received values. Received objects may have more keys; lists must have the same length and order. Keys
 * expected as undefined must be absent. Paths look like `input.items[0].quantity`; `$` is the root.
 */
export function differences(expected: unknown, received: unknown, path = '$'): ValueDifference[] {
  if (isMatcher(expected)) return expected.asymmetricMatch(received) ? [] : [{ path, expected, received }]
  if (Array.isArray(expected) && Array.isArray(received) && expected.length === received.length)
    return expected.flatMap((entry, at) => differences(entry, received[at], path === '$' ? `[${at}]` : `${path}[${at}]`))
  if (isObject(expected) && isObject(received))
    return Object.keys(expected).flatMap((name) =>
      differences(expected[name], Object.hasOwn(received, name) ? received[name] : undefined, path === '$' ? name : `${path}.${name}`),
    )
  return Object.is(expected, received) ? [] : [{ path, expected, received }]
}

/** Whether an object or a list is expected rather than a single value. */
export function isShape(expected: unknown): expected is object {
  return typeof expected === 'object' && expected !== null && !isMatcher(expected)
}

/** Number of expected single values. */
export function countValues(expected: unknown): number {
  if (!isShape(expected)) return 1
  const inside = Array.isArray(expected) ? expected : Object.values(expected)
  return inside.reduce<number>((sum, value) => sum + countValues(value), 0)
}

/** A value as one line of JSON, for messages. */
export function jsonLine(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (isMatcher(value)) return matcherName(value)
  const text = JSON.stringify(value, (_name, inside: unknown) => (isMatcher(inside) ? matcherName(inside) : inside)) ?? String(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

function matcherName(matcher: AsymmetricMatcher): string {
  const named = matcher as { toAsymmetricMatcher?: () => string; toString?: () => string }
  return named.toAsymmetricMatcher?.() ?? String(named)
}
