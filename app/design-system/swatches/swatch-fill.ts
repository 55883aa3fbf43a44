import type { CSSProperties } from 'react'

/** A shade to paint: a colour as `#a3263f`, or the address of a picture. */
export type SwatchFill = {
  id: string
  /** The contract gives either in the same field. */
  src: string
}

/** Hands the shade to the stylesheet. Only a plain colour or a quoted address gets through. */
export function swatchStyle({ src }: SwatchFill): CSSProperties {
  const fill = /^#[0-9a-f]{3,8}$/i.test(src) ? src : `url("${encodeURI(src)}") center / cover`
  return { '--swatch': fill } as CSSProperties // custom properties are not in React's list of styles
}
