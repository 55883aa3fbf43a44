import { expect, test } from 'vitest'
import { announcementFaults } from './announcement-faults.ts'

const said = { text: 'GLOW10 code activated', politeness: 'polite', afterMs: 4000, lateMs: 120, turn: 3 } as const

test('a change is announced once for each press, and within a second of when it could be seen', () => {
  expect(announcementFaults([said, { ...said, text: 'Removed' }, { ...said, turn: 4 }])).toEqual([])
  expect(announcementFaults([said, { ...said, lateMs: 900 }])).toEqual(['“GLOW10 code activated” is announced more than once'])
  expect(announcementFaults([{ ...said, lateMs: 1001 }])).toEqual(['“GLOW10 code activated” is announced 1001 ms late'])
})
