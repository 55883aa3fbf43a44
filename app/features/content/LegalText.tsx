import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { TextSections } from '#app/design-system/rich-text/TextSections.tsx'
import { legalCopy as copy } from '#app/messages/pages/legal.ts'
import { markdownSections } from '#app/platform/content/markdown-sections.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { contentHref } from '#app/platform/store/content-href.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { longDate } from '#app/platform/time/long-date.ts'
import type { LegalPage } from './content-data.ts'
import './legal.css'

/** A page of legal text with a list of its sections, to be read or printed. */
export function LegalText({ page, store }: { page: LegalPage; store: Store }) {
  const { lead, sections } = markdownSections(page.body)
  const toHref = (target: string) => contentHref(store, target) ?? target
  return (
    <>
      <PageHeader title={page.title} lead={formatMessage(copy.updated, { day: longDate(page.updatedOn, store.locale) })} />
      <Container className="legal">
        {sections.length > 1 && (
          <nav className="legal-sections" aria-label={copy.sections}>
            <ol>
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="legal-words">
          <TextSections lead={lead} sections={sections} toHref={toHref} />
        </div>
      </Container>
    </>
  )
}
