import { expect, test, vi } from 'vitest'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { stores } from '#app/platform/store/stores.ts'
import { quizData } from './quiz-questions.ts'

vi.mock('#app/platform/graphql/server-query.ts', () => ({ serverQuery: vi.fn() }))

const option = { id: 'dry', label: 'Dry', description: null }
const question = {
  id: 'skin',
  prompt: 'Your skin?',
  help: null,
  kind: 'SINGLE',
  isRequired: true,
  maxChoices: 1,
  askedAfter: [],
  options: [option],
}
const quiz = {
  slug: 'skincare',
  title: 'Quiz',
  intro: '',
  minutes: 2,
  image: null,
  steps: [{ id: 'one', title: 'One', questions: [question] }],
}

const read = async (answer: unknown) => {
  vi.mocked(serverQuery).mockResolvedValue({ quiz: answer })
  return quizData({ store: stores.uk, cookieHeader: undefined, key: '' }, 'skincare')
}

test('a quiz is as the API has it', async () => {
  expect(await read(quiz)).toEqual(quiz)
  expect(await read(null)).toBeUndefined()
})

test.each<[string, unknown]>([
  ['without steps', { ...quiz, steps: null }],
  ['without a title', { ...quiz, title: null }],
  ['with a step that is null', { ...quiz, steps: [null] }],
  ['with a step without questions', { ...quiz, steps: [{ id: 'one', title: 'One', questions: null }] }],
  ['with a question without options', { ...quiz, steps: [{ id: 'one', title: 'One', questions: [{ ...question, options: null }] }] }],
  [
    'that does not say when a question is asked',
    { ...quiz, steps: [{ id: 'one', title: 'One', questions: [{ ...question, askedAfter: null }] }] },
  ],
])('a quiz of another version, %s, is none', async (_what, answer) => {
  expect(await read(answer)).toBeUndefined()
})
