import type { FlagRecord } from '#fixtures/flags/record.ts'

/**
 * The value of an experiment that a key is assigned: always the same, and over many keys in the planned ratio. A value whose exposure is not recorded
 * gets as many as one part.
 */
export function assignedVariation(name: string, { values, parts = {}, default: base }: FlagRecord, targetingKey: string): string {
  const weighed = Object.keys(values).map((value): [string, number] => [value, Object.hasOwn(parts, value) ? (parts[value] ?? 1) : 1])
  const all = weighed.reduce((sum, [, weight]) => sum + weight, 0)
  let place = (hashOf(`${name}/${targetingKey}`) / 2 ** 32) * all
  for (const [value, weight] of weighed) {
    if (place < weight) return value
    place -= weight
  }
  return base
}

/** FNV-1a with the last mix of MurmurHash3, without which keys that differ at their end alone get neighbouring numbers. 0 to 2 ** 32, exclusive. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
