import 'server-only'
import { GetLegalPagesDocument, type GetLegalPagesQuery } from '#operations/__generated__/operations.ts'
import { serverQuery } from '../graphql/server-query.ts'
import type { PageRequest } from '../session/page-request.ts'
import { contentSource } from '../session/preview.ts'
import { legalPaths } from '../store/legal-paths.ts'
import { readPageWords } from './page-words.ts'

/** A legal page as others name it: its path has no store's prefix. */
export type LegalPageLink = { path: string; title: string; updatedOn: string }

type Listed = GetLegalPagesQuery['legalPages'][number]

/** The legal pages that editors added to those that every store has, in their order. Throws if the CMS fails. */
export async function addedLegalPages(pageRequest: PageRequest): Promise<LegalPageLink[]> {
  const { legalPages } = await serverQuery(pageRequest, GetLegalPagesDocument, contentSource(pageRequest))
  const links = legalPages.flatMap((page) => linkTo(page) ?? [])
  return links.filter(({ path }) => !Object.values<string>(legalPaths).includes(path))
}

/** Without a title that fits, or a slug, there is no page: an answer of another version may lack either. */
function linkTo({ slug, title, updatedOn }: Listed): LegalPageLink | undefined {
  const words = readPageWords({ title })
  return words && slug ? { path: `/legal/${encodeURIComponent(slug)}`, title: words.title, updatedOn } : undefined
}
