import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { HtmlValidate } from 'html-validate'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { summarise } from '../summary.ts'
import { evidence, finding } from '../testing/evidence.ts'
import { statePage } from './state-page.ts'
import { keepRun, runBefore, writeSite } from './write-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'review-'))
afterAll(() => rmSync(folder, { recursive: true }))
const hostile = { ...finding, message: '<script>alert(1)</script>' }
const known = { missing: ['/never in shopper=guest'], verdicts: [], badVerdicts: [], unused: [] }
const states = [
  evidence({ tree: '- main:\n  - textbox "Email"' }, [hostile]),
  evidence({ name: '/us/login', store: 'en-US', error: 'There is no such button.', tree: '- dialog "Log in":\n  - textbox "Email"' }),
]
const read = (path: string) => readFileSync(join(folder, path), 'utf8')
let pages: string[] = []

beforeAll(async () => {
  await writeSite(folder, summarise(states, known))
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
})

test('the list of states is filtered by store, criterion and component', () => {
  const { document, FormData, Event } = new JSDOM(read('states.html')).window
  runInNewContext(read('filter.js'), { document, FormData })
  const rows = [...document.querySelectorAll('tbody tr')]
  const shown = (filters: Readonly<Record<string, string>>) => {
    for (const select of document.querySelectorAll('select')) select.value = filters[select.name] ?? ''
    document.querySelector('form')?.dispatchEvent(new Event('change'))
    return rows.filter((row) => !row.hasAttribute('hidden')).map((row) => row.querySelector('a')?.textContent)
  }
  const [first, second] = states.map(({ name }) => name)
  expect(shown({})).toEqual([first, second])
  expect(shown({ store: 'en-US' })).toEqual([second])
  expect(shown({ criterion: '4.1.2' })).toEqual([first])
  expect(shown({ component: 'textbox', store: 'en-GB' })).toEqual([first])
  expect(shown({ component: 'dialog' })).toEqual([second])
  expect(document.querySelector('[role=status]')?.textContent).toBe('1 of 2 states')
})

test('a report compares itself with the run before the last, however often it is made', () => {
  const runs = join(folder, 'runs')
  keepRun(runs, states, '2026-11-24T10:00:00Z')
  expect(runBefore(runs)).toBeUndefined()
  keepRun(runs, states, '2026-11-25T10:00:00Z')
  expect(runBefore(runs)?.made).toBe('2026-11-24T10:00:00Z')
  writeFileSync(join(runs, 'last-run.json'), '{"made"')
  expect(runBefore(runs)).toBeUndefined()
})

test('the page of a state shows its tab order, outline, spoken text, announcements, contrast and targets at each width', async () => {
  const [width] = evidence().widths
  if (!width) throw new Error('There is no width.')
  const told = {
    ...width,
    headings: [
      { level: 1, text: 'Login' },
      { level: 2, text: 'Your email' },
    ],
    landmarks: [{ role: 'navigation', name: 'Footer' }],
    spoken: ['heading, Login, level 1'],
    announcements: [{ text: 'Sent', politeness: 'polite' as const, afterMs: 1234, lateMs: 20, turn: 1 }],
    contrast: [{ foreground: '#555', background: '#fff', ratio: 7.4, needed: 4.5, count: 3, sample: 'Satin' }],
    smallTargets: [{ name: 'Help', width: 30, height: 20, isInSentence: true }],
    stops: [{ name: 'a Skip to content', box: { x: 10, y: 20, width: 100, height: 40 } }],
  }
  const markup = await statePage(evidence({ widths: [told] }), [], { added: [], gone: [], newStates: [], byState: new Map() })
  const { document } = new JSDOM(markup).window
  const text = (document.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ')
  for (const words of [
    '– h2: Your email',
    'navigation “Footer”',
    'heading, Login, level 1',
    '1.2 s, polite: Sent',
    '#555 on #fff',
    'Help: 30 by 20 px, within a sentence',
    'a Skip to content',
    'There is no earlier report in this folder.',
  ])
    expect(text).toContain(words)
  expect(document.querySelector('.picture rect')?.getAttribute('width')).toBe('100')
  expect(document.querySelector('.picture text')?.textContent).toBe('1')
})

test('the page of a state tells what has changed since the last report, and that nothing has', async () => {
  const state = evidence()
  const changes = (own: object) => ({
    since: '2026-11-24T10:00:00Z',
    added: [],
    gone: [],
    newStates: [],
    byState: new Map([[state.name, { isNew: false, added: [], gone: [], speaksOtherwise: false, ...own }]]),
  })
  const told = await statePage(state, [], changes({ added: ['1440 px, heading of level 1 “Log in”'], speaksOtherwise: true }))
  expect(told).toContain('1440 px, heading of level 1 “Log in”')
  expect(told).toContain('verdicts are asked for again')
  expect(await statePage(state, [], { ...changes({}), byState: new Map() })).toContain('Nothing has changed since')
  expect(await statePage(state, [], changes({ isNew: true }))).toContain('had no such state')
})
