/** Warns that a part of the page was left out, and why. Spec §8. */
export function warnLeftOut(part: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that warns
  console.warn(`${part} left out: ${error instanceof Error ? error.message : String(error)}`)
}

/** Warns about an external value that the shop does not know, such as a newer code. The caller decides what to show. Spec §8. */
export function warnUnknown(what: string, word: string): void {
  // oxlint-disable-next-line no-console -- the one place that warns
  console.warn(`Unknown ${what}: ${JSON.stringify(word.slice(0, 100))}`)
}
