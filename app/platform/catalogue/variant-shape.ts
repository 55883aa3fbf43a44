import type { ImageFieldsFragment } from '#operations/__generated__/operations.ts'

/** The parts of a variant that come in two shapes (open point A134). Any of them may be missing from a response. */
export type VariantShape = {
  availability?: { inStock?: boolean | null; status?: string | null } | null
  media?: readonly ImageFieldsFragment[] | null
  images?: readonly ImageFieldsFragment[] | null
  detailsMedia?: { description: string; thumbnails: { size_240: string; size_460: string; size_OTF_BETA: string } } | null
  badges?: readonly { src: string; description: string }[] | null
  badge?: { src: string; description: string } | null
}

/** A picture in the shape the shop renders. */
export type PictureView = { id: string; src: string; alt: string }

/** Whether a variant can be bought, from either shape; false if both are missing. */
export function isInStock({ availability }: VariantShape): boolean {
  return availability?.inStock ?? availability?.status === 'instock'
}

/** A variant's pictures, from whichever shape has them: images, media, then the thumbnails of the older shape (largest preferred one first). */
export function picturesOf({ images, media, detailsMedia }: VariantShape): PictureView[] {
  const list = images?.length ? images : media
  if (list?.length) return list.map(({ id, src, altText, description }) => ({ id, src, alt: altText ?? description ?? '' }))
  if (!detailsMedia) return []
  const { size_OTF_BETA, size_240, size_460 } = detailsMedia.thumbnails
  return [{ id: size_OTF_BETA || size_240 || size_460, src: size_OTF_BETA || size_240 || size_460, alt: detailsMedia.description }]
}

/** The first badge of a variant, from either shape. */
export function badgeOf({ badges, badge }: VariantShape): { src: string; description: string } | undefined {
  return badges?.[0] ?? badge ?? undefined
}
