/** Logs that a part was left out and why: to the server's log, or to the browser's where the part was to be drawn there. Spec §8: "log a warning". */
export function warnLeftOut(part: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that warns
  console.warn(`${part} left out: ${error instanceof Error ? error.message : String(error)}`)
}

/** Logs a word from outside that the shop has nothing to say for, as a code that is newer than it. What it is shown as, its reader knows. Spec §8. */
export function warnUnknown(what: string, word: string): void {
  // oxlint-disable-next-line no-console -- the one place that warns
  console.warn(`Unknown ${what}: ${JSON.stringify(word.slice(0, 100))}`)
}
