import { TextLink } from '#app/design-system/link/TextLink.tsx'
import { Container, PageHeader } from '#app/design-system/page/Page.tsx'
import { TextSections } from '#app/design-system/rich-text/TextSections.tsx'
import { legalCopy as copy } from '#app/messages/pages/legal.ts'
import type { LegalPageLink } from '#app/platform/content/every-legal-page.ts'
import { markdownSections } from '#app/platform/content/markdown-sections.ts'
import { textOptions } from '#app/platform/content/text-options.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { legalPaths } from '#app/platform/store/legal-paths.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { calendarDate } from '#app/platform/time/calendar-date.ts'
import type { LegalPage } from './content-data.ts'
import './legal.css'

/** In the order in which they are listed. */
const pageNames = ['terms', 'privacy', 'cookies', 'accessibility'] as const

type LegalTextProps = {
  page: LegalPage
  /** The page's own path, without the store's prefix. */
  path: string
  /** Those that editors added. */
  added: readonly LegalPageLink[]
  store: Store
}

/** A page of legal text with a list of its sections and of the other pages of that kind, to be read or printed. */
export function LegalText({ page, path, added, store }: LegalTextProps) {
  const { lead, sections } = markdownSections(page.body)
  const day = calendarDate(page.updatedOn, store.locale)
  const others = [...pageNames.map((name) => ({ path: legalPaths[name], title: copy.pages[name] })), ...added]
  return (
    <>
      <PageHeader title={page.title} lead={day && formatMessage(copy.updated, { day })} />
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
          <TextSections lead={lead} sections={sections} {...textOptions(store)} />
          <section aria-labelledby="see-also" className="legal-others">
            <h2 id="see-also">{copy.seeAlso}</h2>
            <ul>
              {others
                .filter((other) => other.path !== path)
                .map((other) => (
                  <li key={other.path}>
                    <TextLink href={storeHref(store, other.path)}>{other.title}</TextLink>
                  </li>
                ))}
            </ul>
          </section>
        </div>
      </Container>
    </>
  )
}
