import type { Metadata } from 'next'
import { EnterCode } from '#app/features/invitation/CodeForm.tsx'
import { Invitation } from '#app/features/invitation/Invitation.tsx'
import { invitationFor } from '#app/features/invitation/invitation-data.ts'
import { invitationCopy } from '#app/messages/pages/invitation.ts'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import { INVITATION_PATH as path } from '#app/platform/referral/referral-cookie.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { ContentRoute, contentMetadata } from './content-route.tsx'
import { PageFrame } from './page-frame.tsx'

const page = { slug: 'refer-a-friend', path } as const

/** How referring works, as editors explain it, and where a friend's code is entered. */
export function ReferAFriendRoute({ pageRequest }: { pageRequest: PageRequest }) {
  return (
    <ContentRoute {...page} pageRequest={pageRequest}>
      <EnterCode store={pageRequest.store} />
    </ContentRoute>
  )
}

export function referAFriendMetadata(pageRequest: PageRequest): Promise<Metadata> {
  return contentMetadata({ ...page, pageRequest })
}

type InvitationRouteProps = { pageRequest: PageRequest; code: string; isNotAccepted: boolean }

/** What a friend's link brings to whoever followed it. */
export async function InvitationRoute({ pageRequest, code, isNotAccepted }: InvitationRouteProps) {
  const invitation = await invitationFor(pageRequest, code)
  return (
    <PageFrame pageRequest={pageRequest} path={path}>
      <Invitation store={pageRequest.store} code={code} invitation={invitation} isNotAccepted={isNotAccepted} />
    </PageFrame>
  )
}

/** A page that tells somebody's first name is no page to find by searching. */
export function invitationMetadata({ store }: PageRequest): Metadata {
  return pageMetadata(store, { title: invitationCopy.failed.title, path, isIndexed: false })
}
