import 'server-only'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { ContentBySlugDocument, type ContentBySlugQuery } from '#operations/__generated__/operations.ts'

/** What editors put over a page of the account. */
type AccountBanner = Extract<NonNullable<ContentBySlugQuery['contentBySlug']>, { __typename: 'AccountBanner' }>

/** The banner of the account page at `path`; undefined if the CMS has none or fails. Its slug is the last part of the path. */
export async function accountBanner(pageRequest: PageRequest, path: string): Promise<AccountBanner | undefined> {
  const slug = path.split('/').at(-1) ?? ''
  return slotOf(
    'account banner',
    async () => {
      const { contentBySlug: entry } = await serverQuery(pageRequest, ContentBySlugDocument, {
        slug,
        contentType: 'ACCOUNT_BANNER',
        params: null,
        ...contentSource(pageRequest),
      })
      return entry?.__typename === 'AccountBanner' ? entry : undefined
    },
    slotLimitMs(pageRequest),
  )
}
