// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { saveConsent } from '#app/platform/consent/consent.ts'
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
  render(<ForgetQuiz slug="skincare" />).unmount()
  render(memory(false))
  expect(resume()).toBeUndefined()
})

test('what is no query of the quiz is not followed', () => {
  saveConsent({ functional: true, analytics: false })
  localStorage.setItem('ottilie-quiz-skincare', '"><script>')
  render(memory(false))
  expect(resume()).toBeUndefined()
})
