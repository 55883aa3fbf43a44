import { z } from 'zod'

/** The longest title and introduction of a page, characters. */
const LONGEST_TITLE = 300
const LONGEST_INTRO = 2000

/** The longest description for search engines, characters. They show far less. */
const LONGEST_DESCRIPTION = 1000

const title = z.string().trim().min(1).max(LONGEST_TITLE)
const intro = z.string().trim().max(LONGEST_INTRO)

/** What is left out of a page or section that stands without it. */
export type LeftOutPart = { heading: string; fields: readonly string[] }

/** The words that a page begins with. */
export type PageWords = { title: string; intro: string; leftOut: readonly LeftOutPart[] }

/**
 * The title and the introduction of a page, an article or a legal text; undefined without a title that fits, as the page has no name then. An introduction that
 * does not fit is left out alone. `introField`: what editors call it.
 */
export function readPageWords(given: { title: unknown; intro?: unknown }, introField = 'intro'): PageWords | undefined {
  const named = title.safeParse(given.title)
  if (!named.success) return undefined
  const led = intro.safeParse(given.intro ?? '')
  return led.success
    ? { title: named.data, intro: led.data, leftOut: [] }
    : { title: named.data, intro: '', leftOut: [{ heading: named.data, fields: [introField] }] }
}

const description = z.string().trim().min(1).max(LONGEST_DESCRIPTION)

/** What search engines are told of a page: what editors wrote for them if it fits, else the page's own words. */
export function readMetaWords(
  given: { metaTitle: unknown; metaDescription: unknown },
  { title: ownTitle, intro: ownIntro }: PageWords,
): { title: string; description: string; leftOut: LeftOutPart[] } {
  const named = title.safeParse(given.metaTitle)
  const described = description.safeParse(given.metaDescription)
  const fields = [...(named.success ? [] : ['metaTitle']), ...(described.success ? [] : ['metaDescription'])]
  return {
    title: named.success ? named.data : ownTitle,
    description: described.success ? described.data : ownIntro,
    leftOut: fields.length > 0 ? [{ heading: ownTitle, fields }] : [],
  }
}
