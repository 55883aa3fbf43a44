import type { ComponentProps } from 'react'
import { preload } from 'react-dom'
import { classNames } from '../class-names.ts'
import { withoutUndefined } from '../without-undefined.ts'
import styles from './Picture.module.css'

/** Studio papers: the placeholder colour until the picture loads. */
type Paper = 'bone' | 'blush' | 'powder' | 'sky' | 'butter' | 'sand' | 'sage' | 'clay' | 'rose' | 'oxblood'

export type PictureProps = Pick<ComponentProps<'img'>, 'srcSet' | 'sizes' | 'className' | 'style'> & {
  src: string
  /** The same picture as AVIF, for browsers that show it: a `srcset`. */
  avif?: string | undefined
  /** Another crop on phones. */
  narrow?: NarrowPicture | undefined
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

/** The crop for phones, with its own size in px. */
export type NarrowPicture = { srcSet: string; avif?: string; width: number; height: number }

/** Widths at which `narrow` replaces the picture: below the breakpoint md. */
const NARROW = '(max-width: 47.99rem)'
const WIDE = '(min-width: 48rem)'

/** A picture that reserves its space, loads when near the viewport, and shows its paper colour until then. */
export function Picture({ paper, priority, fallback, className, alt, avif, narrow, ...rest }: PictureProps) {
  if (priority) preloadSources({ ...rest, avif, narrow })
  const image = (
    <img
      {...rest}
      alt={alt}
      className={classNames(styles.picture, className)}
      {...withoutUndefined({ 'data-paper': paper, 'data-fallback': fallback, fetchPriority: priority ? ('high' as const) : undefined })}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
    />
  )
  if (!avif && !narrow) return image
  return (
    <picture className={styles.sources}>
      {narrow?.avif && (
        <source type="image/avif" media={NARROW} srcSet={narrow.avif} sizes="100vw" width={narrow.width} height={narrow.height} />
      )}
      {narrow && <source media={NARROW} srcSet={narrow.srcSet} sizes="100vw" width={narrow.width} height={narrow.height} />}
      {avif && <source type="image/avif" srcSet={avif} sizes={rest.sizes} />}
      {image}
    </picture>
  )
}

/** React preloads a prioritised `img`, but not one inside a `picture`. Browsers without AVIF skip these and find the picture in the page. */
function preloadSources({ src, avif, narrow, sizes }: Pick<PictureProps, 'src' | 'avif' | 'narrow' | 'sizes'>): void {
  const asked = { as: 'image', type: 'image/avif', fetchPriority: 'high' } as const
  if (narrow?.avif) preload(src, { ...asked, imageSrcSet: narrow.avif, imageSizes: '100vw', media: NARROW })
  if (avif) preload(src, { ...asked, imageSrcSet: avif, ...withoutUndefined({ imageSizes: sizes, media: narrow ? WIDE : undefined }) })
}
