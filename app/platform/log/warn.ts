/** Logs that a part was left out and why: to the server's log, or to the browser's where the part was to be drawn there. Spec §8: "log a warning". */
export function warnLeftOut(part: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that warns
  console.warn(`${part} left out: ${error instanceof Error ? error.message : String(error)}`)
}
