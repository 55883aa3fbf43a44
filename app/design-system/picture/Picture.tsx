import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { withoutUndefined } from '../without-undefined.ts'
import styles from './Picture.module.css'

/** Studio papers: the placeholder colour until the picture loads. */
type Paper = 'bone' | 'blush' | 'powder' | 'sky' | 'butter' | 'sand' | 'sage' | 'clay' | 'rose' | 'oxblood'

export type PictureProps = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes' | 'className' | 'style'> & {
  src: string
  /** What it shows, or empty if adjacent text says the same. */
  alt: string
  /** Intrinsic width and height in px; they reserve the space. */
  width: number
  height: number
  paper?: Paper
  /** Shown by `PictureSupport` if the picture fails to load. */
  fallback?: string
  /** The largest picture above the fold: loaded eagerly with high priority. */
  priority?: boolean
}

/** A picture that reserves its space, loads when near the viewport, and shows its paper colour until then. */
export function Picture({ paper, priority, fallback, className, alt, ...rest }: PictureProps) {
  return (
    <img
      {...rest}
      alt={alt}
      className={classNames(styles.picture, className)}
      {...withoutUndefined({ 'data-paper': paper, 'data-fallback': fallback, fetchPriority: priority ? ('high' as const) : undefined })}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
    />
  )
}
