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

/**
 * The steps to take with these answers, each with the questions that are asked: a question may depend on what was chosen before it. An answer to a
 * question that is not asked counts for nothing.
 */
export function askedSteps(quiz: Quiz, answers: readonly QuizAnswer[]): Quiz['steps'] {
  const chosen = new Set<string>()
  const isAsked = ({ id, askedAfter }: Question) => {
    if (askedAfter.length > 0 && !askedAfter.some((option) => chosen.has(option))) return false
    for (const option of answers.find(({ questionId }) => questionId === id)?.optionIds ?? []) chosen.add(option)
    return true
  }
  return quiz.steps.map((step) => ({ ...step, questions: step.questions.filter(isAsked) })).filter(({ questions }) => questions.length > 0)
}

/** The questions of a step that have to be answered and are not. */
export function openQuestions({ questions }: Quiz['steps'][number], answers: readonly QuizAnswer[]): Question[] {
  return questions.filter(({ id, isRequired }) => isRequired && !answers.some(({ questionId }) => questionId === id))
}

/** The questions of a step with more answers than they take. */
export function overfullQuestions({ questions }: Quiz['steps'][number], answers: readonly QuizAnswer[]): Question[] {
  return questions.filter(({ id, maxChoices }) =>
    answers.some(({ questionId, optionIds }) => questionId === id && optionIds.length > maxChoices),
  )
}

/** The answers to the questions that are asked. */
export function askedAnswers(quiz: Quiz, answers: readonly QuizAnswer[]): QuizAnswer[] {
  const asked = new Set(askedSteps(quiz, answers).flatMap(({ questions }) => questions.map(({ id }) => id)))
  return answers.filter(({ questionId }) => asked.has(questionId))
}
