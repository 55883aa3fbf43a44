import type { BasketContentsFieldsFragment } from '#operations/__generated__/operations.ts'

/** A text with link placeholders, the contract's format for small print. */
export type LinkedText = NonNullable<BasketContentsFieldsFragment['termsAndConditions']>

/** A part of the text, with its link if it has one. */
type LinkedPart = { text: string; href?: string }

/**
 * Replaces each `<n>` by the link with that number, counted from 0, or from 1 where there is no `<0>`. An unsafe link becomes its text, a placeholder without
 * a link nothing; everything else is plain text, whatever it looks like. Open points A83, A156.
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
