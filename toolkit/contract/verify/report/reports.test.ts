import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { htmlReport } from './html-report.ts'
import { junitReport } from './junit-report.ts'
import type { VerifyReport } from './report.ts'

/** What a server could write into an error, a name or a reason. */
const MARKUP = `<script>alert("&'")</script>]]>`

const report: VerifyReport = {
  endpoint: `https://api.example.com/${MARKUP}`,
  ok: false,
  date: '2026-11-24',
  stopped: MARKUP,
  findings: [
    {
      key: `code getBasket ${MARKUP}`,
      rule: 'code',
      subject: 'getBasket',
      fault: `refuses a valid question: ${MARKUP}`,
      place: MARKUP,
      operations: ['getBasket'],
      times: 1,
      standing: 'overdue',
      until: '2026-11-23',
      why: MARKUP,
    },
    {
      key: 'transport',
      rule: 'transport',
      subject: MARKUP,
      fault: MARKUP,
      place: '',
      operations: [],
      times: 1,
      standing: 'new',
      until: null,
      why: null,
    },
  ],
  gone: [{ key: MARKUP, until: '2026-11-24', why: MARKUP }],
  operations: ['getBasket'],
  left: [{ operation: 'getOrders', why: MARKUP }],
  remains: [{ operation: 'addAddress', what: MARKUP }],
  notes: [MARKUP],
  requests: 1,
  seconds: 1,
}

test('the page shows what a server wrote as text', () => {
  const { document } = new JSDOM(htmlReport(report)).window
  expect(document.querySelectorAll('script')).toHaveLength(0)
  const shown = document.body.textContent.split(MARKUP).length - 1
  // The address, why it stopped, two findings with place and key, and the four lists.
  expect(shown).toBeGreaterThanOrEqual(10)
})

test('the file for a pipeline is well-formed XML and holds it as text', () => {
  const { DOMParser } = new JSDOM().window
  const document = new DOMParser().parseFromString(junitReport(report), 'text/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  const cases = [...document.querySelectorAll('testcase')].map((one) => one.getAttribute('name'))
  expect(cases).toEqual(['schema and transport', 'getBasket', 'getOrders'])
  expect(document.querySelector('error')?.getAttribute('message')).toBe(MARKUP)
  expect(document.querySelector('[name=getBasket] failure')?.getAttribute('message')).toContain(MARKUP)
  expect(document.querySelector('[name=getBasket] failure')?.textContent).toContain(MARKUP)
  expect(document.querySelector('skipped')?.getAttribute('message')).toBe(MARKUP)
})
