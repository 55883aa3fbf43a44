import { hash } from '#fixtures/catalogue/seed.ts'

/** Pseudo-random numbers in [0, 1) seeded by a text, so that drawings are reproducible (mulberry32). */
export function seeded(text: string): () => number {
  let state = hash(text)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), state | 1)
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
