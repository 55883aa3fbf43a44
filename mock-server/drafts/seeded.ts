import { numbersFrom } from '../faults/chance.ts'

/** Runs a piece of work, which may not wait for anything, with chance replaced by what follows from a word. */
export function withSeededChance<Value>(word: string, work: () => Value): Value {
  const chance = Math.random
  Math.random = numbersFrom(word)
  try {
    return work()
  } finally {
    Math.random = chance
  }
}
