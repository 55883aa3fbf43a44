const MINUTE = 60 * 1000

/** How long a failed login counts, milliseconds. Open point A212. */
export const TRIES_WINDOW = 15 * MINUTE

/** How many logins of one email may fail within that time. */
export const MOST_TRIES = 5

/** The failed logins that still count, oldest first. */
export function countedTries(failures: readonly number[], now: number): number[] {
  return failures.filter((at) => now - at < TRIES_WINDOW)
}

/** When the next login is looked at: the instant at which the oldest failure that matters is forgotten. Null: now. */
export function retryAt(failures: readonly number[], now: number): number | null {
  const oldest = countedTries(failures, now).at(-MOST_TRIES)
  return oldest === undefined ? null : oldest + TRIES_WINDOW
}
