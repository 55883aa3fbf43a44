import { numbersFrom } from '../faults/chance.ts'

/** Runs synchronous work with random numbers seeded by a word. */
export function withSeededChance<Value>(word: string, work: () => Value): Value {
  const chance = Math.random
  Math.random = numbersFrom(word)
  try {
    return work()
  } finally {
    Math.random = chance
  }
}
