/** Paths that go on with what belongs to one shopper: the number of an order leads to them in the shop's books. */
const personal = /(\/account\/order-history\/)[^/]+/

/** A segment of a path that the shop gives; in any other there is what somebody typed. */
const plain = /^[\w.~-]*$/

/** Stands for a segment that analytics need not know. */
const MASK = '*'

const LONGEST = 200

/** A page's path as it leaves the shop: without what belongs to one shopper, and without what somebody may have typed. */
export function eventPath(path: string): string {
  const segments = path.replace(personal, `$1${MASK}`).split('/')
  return segments
    .map((segment) => (plain.test(segment) ? segment : MASK))
    .join('/')
    .slice(0, LONGEST)
}
