/** A set of small integers, one bit each: intersecting and counting sets of 50,000 takes microseconds. */
export type BitSet = Uint32Array

/** An empty set for the numbers 0 to size − 1. */
export function emptyBits(size: number): BitSet {
  return new Uint32Array((size + 31) >>> 5)
}

/** Adds a number to the set. */
export function addBit(bits: BitSet, index: number): void {
  const word = index >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (index & 31))
}

/** The set of all numbers below size. */
export function allBits(size: number): BitSet {
  const bits = emptyBits(size)
  for (let index = 0; index < size; index += 1) addBit(bits, index)
  return bits
}

/** The intersection of two sets. */
export function meet(a: BitSet, b: BitSet): BitSet {
  const result = new Uint32Array(a.length)
  for (let word = 0; word < a.length; word += 1) result[word] = (a[word] ?? 0) & (b[word] ?? 0)
  return result
}

/** The union of the sets. */
export function join(size: number, sets: readonly BitSet[]): BitSet {
  const result = emptyBits(size)
  for (const bits of sets) for (let word = 0; word < result.length; word += 1) result[word] = (result[word] ?? 0) | (bits[word] ?? 0)
  return result
}

function ones(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Number of elements in the set. */
export function countBits(bits: BitSet): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) count += ones(bits[word] ?? 0)
  return count
}

/** Size of the intersection of two sets. */
export function countMeet(a: BitSet, b: BitSet): number {
  let count = 0
  for (let word = 0; word < a.length; word += 1) count += ones((a[word] ?? 0) & (b[word] ?? 0))
  return count
}

/** Up to `limit` numbers of the set in ascending order, after skipping the first `skip`. */
export function sliceBits(bits: BitSet, skip: number, limit: number): number[] {
  const found: number[] = []
  let left = skip
  for (let word = 0; word < bits.length && found.length < limit; word += 1) {
    const value = bits[word] ?? 0
    const here = ones(value)
    if (here <= left) left -= here
    else left = takeFromWord(value, word << 5, left, limit, found)
  }
  return found
}

/** Collects a word's numbers after the first `skip`. Returns how many are still to be skipped, which is always 0. */
function takeFromWord(value: number, start: number, skip: number, limit: number, found: number[]): number {
  let rest = value
  let left = skip
  while (rest !== 0 && found.length < limit) {
    const lowest = rest & -rest
    if (left > 0) left -= 1
    else found.push(start + 31 - Math.clz32(lowest))
    rest ^= lowest
  }
  return 0
}
