/** Widths that every catalogue picture is encoded in, in px. */
const WIDTHS = [360, 720] as const

/** Own size of a catalogue picture, in px: it reserves the box (4:5). */
const SIZE = { width: 720, height: 900 } as const

/** Shown where a variant has no picture. Spec §9. */
export const PLACEHOLDER_IMAGE = '/images/placeholder.svg'

/** What a picture is drawn from; `fallback` stands in when it cannot be had. */
export type PictureSources = { src: string; srcSet?: string; width: number; height: number; fallback?: string }

/** Sources of a product's picture at the widths it stands in. A picture from elsewhere has one width: its own. */
export function pictureSources(src: string | undefined): PictureSources {
  if (!src) return { src: PLACEHOLDER_IMAGE, ...SIZE }
  return { ...sourcesOf(src), ...SIZE, fallback: PLACEHOLDER_IMAGE }
}

function sourcesOf(src: string): Pick<PictureSources, 'src' | 'srcSet'> {
  const [stem, ending] = src.split(`-${WIDTHS[1]}.webp`)
  if (ending !== '') return { src }
  return { src: `${stem}-${WIDTHS[0]}.webp`, srcSet: WIDTHS.map((width) => `${stem}-${width}.webp ${width}w`).join(', ') }
}
