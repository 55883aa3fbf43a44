import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerFields, answersIn, type Quiz } from './quiz-answers.ts'

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
        { id: 'type', prompt: '', help: null, kind: 'SINGLE', isRequired: true, maxChoices: 1, options: [option('dry'), option('oily')] },
        {
          id: 'wish',
          prompt: '',
          help: null,
          kind: 'MULTIPLE',
          isRequired: false,
          maxChoices: 2,
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
