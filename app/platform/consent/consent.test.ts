// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { isAllowed, NO_CONSENT, onConsentChange, parseConsent, readConsent, saveConsent } from './consent.ts'

beforeEach(() => {
  for (const name of ['ottilie-consent', 'care-chat']) document.cookie = `${name}=; max-age=0; path=/`
})

test('whoever has not chosen has consented to nothing', () => {
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

test('what is chosen is kept for 180 days for the shop alone, and read again as one object', () => {
  const written = vi.spyOn(document, 'cookie', 'set')
  saveConsent({ functional: true, analytics: false })
  expect(written.mock.calls[0]).toEqual(['ottilie-consent=necessary%2Cfunctional; path=/; samesite=lax; max-age=15552000'])
  written.mockRestore()

  saveConsent({ functional: true, analytics: false })
  expect(readConsent()).toEqual({ isChosen: true, functional: true, analytics: false })
  expect(readConsent()).toBe(readConsent())
})

test('every part of the page hears of a choice until it stops listening, and the question is answered', () => {
  document.documentElement.dataset['consent'] = 'unasked'
  const heard = vi.fn()
  const stop = onConsentChange(heard)
  saveConsent({ functional: false, analytics: false })
  stop()
  saveConsent({ functional: true, analytics: false })
  expect(heard).toHaveBeenCalledTimes(1)
  expect(document.documentElement.dataset['consent']).toBeUndefined()
})

test('a consent that is taken back takes the cookies of its purpose along', () => {
  expect(saveConsent({ functional: true, analytics: true })).toEqual({ isWithdrawn: false })
  document.cookie = 'care-chat=7; path=/'
  expect(saveConsent({ functional: true, analytics: false })).toEqual({ isWithdrawn: true })
  expect(document.cookie).toContain('care-chat=7')
  expect(saveConsent({ functional: false, analytics: false })).toEqual({ isWithdrawn: true })
  expect(document.cookie).not.toContain('care-chat')
  expect(saveConsent({ functional: false, analytics: false })).toEqual({ isWithdrawn: false })
})

test('the UK asks first, elsewhere only a refusal keeps it back', () => {
  expect([isAllowed('functional', 'en-GB'), isAllowed('functional', 'en-US')]).toEqual([false, true])
  saveConsent({ functional: true, analytics: false })
  expect([isAllowed('functional', 'en-GB'), isAllowed('functional', 'en-US')]).toEqual([true, true])
  expect([isAllowed('analytics', 'en-GB'), isAllowed('analytics', 'en-US')]).toEqual([false, false])
})
