/** Maximum number of options that a capped select shows at once. */
const SELECT_CAP = 10

/** Maximum number of options by the value of the flag `select-cap`; undefined for all. Open point A155. */
export function maxVisibleOf(flag: string): number | undefined {
  return flag === '1' ? SELECT_CAP : undefined
}
