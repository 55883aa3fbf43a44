import { expect, test } from 'vitest'
import { nextItem } from './next-item.ts'

test('down goes to the next item and from the last to the first [PROFILE-MENU-09]', () => {
  expect([-1, 0, 1, 2].map((at) => nextItem('ArrowDown', at, 3))).toEqual([0, 1, 2, 0])
})

test('up goes to the item before and from the first to the last [PROFILE-MENU-10]', () => {
  expect([-1, 0, 1, 2].map((at) => nextItem('ArrowUp', at, 3))).toEqual([2, 2, 0, 1])
})

test('Home and End go to the ends', () => {
  expect(nextItem('Home', 2, 3)).toBe(0)
  expect(nextItem('End', 0, 3)).toBe(2)
})
