import type { ContentBlock } from './content-data.ts'
import { readSection } from './content-section.ts'

/** A question and its answer, in Markdown. */
type ContentQuestion = { question: string; answer: string }

/** Questions that editors wrote: a block of text each, its heading the question. Blocks that are none are left out. */
export function contentQuestions(blocks: readonly ContentBlock[]): ContentQuestion[] {
  return blocks.flatMap((block) => {
    const read = readSection(block)
    return 'section' in read && read.section.kind === 'TEXT' && read.section.body.trim() !== ''
      ? [{ question: read.section.heading, answer: read.section.body }]
      : []
  })
}
