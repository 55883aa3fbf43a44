/** Level of the first headings of a text from outside. */
export type HeadingLevel = 2 | 3 | 4

/* Matches headings written by the renderer or the sanitiser: they have no attributes, and none is in another. */
const HEADING = /<(\/?)h([1-6])>/g

/**
 * Fits the headings of a text below those of its page: the first begins at `top`, and each is at most one level below the one before it, however the author
 * numbered them.
 */
export function fitHeadings(html: string, top: HeadingLevel): string {
  const above: number[] = []
  return html.replace(HEADING, (_, slash: string, digit: string) => {
    if (!slash) {
      while ((above.at(-1) ?? 0) >= Number(digit)) above.pop()
      above.push(Number(digit))
    }
    return `<${slash}h${Math.min(6, top + above.length - 1)}>`
  })
}
