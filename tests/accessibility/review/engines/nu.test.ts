import { expect, test } from 'vitest'
import { judgeNu } from './nu.ts'

const when = 'as served'

test('an error of the Nu checker is certain, a warning is open, and what it merely remarks is nothing', () => {
  const { findings, undecided } = judgeNu([
    { type: 'error', message: 'Element “ul” not allowed as child of element “p”.', extract: '<p><ul>', when },
    { type: 'info', subType: 'warning', message: 'Section lacks heading.', when },
    { type: 'info', message: 'Trailing slash on void elements has no effect.', when },
  ])
  expect(findings).toMatchObject([
    { rule: 'Element … not allowed as child of element ….', message: expect.stringContaining('“ul”'), html: '<p><ul>' },
  ])
  expect(undecided).toMatchObject([{ rule: 'Section lacks heading.', count: 1 }])
})
