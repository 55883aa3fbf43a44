/** Encoded widths of catalogue pictures in px. */
const WIDTHS = [360, 720] as const

/** Intrinsic size of a catalogue picture in px; reserves its box (4:5). */
const SIZE = { width: 720, height: 900 } as const

/** Placeholder for variants without a picture. Spec §9. */
export const PLACEHOLDER_IMAGE = '/images/placeholder.svg'

/** Sources of a picture; `fallback` is used if it fails to load. */
export type PictureSources = { src: string; srcSet?: string; avif?: string; width: number; height: number; fallback?: string }

/** Sources of a product's picture at its encoded widths. A picture from elsewhere has one width, its own. */
export function pictureSources(src: string | undefined): PictureSources {
  if (!src) return { src: PLACEHOLDER_IMAGE, ...SIZE }
  return { ...sourcesOf(src), ...SIZE, fallback: PLACEHOLDER_IMAGE }
}

function sourcesOf(src: string): Pick<PictureSources, 'src' | 'srcSet' | 'avif'> {
  const [stem = '', ending] = src.split(`-${WIDTHS[1]}.webp`)
  if (ending !== '') return { src }
  const sources = (format: 'webp' | 'avif') => WIDTHS.map((width) => `${stem}-${width}.${format} ${width}w`).join(', ')
  return { src: `${stem}-${WIDTHS[0]}.webp`, srcSet: sources('webp'), ...(isFirst(stem) && { avif: sources('avif') }) }
}

/** Sources of a picture in a text; undefined unless it is one of the catalogue's, as no other has a known size. */
export function textPictureSources(src: string): PictureSources | undefined {
  return /^\/images\/catalogue\/[\w-]+-720\.webp$/.test(src) ? pictureSources(src) : undefined
}

/** The first picture of each product also comes as AVIF (decision 056); its further ones are loaded when they come near. */
function isFirst(stem: string): boolean {
  return stem.startsWith('/images/catalogue/') && !/-(?:texture|set)$/.test(stem)
}
