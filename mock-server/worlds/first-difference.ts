/** The first path at which two JSON values differ, with both values; undefined if they are equal. */
type JsonDifference = { path: string; expected: unknown; received: unknown }

/** Compares JSON by value, regardless of key order. Undefined counts as absent. */
export function firstDifference(expected: unknown, received: unknown, path = ''): JsonDifference | undefined {
  if (Object.is(expected, received)) return undefined
  if (!isParted(expected) || !isParted(received) || Array.isArray(expected) !== Array.isArray(received)) return { path, expected, received }
  const left = partsOf(expected)
  const right = partsOf(received)
  for (const name of [...new Set([...left.keys(), ...right.keys()])].sort()) {
    const found = firstDifference(left.get(name), right.get(name), path === '' ? name : `${path}.${name}`)
    if (found) return found
  }
  return undefined
}

/** A difference as a sentence. */
export function differenceText({ path, expected, received }: JsonDifference): string {
  return `${path || 'the whole'}: was ${shown(expected)}, is ${shown(received)}`
}

function shown(value: unknown): string {
  const text = value === undefined ? 'not there' : JSON.stringify(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

function isParted(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function partsOf(value: object): Map<string, unknown> {
  return new Map(Object.entries(value).filter(([, part]) => part !== undefined))
}
