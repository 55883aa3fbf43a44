import { Picture, type PictureProps } from './Picture.tsx'

/** Size of a thumbnail unless another is asked for, in px. Spec §9. */
const THUMBNAIL_SIZE = { width: 90, height: 120 } as const

type ThumbnailProps = Omit<PictureProps, 'width' | 'height' | 'sizes' | 'priority'> & {
  /** In px; 90 x 120 unless said otherwise. */
  size?: { width: number; height: number }
}

/** A small picture of a product beside its name, cut to its box. */
export function Thumbnail({ size = THUMBNAIL_SIZE, ...rest }: ThumbnailProps) {
  return <Picture {...rest} {...size} sizes={`${size.width}px`} style={size} />
}
