import { micromark } from 'micromark'
import { fitHeadings, type HeadingLevel } from './fit-headings.ts'
import { EXTERNAL_REL, isExternalLink, isSafeLink } from './safe-link.ts'

export type MarkdownOptions = {
  /** Level of its first headings, so that they fit below the page's own. Default 2. */
  headingLevel?: HeadingLevel
  /** Maps a link to its URL in the current store; undefined leaves its text. Links are unchanged if omitted. */
  toHref?: (target: string) => string | undefined
  /** Maps a picture to its sources and its size; undefined leaves its alt text, as does omitting it. */
  toPicture?: (src: string) => TextPicture | undefined
}

/** A picture that reserves its space. */
type TextPicture = { src: string; srcSet?: string; width: number; height: number; fallback?: string }

/* Matches tags written by the renderer: it escapes any HTML in the text, so there are no others. Links are not nested, and attributes contain no quotes. */
const LINK = /<a href="([^"]*)"([^>]*)>([\s\S]*?)<\/a>/g
const PICTURE = /<img src="([^"]*)" alt="([^"]*)"[^>]*>/g

/** Converts Markdown to safe HTML: no raw HTML, no script links. A dropped link leaves its text (open point A156). */
export function markdownHtml(markdown: string, { headingLevel = 2, toHref = (target) => target, toPicture }: MarkdownOptions = {}): string {
  const html = micromark(markdown, { allowDangerousProtocol: true })
    .replace(PICTURE, (_, src: string, alt: string) => pictureHtml(isSafeLink(src) ? toPicture?.(src) : undefined, alt))
    .replace(LINK, (_, target: string, rest: string, content: string) => {
      const href = isSafeLink(target) ? toHref(target) : undefined
      if (href === undefined) return content
      const rel = isExternalLink(href) ? ` rel="${EXTERNAL_REL}"` : ''
      return `<a href="${href}"${rest}${rel}>${content}</a>`
    })
  return fitHeadings(html, headingLevel)
}

/** `alt` is escaped, and sources hold nothing to escape. */
function pictureHtml(picture: TextPicture | undefined, alt: string): string {
  if (!picture) return alt
  const { src, srcSet, width, height, fallback } = picture
  const widths = srcSet ? ` srcset="${srcSet}" sizes="(max-width: ${width}px) 100vw, ${width}px"` : ''
  const other = fallback ? ` data-fallback="${fallback}"` : ''
  return `<img src="${src}"${widths} alt="${alt}" width="${width}" height="${height}"${other} loading="lazy" decoding="async">`
}
