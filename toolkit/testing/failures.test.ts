import { expect, test } from 'vitest'
import { failuresOf } from './failures.mjs'

const unit = {
  testResults: [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        { fullName: 'subtracts', status: 'failed', failureMessages: ['\u001B[31mExpected: 1\u001B[39m\n\nReceived: 2\n1\n2\n3\n4\n5'] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'Cannot find module c', assertionResults: [] },
    { name: 'd.test.ts', status: 'passed', message: '', assertionResults: [] },
  ],
}

const spec = (title: string, ...messages: string[]) => ({
  file: 'e.spec.ts',
  line: 3,
  title,
  ok: messages.length === 0,
  tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
})

test('the end of a run names each failed test with the first lines of its errors', () => {
  const browser = {
    suites: [{ specs: [spec('opens'), spec('closes', 'too wide', 'too high')], suites: [{ specs: [spec('moves', 'by 3')] }] }],
  }
  expect(failuresOf({ checks: ['Types'], unit, browser: { ...browser, errors: [{ message: 'no server' }] } })).toEqual([
    '✘ Types',
    '✘ a.test.ts: subtracts',
    ...['Expected: 1', 'Received: 2', '1', '2', '3', '4'].map((line) => `    ${line}`),
    '✘ b.test.ts',
    '    Cannot find module c',
    '✘ e.spec.ts:3: closes',
    '    too wide',
    '    too high',
    '✘ e.spec.ts:3: moves',
    '    by 3',
    '✘ outside of the tests',
    '    no server',
  ])
})

test('twenty failures at most are told, and how many more there are', () => {
  const specs = Array.from({ length: 23 }, (_, at) => spec(`step ${at}`, 'x'.repeat(500)))
  const lines = failuresOf({ browser: { suites: [{ specs }] } })
  expect(lines).toHaveLength(41)
  expect(lines.at(-1)).toBe('… and 3 more.')
  expect(lines[1]).toHaveLength(244)
})

test('a run without reports has no failures to tell', () => {
  expect(failuresOf({})).toEqual([])
})
