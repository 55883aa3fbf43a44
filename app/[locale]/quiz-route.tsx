import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { QuizResult } from '#app/features/quiz/QuizResult.tsx'
import { type QuizProblem, QuizStep } from '#app/features/quiz/QuizStep.tsx'
import { quizResultData } from '#app/features/quiz/quiz-data.ts'
import { quizCopy } from '#app/messages/pages/quiz.ts'
import { JsonLd } from '#app/platform/page/JsonLd.tsx'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { webPageJsonLd } from '#app/platform/page/web-page-json-ld.ts'
import { answersIn, askedSteps, openQuestions, type Quiz, type QuizAnswer } from '#app/platform/quiz/quiz-answers.ts'
import { quizData } from '#app/platform/quiz/quiz-questions.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { PageFrame } from './page-frame.tsx'
import { WishlistCard } from './WishlistCard.tsx'

type QuizRouteProps = {
  pageRequest: PageRequest
  slug: string
  /** What the address says: the answers so far, the step, the result. Empty for the page that everybody begins with. */
  fields: Readonly<Record<string, string | string[] | undefined>>
}

/** The quiz that every store has. Editors add others. */
const STANDING = 'skincare'

/** What search engines are told of a quiz: the shop's own words of the standing one, the editors' of others, which are known of their own store alone. */
function quizWords({ slug, title, intro }: Quiz, { locale }: Store) {
  const path = `/quiz/${slug}`
  if (slug === STANDING) return { title: quizCopy.title, description: quizCopy.description, path }
  return { title, description: intro || title, path, alternates: [{ locale, slug: path }] }
}

export async function quizMetadata({ pageRequest, slug }: Pick<QuizRouteProps, 'pageRequest' | 'slug'>): Promise<Metadata> {
  const quiz = await quizData(pageRequest, decodeURIComponent(slug))
  return quiz ? pageMetadata(pageRequest.store, quizWords(quiz, pageRequest.store)) : {}
}

/** A step of a quiz, or with `result` what its answers come to. */
export async function QuizRoute({ pageRequest, slug, fields }: QuizRouteProps) {
  const quiz = await quizData(pageRequest, decodeURIComponent(slug))
  if (!quiz) notFound()
  const { store } = pageRequest
  const result = typeof fields.result === 'string' ? await quizResultData(pageRequest, fields.result.slice(0, 1000)) : undefined
  if (typeof fields.result === 'string' && result?.slug !== quiz.slug) notFound()
  const answers = answersIn(quiz, fields)
  const steps = askedSteps(quiz, answers)
  if (!result && steps.length === 0) notFound()
  const { at, problem } = standingOf(steps, answers, fields)
  const { title, description, path, alternates } = quizWords(quiz, store)
  return (
    <PageFrame pageRequest={pageRequest} path={path} alternates={alternates}>
      <JsonLd data={webPageJsonLd(store, { name: title, description, path })} />
      {result ? (
        <QuizResult result={result} store={store} Card={WishlistCard} />
      ) : (
        <QuizStep
          quiz={quiz}
          at={at}
          answers={answers}
          from={typeof fields.from === 'string' ? fields.from.slice(0, 100) : undefined}
          problem={problem}
          store={store}
        />
      )}
    </PageFrame>
  )
}

/** The step to show and what is wrong there. No step is reached past a question that is still open and has to be answered. */
function standingOf(
  steps: Quiz['steps'],
  answers: readonly QuizAnswer[],
  { step, error }: QuizRouteProps['fields'],
): { at: number; problem: QuizProblem | undefined } {
  const asked = stepOf(step, steps.length)
  const open = steps.findIndex((one) => openQuestions(one, answers).length > 0) + 1
  return open > 0 && open < asked ? { at: open, problem: 'REQUIRED' } : { at: asked, problem: problemOf(error) }
}

/** A step that the quiz has; the first for anything else. */
function stepOf(text: unknown, steps: number): number {
  const step = Number(text)
  return Number.isInteger(step) && step >= 1 && step <= steps ? step : 1
}

function problemOf(code: unknown): QuizProblem | undefined {
  return code === 'REQUIRED' || code === 'INVALID' || code === 'FAILED' ? code : undefined
}
