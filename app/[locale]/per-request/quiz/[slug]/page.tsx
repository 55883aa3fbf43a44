import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { QuizRoute, quizMetadata } from '../../../quiz-route.tsx'

export const dynamic = 'force-dynamic'

type QuizPageProps = {
  params: Promise<{ locale: string; slug: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: QuizPageProps): Promise<Metadata> {
  const { locale, slug } = await params
  return quizMetadata({ pageRequest: await currentPageRequest(locale), slug })
}

/** A step of a quiz with the answers so far, or its result, rendered per request. */
export default async function QuizPagePerRequest({ params, searchParams }: QuizPageProps) {
  const { locale, slug } = await params
  return <QuizRoute pageRequest={await currentPageRequest(locale)} slug={slug} fields={await searchParams} />
}
