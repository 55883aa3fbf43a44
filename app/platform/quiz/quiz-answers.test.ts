import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerFields, answersIn, askedAnswers, askedSteps, type Quiz } from './quiz-answers.ts'

const option = (id: string) => ({ id, label: id, description: null })
const quiz = {
  slug: 'skincare',
  title: 'Quiz',
  intro: '',
  minutes: 1,
  image: { src: '/x.webp', altText: null },
  steps: [
    {
      id: 'one',
      title: 'One',
      questions: [
        {
          id: 'type',
          prompt: '',
          help: null,
          kind: 'SINGLE',
          isRequired: true,
          maxChoices: 1,
          askedAfter: [],
          options: [option('dry'), option('oily')],
        },
        {
          id: 'wish',
          prompt: '',
          help: null,
          kind: 'MULTIPLE',
          isRequired: false,
          maxChoices: 2,
          askedAfter: [],
          options: [option('calm'), option('glow')],
        },
      ],
    },
  ],
} as unknown as Quiz

test('answers come back from the fields that say them', () => {
  fc.assert(
    fc.property(fc.constantFrom('dry', 'oily', ''), fc.subarray(['calm', 'glow']), (type, wishes) => {
      const answers = [
        ...(type === '' ? [] : [{ questionId: 'type', optionIds: [type] }]),
        ...(wishes.length === 0 ? [] : [{ questionId: 'wish', optionIds: wishes }]),
      ]
      expect(answersIn(quiz, Object.fromEntries(answerFields(quiz, answers)))).toEqual(answers)
    }),
  )
})

test('what the quiz does not know is no answer', () => {
  expect(answersIn(quiz, { 'q.type': 'unknown', 'q.wish.calm': 'glow', 'q.other': 'dry', type: 'dry', 'q.wish': ['calm'] })).toEqual([])
})

const question = (id: string, askedAfter: string[], ...options: string[]) => ({
  id,
  askedAfter,
  kind: 'SINGLE',
  options: options.map(option),
})
const branching = {
  ...quiz,
  steps: [
    { id: 'one', title: '', questions: [question('a', [], 'a1', 'a2')] },
    { id: 'two', title: '', questions: [question('b', ['a1'], 'b1'), question('c', ['b1'], 'c1')] },
    { id: 'three', title: '', questions: [question('d', [], 'd1')] },
  ],
} as unknown as Quiz
const given = (...ids: string[]) => ids.map((id) => ({ questionId: id.charAt(0), optionIds: [id] }))

test.each([
  [[], ['one', 'three']],
  [['a2'], ['one', 'three']],
  [['a1'], ['one', 'two', 'three']],
])('after %o come the steps %o', (ids, steps) => {
  expect(askedSteps(branching, given(...ids)).map(({ id }) => id)).toEqual(steps)
})

test('a question that depends on one that is not asked is not asked either, and its answer counts for nothing', () => {
  expect(askedAnswers(branching, given('a1', 'b1', 'c1'))).toEqual(given('a1', 'b1', 'c1'))
  expect(askedAnswers(branching, given('a2', 'b1', 'c1', 'd1'))).toEqual(given('a2', 'd1'))
})

test('questions that depend on each other in a circle are never asked, and the quiz goes on', () => {
  const circular = {
    ...quiz,
    steps: [
      { id: 'one', title: '', questions: [question('a', ['b1'], 'a1'), question('b', ['a1'], 'b1'), question('c', ['c1'], 'c1')] },
      { id: 'two', title: '', questions: [question('d', [], 'd1')] },
    ],
  } as unknown as Quiz
  expect(askedSteps(circular, given('a1', 'b1', 'c1')).map(({ id }) => id)).toEqual(['two'])
  expect(askedAnswers(circular, given('a1', 'b1', 'c1', 'd1'))).toEqual(given('d1'))
})

test('a quiz without questions has no steps', () => {
  expect(askedSteps({ ...quiz, steps: [] }, given('a1'))).toEqual([])
  expect(askedAnswers({ ...quiz, steps: [] }, given('a1'))).toEqual([])
})
