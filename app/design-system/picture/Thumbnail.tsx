import { Picture, type PictureProps } from './Picture.tsx'

/** Default thumbnail size in px. Spec §9. */
const THUMBNAIL_SIZE = { width: 90, height: 120 } as const

type ThumbnailProps = Omit<PictureProps, 'width' | 'height' | 'sizes' | 'priority'> & {
  /** In px; default 90 x 120. */
  size?: { width: number; height: number }
}

/** A small product picture beside its name, cropped to its box. */
export function Thumbnail({ size = THUMBNAIL_SIZE, ...rest }: ThumbnailProps) {
  return <Picture {...rest} {...size} sizes={`${size.width}px`} style={size} />
}
