import 'server-only'
import sanitizeHtml from 'sanitize-html'
import { fitHeadings, type HeadingLevel } from './fit-headings.ts'
import { EXTERNAL_REL, isExternalLink, isSafeLink } from './safe-link.ts'

export type SanitiseOptions = {
  /** Inline text: block elements are reduced to their text. */
  inline?: boolean
  /** Level of its first headings, so that they fit below the page's own. Default 2. */
  headingLevel?: HeadingLevel
  /** Maps a link to its URL in the current store; undefined leaves its text. Links are unchanged if omitted. */
  toHref?: (target: string) => string | undefined
}

const PHRASING = ['a', 'abbr', 'b', 'br', 'code', 'em', 'i', 's', 'small', 'span', 'strong', 'sub', 'sup', 'u']
const BLOCKS = ['blockquote', 'dd', 'dl', 'dt', 'h1', 'h2', 'h3', 'h4', 'hr', 'li', 'ol', 'p', 'ul']
const TABLE = ['caption', 'table', 'tbody', 'td', 'th', 'thead', 'tr']

/** Placeholder tag for a dropped link, removed at the end. A disallowed tag would be removed anyway, but would take the next link's closing tag with it. */
const DROPPED = 'dropped'

/**
 * Reduces HTML from the CMS to what text needs: no scripts, styles, classes, images, frames, forms or event handlers, and no unsafe links; a dropped link
 * leaves its text. Its headings are fitted below the page's own. Server only: the browser receives the result.
 */
export function sanitisedHtml(
  html: string,
  { inline = false, headingLevel = 2, toHref = (target) => target }: SanitiseOptions = {},
): string {
  const safe = sanitizeHtml(html, {
    allowedTags: [...PHRASING, ...(inline ? [] : [...BLOCKS, ...TABLE]), DROPPED],
    allowedAttributes: { a: ['href', 'rel', 'title'], abbr: ['title'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan', 'scope'] },
    // Schemes are checked by isSafeLink, which recognises more disguises.
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data'],
    allowedSchemesAppliedToAttributes: ['href'],
    parseStyleAttributes: false,
    transformTags: {
      a: (_, { href, title }) => {
        const own = href && isSafeLink(href) ? toHref(href) : undefined
        if (own === undefined) return { tagName: DROPPED, attribs: {} }
        return {
          tagName: 'a',
          attribs: { href: own, ...(title && { title }), ...(isExternalLink(own) && { rel: EXTERNAL_REL }) },
        }
      },
    },
  })
    .replaceAll(/<\/?dropped>/g, '')
    .trim()
  return fitHeadings(safe, headingLevel)
}
