import type { ReactNode } from 'react'
import { Picture, type PictureProps } from '../picture/Picture.tsx'
import './category-tile.css'

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
    <li className="category-tile">
      <div className="category-tile-media">
        <Picture {...picture} alt="" className="category-tile-picture" />
      </div>
      <h3 className="category-tile-name">
        <a href={href}>{name}</a>
      </h3>
      {count && <p className="category-tile-count">{count}</p>}
    </li>
  )
}

/** A row of category tiles: six per row, then three, then two as screens get narrower. */
export function CategoryTiles({ children }: { children: ReactNode }) {
  return <ul className="category-tiles">{children}</ul>
}
