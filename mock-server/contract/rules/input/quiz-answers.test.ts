import { describe, expect, test } from 'vitest'
import { quizzes } from '#fixtures/quiz/skincare.ts'
import { answersOf, chosenOptions, type QuizAnswers, questionsOf, questionsToRepeat, resultId } from './quiz-answers.ts'

const quiz = quizzes['en-GB'][0]
if (!quiz) throw new Error('There is no quiz.')

const answers = (change: Record<string, readonly string[]> = {}): QuizAnswers =>
  new Map(
    Object.entries({
      'skin-type': ['skin-type-oily'],
      sensitivity: ['sensitivity-never'],
      concern: ['concern-pores', 'concern-breakouts'],
      routine: ['routine-short'],
      sun: ['sun-little'],
      ...change,
    }),
  )

describe('answers', () => {
  test('fit when each required question has as many as it takes', () => {
    expect(questionsToRepeat(quiz, answers())).toEqual([])
    expect(questionsToRepeat(quiz, answers({ eyes: [], texture: ['texture-gel', 'texture-oil'] }))).toEqual([])
    expect(questionsToRepeat(quiz, new Map())).toEqual(['skin-type', 'sensitivity', 'concern', 'routine', 'sun'])
    expect(questionsToRepeat(quiz, answers({ texture: ['texture-gel', 'texture-oil', 'texture-balm'], other: ['x'] }))).toEqual([
      'texture',
      'other',
    ])
  })

  test('to a question that depends on another fit after the answers that it is asked after', () => {
    const trigger = ['trigger-scent']
    expect(questionsToRepeat(quiz, answers({ sensitivity: ['sensitivity-often'], trigger }))).toEqual([])
    expect(questionsToRepeat(quiz, answers({ sensitivity: ['sensitivity-often'] }))).toEqual([])
    expect(questionsToRepeat(quiz, answers({ trigger }))).toEqual(['trigger'])
    expect(questionsToRepeat(quiz, answers({ trigger: [] }))).toEqual([])
  })

  test('do not fit when an option is named twice, or is none of its question', () => {
    expect(questionsToRepeat(quiz, answers({ texture: ['texture-gel', 'texture-gel'] }))).toEqual(['texture'])
    expect(questionsToRepeat(quiz, answers({ texture: ['texture-gel', 'sun-little'] }))).toEqual(['texture'])
  })

  test('stand in the quiz’s order, and so does the id that is made of them', () => {
    expect(chosenOptions(quiz, answers()).map(({ id }) => id)).toEqual([
      'skin-type-oily',
      'sensitivity-never',
      'concern-breakouts',
      'concern-pores',
      'routine-short',
      'sun-little',
    ])
    expect(resultId(quiz, answers())).toBe(
      'skincare~skin-type-oily~sensitivity-never~concern-breakouts~concern-pores~routine-short~sun-little',
    )
  })

  test('are found again from that id, and from no other', () => {
    const id = resultId(quiz, answers())
    expect(answersOf(quiz, id)).toEqual(
      new Map(
        [...questionsOf(quiz)].map((question) => [
          question.id,
          question.options.map((option) => option.id).filter((option) => id.includes(option)),
        ]),
      ),
    )
    for (const other of [
      `${id}~eyes-nothing`,
      id.replace('skincare', 'hair'),
      id.replace('~sun-little', ''),
      id.replace('pores', 'breakouts'),
      `${id}~`,
    ]) {
      expect([other, answersOf(quiz, other)]).toEqual([other, undefined])
    }
  })
})
