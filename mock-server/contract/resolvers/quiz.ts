import type { QuizRecord } from '#fixtures/quiz/record.ts'
import { quizzes } from '#fixtures/quiz/skincare.ts'
import type { Quiz, SubmitQuizInput, SubmitQuizResult } from '#schema/__generated__/types.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { pictureOf } from '../catalogue/find-offer.ts'
import type { ContractContext } from '../context.ts'
import { notFound } from '../errors.ts'
import { quizResult } from '../quiz/routine.ts'
import { answersOf, questionsToRepeat } from '../rules/input/quiz-answers.ts'
import { requireAtMost } from './bounds.ts'

function quizModel({ slug, title, intro, minutes, picture, steps }: QuizRecord, context: ContractContext): Quiz {
  const image = pictureOf({ ...picture, view: 'set' }, context)
  if (!image) throw new Error(`The quiz '${slug}' names a picture that is not there.`)
  return {
    slug,
    title,
    intro,
    minutes,
    image,
    steps: steps.map(({ id, title: heading, questions }) => ({
      id,
      title: heading,
      questions: questions.map((question) => ({
        ...question,
        help: question.help ?? null,
        options: question.options.map(({ id: option, label, description }) => ({ id: option, label, description: description ?? null })),
      })),
    })),
  }
}

function submit({ slug, answers }: SubmitQuizInput, context: ContractContext): SubmitQuizResult {
  const quiz = quizzes[context.store].find((one) => one.slug === slug)
  if (!quiz) throw notFound(['input', 'slug'], `There is no quiz '${slug.slice(0, 60)}'.`)
  requireAtMost('answers', answers, 50)
  const given = new Map(answers.map(({ questionId, optionIds }) => [questionId, optionIds]))
  const questionIds = questionsToRepeat(quiz, given)
  return questionIds.length > 0
    ? { __typename: 'QuizRejected', questionIds }
    : { __typename: 'QuizResult', ...quizResult(quiz, given, context) }
}

/** Resolvers of quizzes. A result is derived from its answers, so nothing is stored. */
export const quizResolvers: Resolvers<ContractContext> = {
  Query: {
    quiz: (_root, { slug }, context) => {
      const quiz = quizzes[context.store].find((one) => one.slug === slug)
      return quiz ? quizModel(quiz, context) : null
    },
    quizResult: (_root, { id }, context) => {
      for (const quiz of quizzes[context.store]) {
        const answers = answersOf(quiz, id)
        if (answers) return quizResult(quiz, answers, context)
      }
      return null
    },
  },
  Mutation: { submitQuiz: (_root, { input }, context) => submit(input, context) },
}
