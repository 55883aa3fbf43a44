import type { ReactNode } from 'react'
import { Markdown } from './Markdown.tsx'
import type { MarkdownOptions } from './markdown-html.ts'

type TextSectionsProps = Pick<MarkdownOptions, 'toHref' | 'toPicture'> & {
  /** Markdown before the first section. */
  lead: string
  /** Each with an id that links lead to, its text in Markdown, and what stands below it. */
  sections: readonly { id: string; heading: string; body: string; below?: ReactNode }[]
}

/** A long text in sections, each under a heading that can be linked to. */
export function TextSections({ lead, sections, ...options }: TextSectionsProps) {
  return (
    <>
      <Markdown text={lead} {...options} />
      {sections.map(({ id, heading, body, below }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{heading}</h2>
          <Markdown text={body} headingLevel={3} {...options} />
          {below}
        </section>
      ))}
    </>
  )
}
