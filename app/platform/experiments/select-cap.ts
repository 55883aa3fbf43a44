/** How many entries a list to choose from shows at once, where it is capped. */
const SELECT_CAP = 10

/** The most entries that such a list shows, by the value of the flag `select-cap`; undefined for all of them. Open point A155. */
export function maxVisibleOf(flag: string): number | undefined {
  return flag === '1' ? SELECT_CAP : undefined
}
