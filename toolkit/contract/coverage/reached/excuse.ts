import type { Cell } from '../answer/answer-cells.ts'

/** Why no answer shows something: cells of an operation (`*`: of every operation), and the reason in words. */
export type Excuse = {
  operation: string
  /**
   * The place: a coordinate of the contract (`Price.label`), or a path in the answer with `*` for exactly one key and `**` for any number of keys
   * (`wishlist.**.prices.guest.**`).
   */
  at: string
  /** What is not shown there: `null`, `something`, `empty`, `filled`, a member or a value. Absent: anything. */
  is?: readonly string[]
  reason: string
}

/** Whether an excuse covers a cell of an operation. */
export function excuses({ operation, at, is }: Excuse, asked: string, cell: Cell): boolean {
  if (operation !== '*' && operation !== asked) return false
  if (is && !is.includes(cell.aspect)) return false
  return cell.coordinates.includes(at) || fits(at.split('.'), cell.path.split('.'))
}

/** Whether a path matches a pattern. */
function fits([part, ...parts]: readonly string[], path: readonly string[]): boolean {
  if (part === undefined) return path.length === 0
  const [key, ...keys] = path
  if (part === '**') return fits(parts, path) || (key !== undefined && fits([part, ...parts], keys))
  return key !== undefined && (part === '*' || part === key) && fits(parts, keys)
}
