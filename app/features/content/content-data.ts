import 'server-only'
import { cache } from 'react'
import { addedLegalPages, type LegalPageLink } from '#app/platform/content/every-legal-page.ts'
import { isFitText } from '#app/platform/content/fit-text.ts'
import { type LeftOutPart, readPageWords } from '#app/platform/content/page-words.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { contentBySlugSlug } from '#operations/__generated__/input-limits.ts'
import { ContentBySlugDocument, type ContentBySlugQuery } from '#operations/__generated__/operations.ts'

type Entry = NonNullable<ContentBySlugQuery['contentBySlug']>

/** A page that editors put together from blocks. `leftOut`: what of its first words does not fit. */
export type ContentPage = Extract<Entry, { __typename: 'ContentPage' }> & { leftOut: readonly LeftOutPart[] }
export type ContentBlock = ContentPage['blocks'][number]
/** A page of legal text. */
export type LegalPage = Extract<Entry, { __typename: 'LegalPage' }>

/** A page of blocks by its slug; undefined if the CMS has none with a title. Throws if the CMS fails. */
export const contentPage = cache(async (pageRequest: PageRequest, slug: string): Promise<ContentPage | undefined> => {
  const { contentBySlug: entry } = await serverQuery(pageRequest, ContentBySlugDocument, {
    slug,
    contentType: 'PAGE',
    params: null,
    ...contentSource(pageRequest),
  })
  if (entry?.__typename !== 'ContentPage') return undefined
  const words = readPageWords(entry)
  if (!words) return undefined
  // Each block is read where it is shown; an answer of another version may have no list of them.
  if (Array.isArray(entry.blocks)) return { ...entry, ...words }
  return { ...entry, ...words, blocks: [], leftOut: [...words.leftOut, { heading: words.title, fields: ['blocks'] }] }
})

/** A legal page by its slug; undefined if the store has none with a title and a text. Throws if the CMS fails. */
export const legalPage = cache(async (pageRequest: PageRequest, slug: string): Promise<LegalPage | undefined> => {
  if ([...slug].length > contentBySlugSlug.maxLength) return undefined
  const { contentBySlug: entry } = await serverQuery(pageRequest, ContentBySlugDocument, {
    slug,
    contentType: 'LEGAL_PAGE',
    params: null,
    ...contentSource(pageRequest),
  })
  if (entry?.__typename !== 'LegalPage' || !isFitText(entry.body)) return undefined
  const words = readPageWords({ title: entry.title })
  return words && { ...entry, title: words.title }
})

/** The legal pages that editors added; none if they cannot be had. */
export async function otherLegalPages(pageRequest: PageRequest): Promise<readonly LegalPageLink[]> {
  return (await slotOf('the other legal pages', () => addedLegalPages(pageRequest), slotLimitMs(pageRequest))) ?? []
}
