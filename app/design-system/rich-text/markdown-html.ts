import { micromark } from 'micromark'
import { fitHeadings, type HeadingLevel } from './fit-headings.ts'
import { EXTERNAL_REL, isExternalLink, isSafeLink } from './safe-link.ts'

export type MarkdownOptions = {
  /** Level of its first headings, so that they fit below the page's own. Default 2. */
  headingLevel?: HeadingLevel
  /** Maps a link to its URL in the current store. Links are unchanged if omitted. */
  toHref?: (target: string) => string
}

/* Matches tags written by the renderer: it escapes any HTML in the text, so there are no others. Links are not nested, and attributes contain no quotes. */
const LINK = /<a href="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g
const PICTURE = /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g

/** Converts Markdown to safe HTML: no raw HTML, no script links. A dropped link leaves its text (open point A156). */
export function markdownHtml(markdown: string, { headingLevel = 2, toHref = (target) => target }: MarkdownOptions = {}): string {
  const html = micromark(markdown, { allowDangerousProtocol: true })
    .replace(PICTURE, (picture, src: string, alt: string) => (isSafeLink(src) ? picture : alt))
    .replace(LINK, (_, target: string, rest: string, content: string) => {
      if (!isSafeLink(target)) return content
      const rel = isExternalLink(target) ? ` rel="${EXTERNAL_REL}"` : ''
      return `<a href="${toHref(target)}"${rest}${rel}>${content}</a>`
    })
  return fitHeadings(html, headingLevel)
}
