import type { Metadata } from 'next'
import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { GiftPlans } from '#app/features/join/GiftPlans.tsx'
import { joinOffersFor } from '#app/features/join/join-data.ts'
import { giftMembershipCopy as copy } from '#app/messages/pages/join.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { brand } from '#app/platform/settings/brand.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { PageFrame } from './page-frame.tsx'

const path = `/products/${brand.giftMembershipSlug}`

/** The gift membership as a product: what it costs, what it brings, and the button that adds one. Spec §2 Routes. */
export async function GiftMembershipRoute({ pageRequest }: { pageRequest: PageRequest }) {
  const { store } = pageRequest
  const offers = await joinOffersFor(pageRequest)
  return (
    <PageFrame pageRequest={pageRequest} path={path}>
      <PageHeader title={copy.title} lead={copy.lead} />
      <GiftPlans gifts={offers?.gifts} store={store} />
      <Container>
        <TextLink standalone href={storeHref(store, '/gift-memberships')}>
          {copy.howItWorks}
        </TextLink>
      </Container>
    </PageFrame>
  )
}

export function giftMembershipMetadata({ store }: PageRequest): Metadata {
  return pageMetadata(store, { title: copy.title, description: copy.lead, path })
}
