import type { FAQPage, WithContext } from 'schema-dts'
import { markdownHtml } from '#app/design-system/rich-text/markdown-html.ts'
import type { JoinQuestion } from './JoinPage.tsx'

/** Structured data of the join page: what is asked before joining. Answers are HTML; what they link to is on the page. */
export function joinJsonLd(questions: readonly JoinQuestion[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: markdownHtml(answer, { toHref: () => undefined }) },
    })),
  }
}
