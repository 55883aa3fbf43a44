// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { saveConsent } from '#app/platform/consent/consent.ts'
import type { Quiz } from '#app/platform/quiz/quiz-answers.ts'
import { stores } from '#app/platform/store/stores.ts'
import { QuizStep } from './QuizStep.tsx'

const question = (id: string) => ({
  id,
  kind: 'SINGLE',
  prompt: id,
  help: null,
  isRequired: true,
  maxChoices: 1,
  askedAfter: [],
  options: [{ id: `${id}-yes`, label: 'Yes', description: null }],
})
const steps = ['first', 'second'].map((id) => ({ title: id, questions: [question(id)] }))
const quiz = { slug: 'skincare', title: 'Quiz', intro: '', steps } as unknown as Quiz

const show = (at: number, answered: readonly string[], from?: string) =>
  render(
    <QuizStep
      quiz={quiz}
      at={at}
      answers={answered.map((id) => ({ questionId: id, optionIds: [`${id}-yes`] }))}
      from={from}
      problem={undefined}
      store={stores.us}
    />,
  )
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

afterEach(() => {
  cleanup()
  localStorage.clear()
  saveConsent({ functional: false, analytics: false })
})

test('whoever goes on where they were, or back, still comes from where they came [ROUTE-18]', () => {
  saveConsent({ functional: true, analytics: false })
  show(2, ['first'], 'search').unmount()
  show(1, [])
  expect(linkTo('Go on where you were')).toBe('/us/quiz/skincare?from=search&q.first=first-yes&step=2')
  cleanup()
  show(2, ['first'], 'search')
  expect(linkTo('Back')).toBe('/us/quiz/skincare?from=search&q.first=first-yes&step=1')
})
