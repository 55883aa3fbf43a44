/** Encoded widths of catalogue pictures in px. */
const WIDTHS = [360, 720] as const

/** Intrinsic size of a catalogue picture in px; reserves its box (4:5). */
const SIZE = { width: 720, height: 900 } as const

/** Placeholder for variants without a picture. Spec §9. */
export const PLACEHOLDER_IMAGE = '/images/placeholder.svg'

/** Sources of a picture; `fallback` is used if it fails to load. */
export type PictureSources = { src: string; srcSet?: string; width: number; height: number; fallback?: string }

/** Sources of a product's picture at its encoded widths. A picture from elsewhere has one width, its own. */
export function pictureSources(src: string | undefined): PictureSources {
  if (!src) return { src: PLACEHOLDER_IMAGE, ...SIZE }
  return { ...sourcesOf(src), ...SIZE, fallback: PLACEHOLDER_IMAGE }
}

function sourcesOf(src: string): Pick<PictureSources, 'src' | 'srcSet'> {
  const [stem, ending] = src.split(`-${WIDTHS[1]}.webp`)
  if (ending !== '') return { src }
  return { src: `${stem}-${WIDTHS[0]}.webp`, srcSet: WIDTHS.map((width) => `${stem}-${width}.webp ${width}w`).join(', ') }
}
