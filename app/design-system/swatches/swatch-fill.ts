import type { CSSProperties } from 'react'

/** A shade's fill: a colour, e.g. `#a3263f`, or an image URL. */
export type SwatchFill = {
  id: string
  /** The contract uses the same field for both. */
  src: string
}

/** Passes the shade to the stylesheet. Only a plain colour or a quoted URL is allowed. */
export function swatchStyle({ src }: SwatchFill): CSSProperties {
  const fill = /^#[0-9a-f]{3,8}$/i.test(src) ? src : `url("${encodeURI(src)}") center / cover`
  return { '--swatch': fill } as CSSProperties // React's CSSProperties has no custom properties
}
