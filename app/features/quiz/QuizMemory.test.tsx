// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { saveConsent } from '#app/platform/consent/consent.ts'
import { GUEST, saveShopper } from '#app/platform/shopper/shopper-record.ts'
import { writeKept } from '#app/platform/storage/kept-for.ts'
import { forgetOwned, QUIZ_KEY } from '#app/platform/storage/owned-keys.ts'
import { ForgetQuiz } from './ForgetQuiz.client.tsx'
import { QuizMemory } from './QuizMemory.client.tsx'

const query = 'q.skin-type=skin-type-dry&step=2'
const memory = (isBegun: boolean, locale = 'en-GB') => (
  <QuizMemory slug="skincare" path="/quiz/skincare" query={isBegun ? query : 'step=1'} isBegun={isBegun} locale={locale} />
)
const resume = () => screen.queryByRole('link', { name: 'Go on where you were' })?.getAttribute('href')

afterEach(() => {
  cleanup()
  localStorage.clear()
  saveConsent({ functional: false, analytics: false })
})

test('answers are kept with consent alone, and whoever comes back is led to where they were', () => {
  saveConsent({ functional: true, analytics: false })
  render(memory(true)).unmount()
  render(memory(false))
  expect(resume()).toBe(`/quiz/skincare?${query}`)
})

test('without consent nothing is kept, and what was kept goes', () => {
  saveConsent({ functional: true, analytics: false })
  render(memory(true)).unmount()
  saveConsent({ functional: false, analytics: true })
  render(memory(false))
  expect(resume()).toBeUndefined()
  expect(localStorage).toHaveLength(0)
  render(memory(true)).unmount()
  expect(localStorage).toHaveLength(0)
})

test('a quiz with its result is forgotten', () => {
  saveConsent({ functional: true, analytics: false })
  render(memory(true)).unmount()
  render(<ForgetQuiz />).unmount()
  render(memory(false))
  expect(resume()).toBeUndefined()
})

test('what is no query of the quiz is not followed', () => {
  saveConsent({ functional: true, analytics: false })
  writeKept('local', QUIZ_KEY, { user: GUEST.id, store: 'en-GB' }, { slug: 'skincare', query: '"><script>' })
  render(memory(false))
  expect(resume()).toBeUndefined()
})

test('answers are offered in their own store alone, and to whoever gave them', () => {
  saveConsent({ functional: true, analytics: false })
  render(memory(true)).unmount()
  const american = render(memory(false, 'en-US'))
  expect(resume()).toBeUndefined()
  american.unmount()
  document.documentElement.dataset['session'] = 'abc'
  saveShopper({ ...GUEST, id: 'bea', isLoggedIn: true })
  render(memory(false))
  expect(resume()).toBeUndefined()
  delete document.documentElement.dataset['session']
})

test('a logout and the login of another forget the answers', () => {
  saveConsent({ functional: true, analytics: false })
  render(memory(true)).unmount()
  forgetOwned({ user: GUEST.id, store: 'en-GB' })
  render(memory(false)).unmount()
  expect(localStorage.getItem('ottilie-quiz')).not.toBeNull()
  forgetOwned({ user: 'bea', store: 'en-GB' })
  expect(localStorage.getItem('ottilie-quiz')).toBeNull()
})
