/** Replaces the part of the text that is most similar to an existing name with that name. */
export function withNearest(text: string, name: string): string {
  const words = text.split(/([&=,])/)
  const at = words.reduce((best, word, index) => (likeness(word, name) > likeness(words[best] ?? '', name) ? index : best), 0)
  return words.map((word, index) => (index === at ? name : word)).join('')
}

/** Share of letter pairs that two words have in common, 0 to ½. */
function likeness(word: string, name: string): number {
  const pairs = (one: string) => new Set(Array.from({ length: Math.max(0, one.length - 1) }, (_, at) => one.slice(at, at + 2)))
  const [ours, theirs] = [pairs(word), pairs(name)]
  return [...ours].filter((pair) => theirs.has(pair)).length / Math.max(1, ours.size + theirs.size)
}
