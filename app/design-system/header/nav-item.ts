/** A link of the navigation. */
export type NavLink = {
  href: string
  label: string
  /** The page that is open. */
  current?: boolean
}

/** Links of a sub-menu that belong together. */
export type NavColumn = {
  title?: string
  links: readonly NavLink[]
}

/** One word of the navigation: a link, or with `columns` a button that opens them. */
export type NavItem = {
  label: string
  /** Left out where it only opens its columns. */
  href?: string
  /** The page, or the part of the shop, that is open. */
  current?: boolean
  /** Set apart: in lacquer. */
  highlighted?: boolean
  columns?: readonly NavColumn[]
  /** A picture in the sub-menu, with where it leads. */
  promo?: NavPromo
}

export type NavPromo = NavLink & { picture: { src: string; srcSet?: string; width: number; height: number } }
