import 'server-only'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { LIST_PAGE_SIZE, type ListPage, listPage } from '#app/platform/pagination/list-page.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { GetReferralDocument, type GetReferralQuery } from '#operations/__generated__/operations.ts'

/** The page of the shopper's referrals, without the store's prefix. */
export const REFER_PATH = '/account/refer-a-friend'

/** What refer-a-friend brought a shopper, and one page of the friends, newest first. */
export type ReferralView = {
  referral: GetReferralQuery['referral']
  friends: GetReferralQuery['referredFriends']['friends']
  total: number
  page: ListPage
}

/** The highest page that the contract lets one ask for. */
const MOST_PAGES = 1_000_000

/** The shopper's referrals, with the page of friends that an address asks for. Throws as the request does. */
export async function referralData(pageRequest: PageRequest, asked: string | undefined): Promise<ReferralView> {
  const path = storeHref(pageRequest.store, REFER_PATH)
  const { page: currentPage } = listPage({ path, asked, total: Number.MAX_SAFE_INTEGER })
  const pagination = { currentPage: Math.min(currentPage, MOST_PAGES), perPage: LIST_PAGE_SIZE }
  const { referral, referredFriends } = await serverQuery(pageRequest, GetReferralDocument, { pagination })
  const { total } = referredFriends.pagination
  return { referral, friends: referredFriends.friends, total, page: listPage({ path, asked, total }) }
}
