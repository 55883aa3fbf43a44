import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { QuizRoute, quizMetadata } from '../../../quiz-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type QuizPageProps = { params: Promise<{ locale: string; slug: string }> }

/** The quiz that the shop links to is rendered with the build, all others on first request. */
export function generateStaticParams(): { slug: string }[] {
  return [{ slug: 'skincare' }]
}

export async function generateMetadata({ params }: QuizPageProps): Promise<Metadata> {
  const { locale, slug } = await params
  return quizMetadata({ pageRequest: sharedPageRequest(locale), slug })
}

/** The first step of a quiz as everybody begins it, prerendered (decision 169). */
export default async function QuizPage({ params }: QuizPageProps) {
  const { locale, slug } = await params
  return <QuizRoute pageRequest={sharedPageRequest(locale)} slug={slug} fields={{}} />
}
