/** The lock that the browser's tabs share. */
const LOCK = 'ottilie-basket'

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs one piece of work at a time, in the order of the calls, in this tab and across the browser's tabs: no response can overtake another. Work that
 * fails does not stop the next.
 */
export function withBasketLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const run = () => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work())
  const turn = last.then(run, run)
  last = turn.catch(() => undefined)
  return turn
}
