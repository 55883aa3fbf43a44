import { START_SCRIPTS_SCRIPT } from '../../first-paint/__generated__/scripts.ts'
import { LATER_SCRIPT_REL } from '../../first-paint/later-scripts.ts'

/**
 * Rewrites the HTML of a page so that its scripts load after the first paint (docs/decisions/059): a script of the build becomes an element that
 * only names it, and so does the preload of one; the inline script at the end of the head loads them. Scripts that later parts of a streamed
 * page bring are named where they stand.
 */

/** A script of the build, or its preload, as React writes it. */
const scriptOfBuild = /<script src="(?<src>\/_next\/static\/[^"<>]+)"(?=[^<>]* async="")[^<>]*><\/script>/
const preloadOfBuild = /<link rel="preload" as="script"[^<>]* href="(?<href>\/_next\/static\/[^"<>]+)"[^<>]*\/>/
/** What the framework adds for browsers without modules. None of them can read the build's other scripts. */
const scriptForNobody = /<script src="\/_next\/static\/[^"<>]+"(?=[^<>]* noModule="")[^<>]*><\/script>/
const rewritten = new RegExp(`${scriptOfBuild.source}|${preloadOfBuild.source}|(?<nobody>${scriptForNobody.source})|(?<end></head>)`, 'g')

/** The start of an element at the end of a piece of HTML, that may be one of those once the next piece has come. */
const unfinished = /<(?:[^<>]*|script\b[^<>]*>(?:<[^<>]*)?)$/
/** None of those elements is longer; a longer text without an end is none of them. */
const LONGEST = 1_000

/** Rewrites one page piece by piece. */
export type PaintFirst = {
  /** Takes the next piece and returns what can be sent. */
  take: (piece: string) => string
  /** What is left at the end of the page. */
  rest: () => string
}

export function paintFirst(): PaintFirst {
  const named = new Set<string>()
  let waiting = ''
  const rewrite = (html: string) =>
    html.replace(rewritten, (...found) => {
      const { src, href, nobody, end } = found.at(-1) as Record<'src' | 'href' | 'nobody' | 'end', string | undefined>
      if (nobody !== undefined) return ''
      if (end !== undefined) return `<script>${START_SCRIPTS_SCRIPT}</script>${end}`
      const script = src ?? href ?? ''
      if (named.has(script)) return ''
      named.add(script)
      return `<link rel="${LATER_SCRIPT_REL}" href="${script}"/>`
    })
  return {
    take(piece) {
      const html = waiting + piece
      const start = unfinished.exec(html)?.index ?? html.length
      waiting = html.length - start > LONGEST ? '' : html.slice(start)
      return rewrite(html.slice(0, html.length - waiting.length))
    },
    rest: () => rewrite(waiting),
  }
}

/** A whole page whose scripts load after the first paint. A page that is rewritten already stays as it is. */
export function paintPageFirst(html: string): string {
  if (html.includes(`<script>${START_SCRIPTS_SCRIPT}</script></head>`)) return html
  const page = paintFirst()
  return page.take(html) + page.rest()
}
