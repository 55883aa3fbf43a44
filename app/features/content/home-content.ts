import type { LeftOutPart } from '#app/platform/content/page-words.ts'
import type { ContentBlock, ContentPage } from './content-data.ts'
import { type ContentSection, readSection, type SectionOf } from './content-section.ts'

/** What editors wrote for the home page: words in its own layout, and blocks that stand as they are. */
type HomeContent = {
  headline: string | undefined
  lead: string | undefined
  /** About a product whose two prices are compared. */
  showcase: SectionOf<'PERKS'> | undefined
  quiz: ContentSection | undefined
  journal: ContentSection | undefined
  others: readonly ContentBlock[]
  /** The same with the block about the product among them, for when the product cannot be had. */
  othersWithoutProduct: readonly ContentBlock[]
  leftOut: readonly LeftOutPart[]
}

/** Where a block leads tells where it stands in the layout of the home page: the first that leads there, each. */
export function homeContent(page: ContentPage | undefined): HomeContent {
  const placed = { showcase: undefined, quiz: undefined, journal: undefined } as Pick<HomeContent, 'showcase' | 'quiz' | 'journal'>
  const blocks = page?.blocks ?? []
  const others = blocks.filter((block) => {
    const read = readSection(block)
    // A block that lacks a part stands by itself, where editors are told of it.
    if ('unfit' in read || read.dropped.length > 0) return true
    const { section } = read
    const href = section.link?.href ?? ''
    if (!placed.showcase && section.kind === 'PERKS' && href.startsWith('/products/')) placed.showcase = section
    else if (!placed.quiz && href.startsWith('/quiz/')) placed.quiz = section
    else if (!placed.journal && href === '/blog') placed.journal = section
    else return true
    return false
  })
  const othersWithoutProduct = blocks.filter((block) => others.includes(block) || block.id === placed.showcase?.id)
  return { headline: page?.title, lead: page?.intro || undefined, ...placed, others, othersWithoutProduct, leftOut: page?.leftOut ?? [] }
}
