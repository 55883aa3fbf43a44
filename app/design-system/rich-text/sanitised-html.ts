import 'server-only'
import sanitizeHtml from 'sanitize-html'
import { EXTERNAL_REL, isExternalLink, isSafeLink } from './safe-link.ts'

export type SanitiseOptions = {
  /** Words in a line: what would begin a block of its own leaves its text. */
  inline?: boolean
  /** Address of a link in the store that shows it. The link as it is written if left out. */
  toHref?: (target: string) => string
}

const PHRASING = ['a', 'abbr', 'b', 'br', 'code', 'em', 'i', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u']
const BLOCKS = ['blockquote', 'dd', 'dl', 'dt', 'h2', 'h3', 'h4', 'hr', 'li', 'ol', 'p', 'ul']
const TABLE = ['caption', 'table', 'tbody', 'td', 'th', 'thead', 'tr']

/**
 * Stands for a link that is dropped and is taken out at the end. One that is not on the list would go by itself, but take the end of the next
 * link with it.
 */
const DROPPED = 'dropped'

/**
 * HTML from the CMS, cut down to what text needs: no script, style, class, picture, frame, form or handler, and no link that is
 * not safe to follow; a link that is dropped leaves its text. A page has its h1 already, so theirs become h2. Server only: the browser
 * is given the result.
 */
export function sanitisedHtml(html: string, { inline = false, toHref = (target) => target }: SanitiseOptions = {}): string {
  return sanitizeHtml(html, {
    allowedTags: [...PHRASING, ...(inline ? [] : [...BLOCKS, ...TABLE]), DROPPED],
    allowedAttributes: { a: ['href', 'rel', 'title'], abbr: ['title'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'] },
    // isSafeLink judges, which knows more disguises.
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data'],
    allowedSchemesAppliedToAttributes: ['href'],
    parseStyleAttributes: false,
    transformTags: {
      h1: 'h2',
      a: (_, { href, title }) => {
        if (!href || !isSafeLink(href)) return { tagName: DROPPED, attribs: {} }
        return {
          tagName: 'a',
          attribs: { href: toHref(href), ...(title && { title }), ...(isExternalLink(href) && { rel: EXTERNAL_REL }) },
        }
      },
    },
  })
    .replaceAll(/<\/?dropped>/g, '')
    .trim()
}
