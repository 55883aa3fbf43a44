// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { parseConsent } from '#app/platform/consent/consent.ts'
import { FIRST_PAINT_SCRIPT, PAGE_SHOPPER_SCRIPT } from './__generated__/scripts.ts'
import { pageShopperAttributes } from './page-shopper-data.ts'

const html = document.documentElement
const cookies = [
  'user_segment',
  'ottilie-membership-in-bag',
  'ottilie-strikes',
  'ottilie-accessibility',
  'ottilie-consent',
  'ottilie-session-key',
  'ottilie-changes',
]

/** The dataset of <html> after the script has run in a browser with this cookie. */
function painted(cookie: string, lang = 'en-GB'): DOMStringMap {
  html.lang = lang
  if (cookie) document.cookie = `${cookie}; path=/`
  run(FIRST_PAINT_SCRIPT)
  return { ...html.dataset }
}

/** Runs a script inline, as in the page, after an element. */
function run(text: string, ...before: Element[]): void {
  const script = document.createElement('script')
  script.textContent = text
  document.head.append(...before, script)
  script.remove()
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
])('with %j the leading prices are those of %s', (cookie, tier) => {
  expect(painted(cookie)).toMatchObject({ tier })
})

test('offers are struck through in the first frame while the cookie of the session’s group says so', () => {
  expect(painted('')).not.toHaveProperty('strikesOffers')
  expect(painted('ottilie-strikes=0')).not.toHaveProperty('strikesOffers')
  expect(painted('ottilie-strikes=1')).toMatchObject({ strikesOffers: '' })
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
])('in the UK, the record %j asks for consent exactly when it cannot be read', (text) => {
  const isAsked = painted(`ottilie-consent=${text}`)['consent'] === 'unasked'
  expect(isAsked).toBe(!parseConsent(text.replace('%2C', ',')).isChosen)
})

test('whoever was recorded in the free-delivery experiment in an earlier session is known before the first paint', () => {
  expect(painted('')).not.toHaveProperty('freeDelivery')
  localStorage.setItem('experiment-exposures', '["experiment-free-shipping-threshold"]')
  expect(painted('')).toMatchObject({ freeDelivery: 'recorded' })
  delete html.dataset['freeDelivery']
  sessionStorage.setItem('experiment-views', '["experiment-free-shipping-threshold:1"]')
  expect(painted('')).not.toHaveProperty('freeDelivery')
  localStorage.clear()
  sessionStorage.clear()
})

test('outside the UK consent is not asked for', () => {
  expect(painted('', 'en-US')).not.toHaveProperty('consent')
})

test('a page that is rendered per request overrides what the cookies say', () => {
  painted('user_segment=nonmember')
  const element = document.createElement('div')
  element.setAttribute(pageShopperAttributes.ownTier, 'member')
  element.setAttribute(pageShopperAttributes.ownSession, 'abc')
  element.setAttribute(pageShopperAttributes.ownNow, '1000')
  run(PAGE_SHOPPER_SCRIPT, element)
  expect({ ...html.dataset }).toMatchObject({ tier: 'member', session: 'abc', now: '1000' })
  expect(html.dataset).not.toHaveProperty('login')
  element.setAttribute(pageShopperAttributes.ownLogin, '')
  run(PAGE_SHOPPER_SCRIPT, element)
  expect(html.dataset).toHaveProperty('login')
})

test.each([
  ['a form that is posted leads away, to sign out perhaps', '<form method="post"></form>', false],
  ['a form that a script answers leaves the page open', '<form method="post" data-answered></form>', true],
  ['a form that closes a dialog leaves the page open', '<form method="dialog"></form>', true],
])('whether the page follows a sign-out: %s', (_, markup, follows) => {
  const element = document.createElement('div')
  element.setAttribute(pageShopperAttributes.ownLogin, '')
  run(PAGE_SHOPPER_SCRIPT, element)
  element.innerHTML = markup
  const form = element.querySelector('form')
  if (form?.dataset['answered'] === '') form.addEventListener('submit', (event) => event.preventDefault())
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(html.dataset['login'] === '').toBe(follows)
})

describe('a page of a shopper that comes back from the browser’s cache', () => {
  const leave = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))
  const comeBack = (persisted = true) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

  /** Opens the page for a session, and has the browser take it into its cache. jsdom cannot load a page again, so a function stands in. */
  function keptPage() {
    html.style.visibility = ''
    const loaded = vi.fn()
    Object.assign(window, { loadAgain: loaded })
    document.cookie = 'ottilie-session-key=abc; path=/'
    document.cookie = 'ottilie-changes=1; path=/'
    run(PAGE_SHOPPER_SCRIPT.replace('location.reload()', 'loadAgain()'), document.createElement('div'))
    comeBack(false)
    leave(true)
    return loaded
  }

  test('is hidden meanwhile, and shown as it was where nothing has changed', () => {
    const loaded = keptPage()
    expect(html.style.visibility).toBe('hidden')
    document.cookie = 'user_segment=member; path=/'
    comeBack()
    expect([html.style.visibility, loaded.mock.calls]).toEqual(['', []])
  })

  test.each([
    ['somebody else is here', 'ottilie-session-key=another; path=/'],
    ['nobody is here any more', 'ottilie-session-key=; max-age=0; path=/'],
    ['something was changed', 'ottilie-changes=2; path=/'],
  ])('stays hidden and is loaded again when %s', (_, cookie) => {
    const loaded = keptPage()
    document.cookie = cookie
    comeBack()
    expect(html.style.visibility).toBe('hidden')
    expect(loaded).toHaveBeenCalled()
  })

  test('is not hidden when it is left for good', () => {
    html.style.visibility = ''
    run(PAGE_SHOPPER_SCRIPT, document.createElement('div'))
    leave(false)
    expect(html.style.visibility).toBe('')
  })
})
