import { expect, test } from 'vitest'
import { judge } from './equal-access.ts'
import { runHtmlValidate } from './html.ts'
import { settle } from './run-engines.ts'
import { settledRules, settledWhy } from './settled-rules.ts'

test('an engine that throws is told with its reason, and stops no other', async () => {
  const threw = await settle('axe', () => Promise.reject(new Error('The page was closed.\n    at a line')))
  expect(threw).toMatchObject({ engine: 'axe', error: 'The page was closed.', findings: [], passed: 0 })
  const done = await settle('walkers', () => Promise.resolve({ engine: 'walkers', version: '1', findings: [], undecided: [], passed: 3 }))
  expect(done.error).toBeUndefined()
})

const page = (body: string) => `<!DOCTYPE html><html lang="en-GB"><head><title>A</title></head><body><main>${body}</main></body></html>`

test('HTML that is not valid is told once, as served or after hydration', async () => {
  const broken = page('<p><ul><li>One</li></ul></p>')
  const { findings } = await runHtmlValidate(broken, broken)
  expect(findings).toMatchObject([{ rule: 'close-order' }])
  expect(findings[0]?.message).toMatch(/\(as served\)$/)
  const later = await runHtmlValidate(page('<p>One</p>'), page('<a href="/"><button type="button">One</button></a>'))
  expect(later.findings).toMatchObject([{ rule: 'element-permitted-content', message: expect.stringContaining('(after hydration)') }])
})

test('every settled rule says why, and none is settled twice for the same elements', () => {
  expect(settledRules.filter(({ why }) => why.length <= 30)).toEqual([])
  const keys = settledRules.map(({ rule, where }) => `${rule} ${where?.source ?? ''}`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(settledWhy('wcag/h32', 'form#wish')).toBeDefined()
  expect(settledWhy('wcag/h32', 'form#search')).toBeUndefined()
  expect(settledWhy('color-contrast', 'p')).toBeUndefined()
  // In a build, classes of CSS modules are short, and others after each change.
  expect(settledRules.filter(({ where }) => where?.source.includes(']+_'))).toEqual([])
})

test('what Equal Access is certain of is settled by the markup and the place of the element', () => {
  const group = {
    rule: 'fieldset_label_valid',
    criteria: [],
    policy: 'VIOLATION',
    verdict: 'FAIL',
    message: 'No name',
    html: '<fieldset class="_BYx2">',
  }
  const [inFold, elsewhere] = ['/html[1]/body[1]/main[1]/details[4]/div[1]/fieldset[1]', '/html[1]/body[1]/main[1]/fieldset[1]']
  const { findings, undecided } = judge([
    { ...group, target: inFold },
    { ...group, target: elsewhere },
    { ...group, rule: 'label_content_exists', html: '<label class="_Y561">', target: '/html[1]/body[1]/label[1]' },
    { ...group, rule: 'label_content_exists', html: '<label for="email">', target: '/html[1]/body[1]/label[2]' },
  ])
  expect(findings.map(({ target }) => target)).toEqual([elsewhere, '/html[1]/body[1]/label[2]'])
  expect(undecided.map(({ settled }) => settled?.length)).toEqual([expect.any(Number), expect.any(Number)])
})
