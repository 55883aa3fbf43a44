import type { ReactNode } from 'react'
import { Picture, type PictureProps } from '../picture/Picture.tsx'
import styles from './EditorialTile.module.css'

type EditorialTileProps = {
  heading: ReactNode
  /** Heading level that fits the page outline; does not affect the look. */
  headingLevel?: 2 | 3
  /** Below the heading: text, prices. */
  children?: ReactNode
  /** Buttons and links. */
  actions?: ReactNode
  picture: Omit<PictureProps, 'className'>
  /** Side of the picture on wide screens. On phones, `start` puts it above the text and `end` below. */
  pictureSide?: 'start' | 'end'
  /** Background colour. Petal is for membership. */
  surface?: 'powder' | 'butter' | 'apricot' | 'petal' | 'porcelain'
  /** `banner` is short and wide, `feature` as tall as its picture. */
  shape?: 'banner' | 'feature'
  /** From one edge of the window to the other; its text keeps the page's margin. */
  isFullWidth?: boolean
}

/** Text beside a picture on a coloured background: between rows of a listing, or across a page. */
export function EditorialTile({
  heading,
  headingLevel = 2,
  children,
  actions,
  picture,
  pictureSide = 'end',
  surface = 'powder',
  shape = 'banner',
  isFullWidth,
}: EditorialTileProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.tile} data-surface={surface} data-picture={pictureSide} data-shape={shape} data-full-width={isFullWidth}>
      <div className={styles.words}>
        <Heading className={styles.heading}>{heading}</Heading>
        {children && <div className={styles.body}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.media}>
        <Picture {...picture} className={styles.picture} />
      </div>
    </div>
  )
}
