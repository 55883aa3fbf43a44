import { existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { summarise } from '../summary.ts'
import { evidence, finding } from '../testing/evidence.ts'
import { lastReport, writeSite } from './write-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'review-'))
const hostile = { ...finding, message: '<script>alert(1)</script>' }
const known = { missing: ['/never in shopper=guest'], verdicts: [], badVerdicts: [], unused: [] }
const states = [evidence({}, [hostile]), evidence({ name: '/us/login', store: 'en-US', error: 'There is no such button.' })]
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
let pages: string[] = []

beforeAll(async () => {
  await writeSite(folder, summarise(states, known), '2026-11-24T10:00:00Z')
  pages = globSync('**/*.html', { cwd: folder })
})

test('every link of the report leads to a file or a part of the page, and every state and criterion has a page', () => {
  expect(pages.length).toBeGreaterThan(60)
  const broken = pages.flatMap((path) =>
    [...read(path).matchAll(/(?:href|src)="([^"]+)"/g)].flatMap(([, address = '']) => {
      const [file = '', part] = address.split('#')
      // Pictures are kept beside the evidence, which this report was not made from.
      if (/^https?:|^\.\.\/pictures\//.test(file)) return []
      const target = file === '' ? path : join(dirname(path), file)
      if (!existsSync(join(folder, target))) return [`${path}: ${address}`]
      return part === undefined || read(target).includes(`id="${part}"`) ? [] : [`${path}: ${address}`]
    }),
  )
  expect(broken).toEqual([])
  for (const { id } of states) expect(pages).toContain(join('states', `${id}.html`))
})

test('every page is valid HTML, and what a page of the shop says is never markup', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended'],
    // Matters of style, and lengths of titles.
    rules: { 'doctype-style': 'off', 'void-style': 'off', 'no-trailing-whitespace': 'off', 'no-inline-style': 'off', 'long-title': 'off' },
  })
  const faults: string[] = []
  for (const path of pages)
    for (const { messages } of (await validator.validateString(read(path))).results)
      for (const { message, ruleId } of messages) faults.push(`${path}: ${ruleId}: ${message}`)
  expect([...new Set(faults)]).toEqual([])
  const page = read(join('states', `${states[0]?.id}.html`))
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page).not.toContain('<script>')
})

test('the overview names what was not reached, and programs read the same findings', () => {
  const overview = read('index.html')
  expect(overview).toContain('/us/login: There is no such button.')
  expect(overview).toContain('/never in shopper=guest: not visited yet')
  expect(JSON.parse(read('report.json'))).toMatchObject({ states: 2, findings: [{ state: states[0]?.name, rule: 'label', width: 1440 }] })
  expect(JSON.parse(read('earl.json'))['@graph']).toMatchObject([{ result: { outcome: 'failed' } }, { result: { outcome: 'passed' } }])
  expect(lastReport(folder)?.made).toBe('2026-11-24T10:00:00Z')
})
