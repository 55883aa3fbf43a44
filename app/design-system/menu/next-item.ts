/** Keys that move the focus within a menu. */
export type MenuKey = 'ArrowDown' | 'ArrowUp' | 'Home' | 'End'

/** The place of the item that a key leads to, from the place `at` (-1: none has the focus). At either end it goes round (open point A28). */
export function nextItem(key: MenuKey, at: number, count: number): number {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowDown') return (at + 1) % count
  return at <= 0 ? count - 1 : at - 1
}
