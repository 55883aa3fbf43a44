import type { ScreenState } from '#tests/contract/states/screen-states.ts'

/** The screen of a state: all rows of the basket page are one screen, any other row is its own. */
export function screenOf({ rows: [row = ''], path, steps }: ScreenState): string {
  return /\/basket(\?|$)/.test(path) && steps.length === 0 ? 'basket page' : row
}
