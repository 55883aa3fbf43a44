import { describe, expect, test } from 'vitest'
import { catalogue } from '#fixtures/catalogue/catalogue.ts'
import { type AskContract, dataOf, errorCodeOf, worldOf } from '../ask.ts'

type Option = { id: string; label: string }
type Question = { id: string; kind: string; isRequired: boolean; maxChoices: number; options: Option[] }
type Quiz = { slug: string; title: string; steps: { id: string; questions: Question[] }[] }
type Result = {
  __typename: string
  id: string
  title: string
  focus: string[]
  routine: {
    id: string
    title: string
    time: string
    product: { id: string }
    variant: { sku: string; availability: { inStock: boolean } }
  }[]
  questionIds?: string[]
}
type Answers = Record<string, string[]>

const quizOf = async (ask: AskContract, slug = 'skincare') => (await dataOf(ask<{ quiz: Quiz | null }>('getQuiz', { slug }))).quiz

const inputOf = (answers: Answers, slug = 'skincare') => ({
  input: { slug, answers: Object.entries(answers).map(([questionId, optionIds]) => ({ questionId, optionIds })), from: 'search' },
})
const submit = async (ask: AskContract, answers: Answers) =>
  (await dataOf(ask<{ submitQuiz: Result }>('submitQuiz', inputOf(answers)))).submitQuiz

const dry: Answers = {
  'skin-type': ['skin-type-dry'],
  sensitivity: ['sensitivity-often'],
  concern: ['concern-dryness', 'concern-redness'],
  routine: ['routine-long'],
  sun: ['sun-much'],
}

const facetsOf = (id: string): string[] => Object.values(catalogue.products.find((product) => product.id === id)?.facets ?? {}).flat()

describe('the skincare quiz', () => {
  test.each(['uk-guest', 'us-guest'])('in %s has questions with options whose ids are all different', async (scenario) => {
    const quiz = await quizOf(worldOf(scenario))
    const questions = quiz?.steps.flatMap((step) => step.questions) ?? []
    expect(questions).toHaveLength(8)
    const ids = questions.flatMap(({ options }) => options.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(questions.every(({ kind, maxChoices }) => (kind === 'SINGLE') === (maxChoices === 1))).toBe(true)
    expect(new Set(questions.map(({ isRequired }) => isRequired))).toEqual(new Set([true, false]))
  })

  test('is no other', async () => {
    expect(await quizOf(worldOf('uk-guest'), 'hair')).toBeNull()
    expect(await errorCodeOf(worldOf('uk-guest')('submitQuiz', inputOf(dry, 'hair')))).toBe('NOT_FOUND')
  })

  test('ends in a routine of products that answer to the answers and can be bought', async () => {
    const result = await submit(worldOf('uk-guest'), dry)
    expect(result).toMatchObject({
      __typename: 'QuizResult',
      title: 'Dry, and asking for comfort',
      focus: ['Comfort', 'Calm', 'Moisture', 'Protection'],
    })
    expect(result.routine.map(({ title, time }) => [title, time])).toEqual([
      ['Cleanse', 'BOTH'],
      ['Tone', 'BOTH'],
      ['Treat', 'EVENING'],
      ['Moisturise', 'MORNING'],
      ['Night cream', 'EVENING'],
      ['Protect', 'MORNING'],
      ['Mask', 'WEEKLY'],
    ])
    expect(result.routine.every(({ variant }) => variant.availability.inStock)).toBe(true)
    expect(new Set(result.routine.map(({ product }) => product.id)).size).toBe(7)
    const matching = result.routine.filter(({ product }) =>
      facetsOf(product.id).some((facet) => ['dry', 'sensitive', 'dryness', 'redness'].includes(facet)),
    )
    expect(matching).toHaveLength(7)
  })

  test('gives another skin another routine, shorter for who wants three steps', async () => {
    const ask = worldOf('uk-guest')
    const oily = await submit(ask, {
      'skin-type': ['skin-type-oily'],
      sensitivity: ['sensitivity-never'],
      concern: ['concern-breakouts'],
      routine: ['routine-short'],
      sun: ['sun-little'],
    })
    expect(oily.routine.map(({ title }) => title)).toEqual(['Cleanse', 'Moisturise', 'Protect'])
    expect(oily.routine.every(({ product }) => facetsOf(product.id).includes('oily'))).toBe(true)
    const eyes = await submit(ask, { ...dry, routine: ['routine-middle'], eyes: ['eyes-puffiness'] })
    expect(eyes.routine.map(({ title }) => title)).toContain('Eye care')
  })

  test('gives the same result for the same answers, in whatever order they come, and can come back to it', async () => {
    const ask = worldOf('uk-guest')
    const first = await submit(ask, dry)
    const turned = await submit(
      worldOf('uk-guest'),
      Object.fromEntries(
        Object.entries(dry)
          .reverse()
          .map(([id, chosen]) => [id, [...chosen].reverse()]),
      ),
    )
    expect(turned).toEqual(first)
    const { quizResult } = await dataOf(ask<{ quizResult: Result }>('getQuizResult', { id: first.id }))
    expect(quizResult).toMatchObject({
      id: first.id,
      title: first.title,
      routine: first.routine.map(({ id }) => expect.objectContaining({ id })),
    })
  })

  test('knows no result that nobody could have been given', async () => {
    const ask = worldOf('uk-guest')
    for (const id of ['', 'skincare', 'hair~skin-type-dry', 'skincare~skin-type-dry', 'skincare~no-such-option']) {
      expect((await dataOf(ask<{ quizResult: Result | null }>('getQuizResult', { id }))).quizResult).toBeNull()
    }
  })

  test.each([
    ['a required question left out', { sun: [] }, ['sun'], 'REQUIRED'],
    ['two answers where one is asked for', { 'skin-type': ['skin-type-dry', 'skin-type-oily'] }, ['skin-type'], 'INVALID'],
    [
      'more than three concerns',
      { concern: ['concern-dryness', 'concern-redness', 'concern-pores', 'concern-dullness'] },
      ['concern'],
      'INVALID',
    ],
    ['an answer of another question', { sensitivity: ['skin-type-dry'] }, ['sensitivity'], 'INVALID'],
    ['the same answer twice', { concern: ['concern-dryness', 'concern-dryness'] }, ['concern'], 'INVALID'],
    ['a question that is not asked', { weather: ['rain'] }, ['weather'], 'INVALID'],
  ] as const)('asks again after %s', async (_what, change, questionIds, code) => {
    expect(await submit(worldOf('uk-guest'), { ...dry, ...(change as unknown as Answers) })).toMatchObject({
      __typename: 'QuizRejected',
      questionIds,
      problems: [{ code, path: ['input', 'answers', expect.stringMatching(/^\d$/), 'optionIds'] }],
    })
  })
})
