import type { Metadata } from 'next'
import { sharedPageRequest } from '#app/platform/session/page-request.ts'
import { ContactRoute, contactMetadata } from '../../contact-route.tsx'

export const dynamic = 'force-static'
export const revalidate = 300

type ContactPageProps = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: ContactPageProps): Promise<Metadata> {
  return contactMetadata(sharedPageRequest((await params).locale))
}

/** The contact page, prerendered for everybody. */
export default async function ContactPage({ params }: ContactPageProps) {
  return <ContactRoute pageRequest={sharedPageRequest((await params).locale)} />
}
