import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { withoutUndefined } from '../without-undefined.ts'
import styles from './Picture.module.css'

/** The studio's papers: the colour that holds the place of a picture until it arrives. */
type Paper = 'bone' | 'blush' | 'powder' | 'sky' | 'butter' | 'sand' | 'sage' | 'clay' | 'rose' | 'oxblood'

export type PictureProps = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes' | 'className' | 'style'> & {
  src: string
  /** What it shows, or empty beside words that say the same. */
  alt: string
  /** Own width and height in px: they reserve the box. */
  width: number
  height: number
  paper?: Paper
  /** Shown in its place when it cannot be had; `PictureSupport` sees to it. */
  fallback?: string
  /** The largest picture of the first screen: fetched at once and first. */
  priority?: boolean
}

/** A picture that reserves its box, loads when it is near the viewport, and shows its paper colour until then. */
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
