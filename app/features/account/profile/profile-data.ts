import 'server-only'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { type AccountFieldsFragment, GetAccountDocument } from '#operations/__generated__/operations.ts'

/** The shopper's details. Throws as the request does. */
export async function profileData(pageRequest: PageRequest): Promise<AccountFieldsFragment> {
  const { account } = await serverQuery(pageRequest, GetAccountDocument, {})
  return account
}
