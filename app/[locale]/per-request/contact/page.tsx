import type { Metadata } from 'next'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import { ContactRoute, contactMetadata } from '../../contact-route.tsx'

export const dynamic = 'force-dynamic'

type ContactPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: ContactPageProps): Promise<Metadata> {
  return contactMetadata(await currentPageRequest((await params).locale))
}

/** The contact page, rendered per request. */
export default async function ContactPagePerRequest({ params }: ContactPageProps) {
  return <ContactRoute pageRequest={await currentPageRequest((await params).locale)} />
}
