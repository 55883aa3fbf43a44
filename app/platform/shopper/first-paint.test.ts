// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { parseConsent } from '#app/platform/consent/consent.ts'
import { FIRST_PAINT_SCRIPT } from './first-paint.ts'

const html = document.documentElement
const cookies = ['user_segment', 'ottilie-membership-in-bag', 'ottilie-accessibility', 'ottilie-consent']

/** What the script says on <html>, in a browser that holds a cookie. */
function painted(cookie: string, lang = 'en-GB'): DOMStringMap {
  html.lang = lang
  if (cookie) document.cookie = `${cookie}; path=/`
  // The script as it stands in the page.
  const script = document.createElement('script')
  script.textContent = FIRST_PAINT_SCRIPT
  document.head.append(script)
  script.remove()
  return { ...html.dataset }
}

beforeEach(() => {
  for (const name of cookies) document.cookie = `${name}=; max-age=0; path=/`
  for (const name of Object.keys(html.dataset)) delete html.dataset[name]
})

test.each([
  ['', 'typical'],
  ['user_segment=nonmember', 'typical'],
  ['user_segment=member', 'member'],
  ['ottilie-membership-in-bag=1', 'member'],
])('with %j the prices that lead are those of %s', (cookie, tier) => {
  expect(painted(cookie)).toMatchObject({ tier })
})

test('the accessibility mode is on while its cookie says 1 [A11YMODE-03]', () => {
  expect(painted('')).not.toHaveProperty('accessibility')
  expect(painted('ottilie-accessibility=0')).not.toHaveProperty('accessibility')
  expect(painted('ottilie-accessibility=1')).toMatchObject({ accessibility: 'on' })
})

test.each([
  '',
  'functional',
  'necessary',
  'necessary%2Cfunctional',
  'necessary,analytics',
  'necessary%2C',
  'necessary%2Ceverything',
  'broken%',
])('in the UK, consent of %j is asked for exactly where there is none', (text) => {
  const isAsked = painted(`ottilie-consent=${text}`)['consent'] === 'unasked'
  expect(isAsked).toBe(!parseConsent(text.replace('%2C', ',')).isChosen)
})

test('elsewhere it is not asked for', () => {
  expect(painted('', 'en-US')).not.toHaveProperty('consent')
})
