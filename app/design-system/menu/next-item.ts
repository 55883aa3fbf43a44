/** Keys that move the focus within a menu. */
export type MenuKey = 'ArrowDown' | 'ArrowUp' | 'Home' | 'End'

/** The index that a key moves focus to, from index `at` (-1: no item has focus). Wraps around at both ends (open point A28). */
export function nextItem(key: MenuKey, at: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowDown') return (at + 1) % count
  return at <= 0 ? count - 1 : at - 1
}
