import { Markdown } from './Markdown.tsx'
import type { MarkdownOptions } from './markdown-html.ts'

type TextSectionsProps = Pick<MarkdownOptions, 'toHref'> & {
  /** Markdown before the first section. */
  lead: string
  /** Each with an id that links lead to, and its text in Markdown. */
  sections: readonly { id: string; heading: string; body: string }[]
}

/** A long text in sections, each under a heading that can be linked to. */
export function TextSections({ lead, sections, toHref }: TextSectionsProps) {
  return (
    <>
      <Markdown text={lead} {...(toHref && { toHref })} />
      {sections.map(({ id, heading, body }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          <Markdown text={body} headingLevel={3} {...(toHref && { toHref })} />
        </section>
      ))}
    </>
  )
}
