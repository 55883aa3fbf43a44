/** The lock shared by the browser's tabs. */
const LOCK = 'ottilie-basket'

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs one task at a time in call order, in this tab and across the browser's tabs, so that no response can overtake another. A task that fails does
 * not stop the next.
 */
export function withBasketLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const run = () => ('locks' in navigator ? navigator.locks.request(LOCK, work) : work())
  const turn = last.then(run, run)
  last = turn.catch(() => undefined)
  return turn
}
