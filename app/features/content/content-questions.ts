import type { ContentBlock } from './content-data.ts'
import { readSection, type UnfitBlock } from './content-section.ts'

/** A question and its answer, in Markdown. */
type ContentQuestion = { question: string; answer: string }

/** Questions that editors wrote: a block of text each, its heading the question. Blocks that are none are left out. */
export function contentQuestions(blocks: readonly ContentBlock[]): { questions: ContentQuestion[]; leftOut: UnfitBlock[] } {
  const questions: ContentQuestion[] = []
  const leftOut: UnfitBlock[] = []
  for (const block of blocks) {
    const read = readSection(block)
    if ('unfit' in read) {
      leftOut.push(read.unfit)
      continue
    }
    const { id, heading, kind, body } = read.section
    if (kind === 'TEXT' && body.trim() !== '') questions.push({ question: heading, answer: body })
    else leftOut.push({ id, heading, kind, fields: [kind === 'TEXT' ? 'body' : 'kind'] })
  }
  return { questions, leftOut }
}
