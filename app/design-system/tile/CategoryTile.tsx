import type { ReactNode } from 'react'
import { Picture, type PictureProps } from '../picture/Picture.tsx'
import styles from './CategoryTile.module.css'

type CategoryTileProps = {
  href: string
  name: string
  /** Size of the category, e.g. "412 products". */
  count?: string
  picture: Omit<PictureProps, 'alt' | 'className'>
}

/** A link to one category. Used in `CategoryTiles`. */
export function CategoryTile({ href, name, count, picture }: CategoryTileProps) {
  return (
    <li className={styles.tile}>
      <div className={styles.media}>
        <Picture {...picture} alt="" className={styles.picture} />
      </div>
      <h3 className={styles.name}>
        <a href={href}>{name}</a>
      </h3>
      {count && <p className={styles.count}>{count}</p>}
    </li>
  )
}

/** A row of category tiles: six per row, then three, then two as screens get narrower. */
export function CategoryTiles({ children }: { children: ReactNode }) {
  return <ul className={styles.tiles}>{children}</ul>
}
