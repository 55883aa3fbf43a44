import type { Metadata } from 'next'
import { ContactPage } from '#app/features/contact/ContactPage.tsx'
import { contactCopy } from '#app/messages/pages/contact.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { PageFrame } from './page-frame.tsx'

const PATH = '/contact'

export function ContactRoute({ pageRequest }: { pageRequest: PageRequest }) {
  return (
    <PageFrame pageRequest={pageRequest} path={PATH}>
      <ContactPage store={pageRequest.store} />
    </PageFrame>
  )
}

export function contactMetadata({ store }: PageRequest): Metadata {
  return pageMetadata(store, { title: contactCopy.title, description: contactCopy.description, path: PATH })
}
