import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { QuizResult } from '#app/features/quiz/QuizResult.tsx'
import { type QuizProblem, QuizStep } from '#app/features/quiz/QuizStep.tsx'
import { quizResultData } from '#app/features/quiz/quiz-data.ts'
import { quizCopy } from '#app/messages/pages/quiz.ts'
import { JsonLd } from '#app/platform/page/JsonLd.tsx'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { webPageJsonLd } from '#app/platform/page/web-page-json-ld.ts'
import { answersIn, askedSteps } from '#app/platform/quiz/quiz-answers.ts'
import { quizData } from '#app/platform/quiz/quiz-questions.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { PageFrame } from '../../page-frame.tsx'
import { WishlistCard } from '../../WishlistCard.tsx'

// The address holds the answers, of which there are too many to keep a page for each.
export const dynamic = 'force-dynamic'

type QuizRouteProps = {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: QuizRouteProps): Promise<Metadata> {
  const { locale, slug } = await params
  return pageMetadata(storeOf(locale), { title: quizCopy.title, description: quizCopy.description, path: `/quiz/${slug}` })
}

/** A step of a quiz, or with `result` what its answers come to. */
export default async function QuizRoute({ params, searchParams }: QuizRouteProps) {
  const { locale, slug } = await params
  const fields = await searchParams
  const pageRequest = await currentPageRequest(locale)
  const quiz = await quizData(pageRequest, decodeURIComponent(slug))
  if (!quiz) notFound()
  const { store } = pageRequest
  const result = typeof fields.result === 'string' ? await quizResultData(pageRequest, fields.result.slice(0, 1000)) : undefined
  if (typeof fields.result === 'string' && result?.slug !== quiz.slug) notFound()
  const answers = answersIn(quiz, fields)
  const steps = askedSteps(quiz, answers).length
  if (!result && steps === 0) notFound()
  return (
    <PageFrame pageRequest={pageRequest} path={`/quiz/${quiz.slug}`}>
      <JsonLd data={webPageJsonLd(store, { name: quizCopy.title, description: quizCopy.description, path: `/quiz/${quiz.slug}` })} />
      {result ? (
        <QuizResult result={result} store={store} Card={WishlistCard} />
      ) : (
        <QuizStep
          quiz={quiz}
          at={stepOf(fields.step, steps)}
          answers={answers}
          from={typeof fields.from === 'string' ? fields.from.slice(0, 100) : undefined}
          problem={problemOf(fields.error)}
          store={store}
        />
      )}
    </PageFrame>
  )
}

/** A step that the quiz has; the first for anything else. */
function stepOf(text: unknown, steps: number): number {
  const step = Number(text)
  return Number.isInteger(step) && step >= 1 && step <= steps ? step : 1
}

function problemOf(code: unknown): QuizProblem | undefined {
  return code === 'REQUIRED' || code === 'INVALID' || code === 'FAILED' ? code : undefined
}
