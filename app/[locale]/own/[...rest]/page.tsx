import type { Metadata } from 'next'
import { ownVisit } from '#app/platform/session/visit.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { NotOpenRoute, notOpenMetadata } from '../../not-open-route.tsx'

// Addresses of nothing are without number: none is kept.
export const dynamic = 'force-dynamic'

type RestPageProps = { params: Promise<{ locale: string; rest: string[] }> }

export async function generateMetadata({ params }: RestPageProps): Promise<Metadata> {
  const { locale, rest } = await params
  return notOpenMetadata(storeOf(locale), rest)
}

/** Every address that no other page answers, on a visit of its own. */
export default async function OwnRestPage({ params }: RestPageProps) {
  const { locale, rest } = await params
  return <NotOpenRoute visit={await ownVisit(locale)} rest={rest} />
}
