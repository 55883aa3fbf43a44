import type { Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ReviewProgress from './review-progress-report.ts'

let lines: string[] = []

beforeEach(() => {
  lines = []
  vi.useFakeTimers()
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** What a reporter is told of a run: only what it reads. */
const suiteOf = (count: number) => ({ allTests: () => Array.from({ length: count }) }) as unknown as Suite
const endOf = (name: string, status: string, message?: string) =>
  [{ parent: { title: name } } as unknown as TestCase, { status, errors: message ? [{ message }] : [] } as unknown as TestResult] as const

test('a state whose browser died is named with its reason, and the rest is counted to the end', () => {
  const report = new ReviewProgress()
  report.onBegin(undefined, suiteOf(3))
  vi.advanceTimersByTime(6000)
  report.onTestEnd(...endOf('/login', 'passed'))
  report.onTestEnd(...endOf('/basket', 'failed', 'Target page, context or browser has been closed\n    at a line'))
  report.onTestEnd(...endOf('/checkout', 'passed'))
  expect(lines).toEqual(['✖ /basket: Target page, context or browser has been closed\n', '· 3 of 3 states, 2.0 s each, 1 not reached\n'])
})

test('a run says four times a minute how far it is, and how long it still takes', () => {
  const report = new ReviewProgress()
  report.onBegin(undefined, suiteOf(100))
  for (let count = 0; count < 10; count += 1) {
    vi.advanceTimersByTime(3000)
    report.onTestEnd(...endOf(`state ${count}`, 'passed'))
  }
  expect(lines).toEqual([
    '· 5 of 100 states, 3.0 s each, 0 not reached, about 5 min left\n',
    '· 10 of 100 states, 3.0 s each, 0 not reached, about 5 min left\n',
  ])
})
