import type { BasketUpdateFieldsFragment } from '#operations/__generated__/operations.ts'

/** A text with places for links, as the contract tells small print. */
export type LinkedText = NonNullable<BasketUpdateFieldsFragment['termsAndConditions']>

/** A piece of such a text: words, and where they lead if they do. */
export type LinkedPart = { text: string; href?: string }

/**
 * A template with the link of the same number in the place of each `<n>`, counted from 0, or from 1 where there is no `<0>`. A link that
 * may not be followed leaves its text, a place without a link nothing; everything else is text, whatever it looks like. [THRESH-03, A83, A156]
 */
export function linkedParts({ template, links }: LinkedText, toHref: (href: string) => string | undefined): LinkedPart[] {
  const pieces = template.split(/<(\d+)>/)
  const places = pieces.filter((_, index) => index % 2 === 1).map(Number)
  const first = places.includes(0) ? 0 : 1
  return pieces
    .map((piece, index): LinkedPart => {
      if (index % 2 === 0) return { text: piece }
      const link = links[Number(piece) - first]
      const href = link && toHref(link.href)
      return { text: link?.text ?? '', ...(href !== undefined && { href }) }
    })
    .filter(({ text }) => text !== '')
}
