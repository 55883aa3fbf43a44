import type { QuizRecord } from '#fixtures/quiz/record.ts'
import type { Problem, Quiz, SubmitQuizInput, SubmitQuizResult } from '#schema/__generated__/types.ts'
import type { Resolvers } from '../__generated__/resolvers.ts'
import { pictureOf } from '../catalogue/find-offer.ts'
import { contentOf } from '../content/store-content.ts'
import type { ContractContext } from '../context.ts'
import { notFound, problem } from '../errors.ts'
import { quizResult } from '../quiz/routine.ts'
import { answersOf, questionsToRepeat } from '../rules/input/quiz-answers.ts'

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
        askedAfter: [...(question.askedAfter ?? [])],
        options: question.options.map(({ id: option, label, description }) => ({ id: option, label, description: description ?? null })),
      })),
    })),
  }
}

/** What is wrong with the answer to a question: it is open, or what was chosen does not fit. */
function answerProblem(id: string, answers: SubmitQuizInput['answers']): Problem {
  const at = answers.findLastIndex(({ questionId }) => questionId === id)
  if (at < 0) return problem('REQUIRED', ['input', 'answers'])
  const isOpen = answers[at]?.optionIds.length === 0
  return problem(isOpen ? 'REQUIRED' : 'INVALID', ['input', 'answers', String(at), 'optionIds'])
}

function submit({ slug, answers }: SubmitQuizInput, context: ContractContext): SubmitQuizResult {
  const quiz = contentOf(context).quizzes.find((one) => one.slug === slug)
  if (!quiz) throw notFound(['input', 'slug'], `There is no quiz '${slug.slice(0, 60)}'.`)
  const given = new Map(answers.map(({ questionId, optionIds }) => [questionId, optionIds]))
  const questionIds = questionsToRepeat(quiz, given)
  return questionIds.length > 0
    ? { __typename: 'QuizRejected', questionIds, problems: questionIds.map((id) => answerProblem(id, answers)) }
    : { __typename: 'QuizResult', ...quizResult(quiz, given, context) }
}

/** Resolvers of quizzes. A result is derived from its answers, so nothing is stored. */
export const quizResolvers: Resolvers<ContractContext> = {
  Query: {
    quiz: (_root, { slug }, context) => {
      const quiz = contentOf(context).quizzes.find((one) => one.slug === slug)
      return quiz ? quizModel(quiz, context) : null
    },
    quizzes: (_root, _args, context) => contentOf(context).quizzes.map((quiz) => quizModel(quiz, context)),
    quizResult: (_root, { id }, context) => {
      for (const quiz of contentOf(context).quizzes) {
        const answers = answersOf(quiz, id)
        if (answers) return quizResult(quiz, answers, context)
      }
      return null
    },
  },
  Mutation: { submitQuiz: (_root, { input }, context) => submit(input, context) },
}
