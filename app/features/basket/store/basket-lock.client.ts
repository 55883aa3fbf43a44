/** Name of the lock that the tabs of one browser share. */
const LOCK = 'ottilie-basket'

let last: Promise<unknown> = Promise.resolve()

/**
 * Carries basket changes out one after another, in the order in which they were asked for, in this tab and across the browser's tabs:
 * two answers can never overtake each other. A change that fails lets the next one go on.
 */
export function withBasketLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const run = () => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work())
  const turn = last.then(run, run)
  last = turn.catch(() => undefined)
  return turn
}
