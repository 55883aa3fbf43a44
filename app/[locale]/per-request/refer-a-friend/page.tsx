import type { Metadata } from 'next'
import { askedCode } from '#app/platform/referral/referral-cookie.ts'
import { currentPageRequest } from '#app/platform/session/page-request.ts'
import type { FormRouteProps } from '../../account-form-route.ts'
import { InvitationRoute, invitationMetadata, ReferAFriendRoute, referAFriendMetadata } from '../../refer-a-friend-route.tsx'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ params, searchParams }: FormRouteProps): Promise<Metadata> {
  const pageRequest = await currentPageRequest((await params).locale)
  return askedCode(await searchParams) === '' ? referAFriendMetadata(pageRequest) : invitationMetadata(pageRequest)
}

/** With a friend's code in the address what it brings, else how referring works; rendered per request. */
export default async function ReferAFriendPagePerRequest({ params, searchParams }: FormRouteProps) {
  const pageRequest = await currentPageRequest((await params).locale)
  const query = await searchParams
  const code = askedCode(query)
  if (code === '') return <ReferAFriendRoute pageRequest={pageRequest} />
  return <InvitationRoute pageRequest={pageRequest} code={code} isNotAccepted={query['failed'] === 'accept'} />
}
