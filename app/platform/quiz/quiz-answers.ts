import type { GetQuizQuery } from '#operations/__generated__/operations.ts'

export type Quiz = NonNullable<GetQuizQuery['quiz']>
type Question = Quiz['steps'][number]['questions'][number]
export type QuizAnswer = { questionId: string; optionIds: string[] }

/** Fields of a form or of an address. */
export type AnswerFields = Readonly<Record<string, unknown>>

/** The name of the field of an option. Options of a question with one answer share a name; those of the others each have their own. */
export function optionName({ id, kind }: Pick<Question, 'id' | 'kind'>, optionId: string): string {
  return kind === 'SINGLE' ? `q.${id}` : `q.${id}.${optionId}`
}

/** The answers among the fields, as far as the quiz has such questions and options. Addresses and forms can be forged. */
export function answersIn(quiz: Quiz, fields: AnswerFields): QuizAnswer[] {
  return quiz.steps.flatMap(({ questions }) =>
    questions.flatMap((question) => {
      const optionIds = question.options.filter(({ id }) => fields[optionName(question, id)] === id).map(({ id }) => id)
      return optionIds.length === 0 ? [] : [{ questionId: question.id, optionIds }]
    }),
  )
}

/** The fields that say the answers again, in a form or in an address. */
export function answerFields(quiz: Quiz, answers: readonly QuizAnswer[]): [name: string, value: string][] {
  const questions = quiz.steps.flatMap((step) => step.questions)
  return answers.flatMap(({ questionId, optionIds }) => {
    const question = questions.find(({ id }) => id === questionId)
    return question ? optionIds.map((id): [string, string] => [optionName(question, id), id]) : []
  })
}
