import { micromark } from 'micromark'
import { EXTERNAL_REL, isExternalLink, isSafeLink } from './safe-link.ts'

export type MarkdownOptions = {
  /** Heading level for `#`, so that headings fit below the page's own. Default 2. */
  headingLevel?: 2 | 3 | 4
  /** Maps a link to its URL in the current store. Links are unchanged if omitted. */
  toHref?: (target: string) => string
}

/* Matches tags written by the renderer: it escapes any HTML in the text, so there are no others. Links are not nested, and attributes contain no quotes. */
const LINK = /<a href="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g
const PICTURE = /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g
const HEADING = /<(\/?)h([1-6])>/g

/** Converts Markdown to safe HTML: no raw HTML, no script links. A dropped link leaves its text (open point A156). */
export function markdownHtml(markdown: string, { headingLevel = 2, toHref = (target) => target }: MarkdownOptions = {}): string {
  return micromark(markdown, { allowDangerousProtocol: true })
    .replace(PICTURE, (picture, src: string, alt: string) => (isSafeLink(src) ? picture : alt))
    .replace(LINK, (_, target: string, rest: string, content: string) => {
      if (!isSafeLink(target)) return content
      const rel = isExternalLink(target) ? ` rel="${EXTERNAL_REL}"` : ''
      return `<a href="${toHref(target)}"${rest}${rel}>${content}</a>`
    })
    .replace(HEADING, (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + headingLevel - 1)}>`)
}
