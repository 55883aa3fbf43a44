import type { NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { documentOf } from '#app/platform/graphql/upstream.ts'
import { logError } from '#app/platform/log/log-error.ts'
import { answerFields, answersIn, askedAnswers, askedSteps } from '#app/platform/quiz/quiz-answers.ts'
import { QUIZ_PROBLEMS_ID } from '#app/platform/quiz/quiz-problems-id.ts'
import { quizData } from '#app/platform/quiz/quiz-questions.ts'
import { formFields, seeOther } from '#app/platform/session/form-request.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { sendForVisitor, setSessionCookies, visitorCookies } from '#app/platform/session/session-response.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'

const fieldsSchema = z.looseObject({
  locale: z.enum(['en-GB', 'en-US']),
  slug: z.string().min(1).max(100),
  from: z.string().max(100).optional(),
})

const answerSchema = z.object({
  data: z.object({
    submitQuiz: z.discriminatedUnion('__typename', [
      z.object({ __typename: z.literal('QuizResult'), id: z.string() }),
      z.object({
        __typename: z.literal('QuizRejected'),
        problems: z.array(z.object({ code: z.string() })),
        questionIds: z.array(z.string()),
      }),
    ]),
  }),
})

/** Answers a quiz and shows the result, or the step to answer again with everything that was answered. */
export async function POST(request: NextRequest): Promise<NextResponse> {
  const fields = await formFields(request, fieldsSchema)
  if (!fields) return seeOther('/quiz/skincare')
  const { locale, slug, from } = fields
  const path = storeHref(storeOf(locale), `/quiz/${encodeURIComponent(slug)}`)
  const quiz = await quizData(await currentPageRequest(locale), slug).catch((error: unknown) => {
    logError('Quiz: questions failed to load', error)
    return undefined
  })
  if (!quiz) return seeOther(path)
  const answers = answersIn(quiz, fields)
  const steps = askedSteps(quiz, answers)
  const answerAgain = (step: number, error: string) => {
    const kept = [...(from === undefined ? [] : [['from', from]]), ...answerFields(quiz, answers), ['step', String(step)], ['error', error]]
    return seeOther(`${path}?${new URLSearchParams(kept)}#${QUIZ_PROBLEMS_ID}`)
  }
  try {
    const answer = await sendForVisitor(visitorCookies(request), {
      document: documentOf('submitQuiz'),
      variables: { input: { slug, answers: askedAnswers(quiz, answers), from: from ?? null } },
      locale,
    })
    const { submitQuiz } = answerSchema.parse(JSON.parse(answer.body)).data
    const response =
      submitQuiz.__typename === 'QuizResult'
        ? seeOther(`${path}?${new URLSearchParams({ result: submitQuiz.id })}`)
        : answerAgain(
            steps.findIndex(({ questions }) => questions.some(({ id }) => submitQuiz.questionIds.includes(id))) + 1,
            submitQuiz.problems[0]?.code === 'INVALID' ? 'INVALID' : 'REQUIRED',
          )
    setSessionCookies(response, request, answer.token)
    return response
  } catch (error) {
    logError('Quiz: answers were not taken', error)
    return answerAgain(steps.length, 'FAILED')
  }
}
