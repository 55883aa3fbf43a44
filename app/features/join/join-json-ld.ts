import type { FAQPage, WithContext } from 'schema-dts'
import { joinQuestions } from '#app/messages/pages/join.ts'

/** Structured data of the join page: what is asked before joining. */
export function joinJsonLd(): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: joinQuestions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
