import { micromark } from 'micromark'
import { EXTERNAL_REL, isExternalLink, isSafeLink } from './safe-link.ts'

export type MarkdownOptions = {
  /** Level that `#` becomes, so that the headings fit below those of the page. 2 if left out. */
  headingLevel?: 2 | 3 | 4
  /** Address of a link in the store that shows it. The link as it is written if left out. */
  toHref?: (target: string) => string
}

/*
 * What the renderer writes, and it alone: it escapes whatever HTML the text holds, so that no tag is anybody else's. Links hold no
 * links, and attributes hold no quotes.
 */
const LINK = /<a href="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g
const PICTURE = /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g
const HEADING = /<(\/?)h([1-6])>/g

/** Markdown as safe HTML: no raw HTML, no script links. A dropped link leaves its text (open point A156). */
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
