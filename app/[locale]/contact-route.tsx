import type { Metadata } from 'next'
import { ContactPage } from '#app/features/contact/ContactPage.tsx'
import { ContentBlocks } from '#app/features/content/ContentBlocks.tsx'
import { contentPage } from '#app/features/content/content-data.ts'
import { contactCopy } from '#app/messages/pages/contact.ts'
import { JsonLd } from '#app/platform/page/JsonLd.tsx'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { webPageJsonLd } from '#app/platform/page/web-page-json-ld.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { PageFrame } from './page-frame.tsx'

const PATH = '/contact'

/** Ways to write to the shop, and below them what editors add. */
export async function ContactRoute({ pageRequest }: { pageRequest: PageRequest }) {
  const { store, isPreview } = pageRequest
  const entry = await slotOf('the contact page', async () => contentPage(pageRequest, 'contact'), slotLimitMs(pageRequest))
  return (
    <PageFrame pageRequest={pageRequest} path={PATH}>
      <JsonLd data={webPageJsonLd(store, { name: contactCopy.title, description: contactCopy.description, path: PATH })} />
      <ContactPage store={store} />
      {entry && <ContentBlocks blocks={entry.blocks} leftOut={entry.leftOut} store={store} isPreview={isPreview} />}
    </PageFrame>
  )
}

export function contactMetadata({ store }: PageRequest): Metadata {
  return pageMetadata(store, { title: contactCopy.title, description: contactCopy.description, path: PATH })
}
