/** Logs an error with its cause, in the browser or on the server. Spec §8. */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that logs errors
  console.error(`${what}: ${error instanceof Error ? error.message : String(error)}`)
}
