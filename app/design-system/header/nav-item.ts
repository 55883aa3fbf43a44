/** A link of the navigation. */
export type NavLink = {
  href: string
  label: string
  /** The current page. */
  current?: boolean
  /** Shown while this tier's prices lead: members are not offered a membership. */
  onlyFor?: 'typical'
}

/** A group of links in a sub-menu. */
export type NavColumn = {
  title?: string
  links: readonly NavLink[]
}

/** One item of the navigation: a link, or with `columns` a button that opens them. */
export type NavItem = {
  label: string
  /** Omitted if the item only opens its columns. */
  href?: string
  /** The current page or section of the shop. */
  current?: boolean
  /** Shown while this tier's prices lead: members are not offered a membership. */
  onlyFor?: 'typical'
  /** Highlighted in lacquer. */
  highlighted?: boolean
  columns?: readonly NavColumn[]
  /** A picture in the sub-menu, with its link. */
  promo?: NavPromo
}

export type NavPromo = NavLink & { picture: { src: string; srcSet?: string; width: number; height: number } }
