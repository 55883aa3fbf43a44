import type { ComponentProps } from 'react'
import { preload } from 'react-dom'
import { classNames } from '../class-names.ts'
import { withoutUndefined } from '../without-undefined.ts'
import styles from './Picture.module.css'

/** Studio papers: the placeholder colour until the picture loads. */
type Paper = 'bone' | 'blush' | 'powder' | 'sky' | 'butter' | 'sand' | 'sage' | 'clay' | 'rose' | 'oxblood'

export type PictureProps = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes' | 'className' | 'style' | 'fetchPriority'> & {
  src: string
  /** The same picture as AVIF, a `srcset`: offered where the picture is `priority`. */
  avif?: string | undefined
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
export function Picture({ paper, priority, fallback, className, alt, avif, ...rest }: PictureProps) {
  if (priority && avif) preloadAvif(rest, avif)
  const image = (
    <img
      {...rest}
      // They choose among the sources of a set, and are not valid without one.
      sizes={rest.srcSet && rest.sizes}
      alt={alt}
      className={classNames(styles.picture, className)}
      {...withoutUndefined({ 'data-paper': paper, 'data-fallback': fallback, fetchPriority: priority ? ('high' as const) : undefined })}
      // Painted with the text around it: decoded later, it would be painted after the scripts had started (docs/decisions/059).
      decoding={priority ? 'sync' : 'async'}
      loading={priority ? 'eager' : 'lazy'}
    />
  )
  // A second source for each card of a listing would make its page heavier for pictures that are far down.
  if (!avif || !priority) return image
  return (
    <picture className={styles.sources}>
      {/* Hidden, or it would take a cell of a grid around the picture. */}
      <source hidden type="image/avif" srcSet={avif} sizes={rest.sizes} />
      {image}
    </picture>
  )
}

/** React preloads a prioritised `img`, but not one inside a `picture`. Browsers without AVIF skip this and find the picture in the page. */
function preloadAvif({ src, sizes }: Pick<PictureProps, 'src' | 'sizes'>, avif: string): void {
  preload(src, { as: 'image', type: 'image/avif', fetchPriority: 'high', imageSrcSet: avif, ...withoutUndefined({ imageSizes: sizes }) })
}
