// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { isAllowed, NO_CONSENT, onConsentChange, parseConsent, readConsent, saveConsent } from './consent.ts'

beforeEach(() => {
  for (const name of ['ottilie-consent', 'care-chat']) document.cookie = `${name}=; max-age=0; path=/`
})

test('without a choice there is no consent', () => {
  expect(readConsent()).toEqual(NO_CONSENT)
})

test.each([
  ['necessary', { isChosen: true, functional: false, analytics: false }],
  ['necessary,functional', { isChosen: true, functional: true, analytics: false }],
  ['necessary,analytics', { isChosen: true, functional: false, analytics: true }],
  ['necessary,analytics,functional', { isChosen: true, functional: true, analytics: true }],
])('%s is what was chosen', (text, consent) => {
  expect(parseConsent(text)).toEqual(consent)
})

test.each([undefined, '', 'functional', 'necessary,everything', 'necessary,', 'true', '{"functional":true}', 'functional,necessary'])(
  'a record of %j is no consent',
  (text) => {
    expect(parseConsent(text)).toEqual(NO_CONSENT)
  },
)

test('a record that cannot be decoded is no consent', () => {
  document.cookie = 'ottilie-consent=necessary%2Cfunctional%; path=/'
  expect(readConsent()).toEqual(NO_CONSENT)
})

test('a choice is stored for 180 days, for this site only, and read as one stable object', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  saveConsent({ functional: true, analytics: false })
  expect(written.mock.calls[0]).toEqual(['ottilie-consent=necessary%2Cfunctional; path=/; samesite=lax; max-age=15552000'])
  written.mockRestore()

  saveConsent({ functional: true, analytics: false })
  expect(readConsent()).toEqual({ isChosen: true, functional: true, analytics: false })
  expect(readConsent()).toBe(readConsent())
})

test('listeners are told of a choice until they unsubscribe, and the prompt is closed', () => {
  document.documentElement.dataset['consent'] = 'unasked'
  const heard = vi.fn()
  const stop = onConsentChange(heard)
  saveConsent({ functional: false, analytics: false })
  stop()
  saveConsent({ functional: true, analytics: false })
  expect(heard).toHaveBeenCalledTimes(1)
  expect(document.documentElement.dataset['consent']).toBeUndefined()
})

test('withdrawing consent removes the cookies of its purpose', () => {
  expect(saveConsent({ functional: true, analytics: true })).toEqual({ isWithdrawn: false })
  document.cookie = 'care-chat=7; path=/'
  expect(saveConsent({ functional: true, analytics: false })).toEqual({ isWithdrawn: true })
  expect(document.cookie).toContain('care-chat=7')
  expect(saveConsent({ functional: false, analytics: false })).toEqual({ isWithdrawn: true })
  expect(document.cookie).not.toContain('care-chat')
  expect(saveConsent({ functional: false, analytics: false })).toEqual({ isWithdrawn: false })
})

test('the UK needs consent first; elsewhere it is allowed until refused', () => {
  expect([isAllowed('functional', 'en-GB'), isAllowed('functional', 'en-US')]).toEqual([false, true])
  saveConsent({ functional: true, analytics: false })
  expect([isAllowed('functional', 'en-GB'), isAllowed('functional', 'en-US')]).toEqual([true, true])
  expect([isAllowed('analytics', 'en-GB'), isAllowed('analytics', 'en-US')]).toEqual([false, false])
})
