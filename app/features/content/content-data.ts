import 'server-only'
import { cache } from 'react'
import { isFitText } from '#app/platform/content/fit-text.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { contentBySlugSlug } from '#operations/__generated__/input-limits.ts'
import { ContentBySlugDocument, type ContentBySlugQuery } from '#operations/__generated__/operations.ts'

type Entry = NonNullable<ContentBySlugQuery['contentBySlug']>

/** A page that editors put together from blocks. */
export type ContentPage = Extract<Entry, { __typename: 'ContentPage' }>
export type ContentBlock = ContentPage['blocks'][number]
/** A page of legal text. */
export type LegalPage = Extract<Entry, { __typename: 'LegalPage' }>

/** A page of blocks by its slug; undefined if the CMS has none. Throws if the CMS fails. */
export const contentPage = cache(async (pageRequest: PageRequest, slug: string): Promise<ContentPage | undefined> => {
  const { contentBySlug: entry } = await serverQuery(pageRequest, ContentBySlugDocument, {
    slug,
    contentType: 'PAGE',
    params: null,
    ...contentSource(pageRequest),
  })
  return entry?.__typename === 'ContentPage' ? entry : undefined
})

/** A legal page by its slug; undefined if the store has none with a text. Throws if the CMS fails. */
export const legalPage = cache(async (pageRequest: PageRequest, slug: string): Promise<LegalPage | undefined> => {
  if ([...slug].length > contentBySlugSlug.maxLength) return undefined
  const { contentBySlug: entry } = await serverQuery(pageRequest, ContentBySlugDocument, {
    slug,
    contentType: 'LEGAL_PAGE',
    params: null,
    ...contentSource(pageRequest),
  })
  return entry?.__typename === 'LegalPage' && isFitText(entry.body) ? entry : undefined
})
