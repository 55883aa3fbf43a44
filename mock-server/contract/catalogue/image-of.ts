import type { Image } from '#schema/__generated__/types.ts'

/** A picture of the catalogue in the contract's shape. */
export function imageOf(id: string, altText: string): Image {
  return { id, src: `/images/catalogue/${id}-720.webp`, altText, description: null }
}
