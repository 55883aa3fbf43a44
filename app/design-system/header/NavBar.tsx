import { Icon } from '../icon/Icon.tsx'
import { chevronDown } from '../icon/icons.ts'
import { Picture } from '../picture/Picture.tsx'
import styles from './NavBar.module.css'
import type { NavColumn, NavItem, NavLink, NavPromo } from './nav-item.ts'

type NavBarProps = {
  /** Accessible name, e.g. "Main". Unique on the page: it prefixes the ids of the sub-menus. */
  label: string
  items: readonly NavItem[]
  /** How many items are in the row. The rest are in an overflow menu at its end. */
  shown: number
  /** Label of the overflow menu. */
  moreLabel: string
}

/**
 * The main navigation in a row. An item with columns is a button for a native popover: it opens on click, closes on Escape, on an outside click and when
 * another opens, and restores focus, all without scripts. DialogSupport closes it when the focus moves on.
 */
export function NavBar({ label, items, shown, moreLabel }: NavBarProps) {
  const rest = items.slice(shown)
  const id = (index: number) => `${label.toLowerCase().replaceAll(/\W+/g, '-')}-nav-${index}`
  return (
    <nav aria-label={label}>
      <ul className={styles.items}>
        {items.slice(0, shown).map((item, index) => (
          // Titles and addresses may repeat, so the index identifies an item.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.place} data-tier-only={item.onlyFor}>
            {item.columns ? (
              <SubMenu id={id(index)} label={item.label} item={item} columns={item.columns} promo={item.promo} />
            ) : (
              <BarLink item={item} />
            )}
          </li>
        ))}
        {rest.length > 0 && (
          <li className={styles.place}>
            <SubMenu id={id(shown)} label={moreLabel} item={{ current: rest.some(({ current }) => current) }} columns={columnsOf(rest)} />
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The items that do not fit in the row: plain links together, items with columns under their titles. */
function columnsOf(items: readonly NavItem[]): NavColumn[] {
  const links = items.flatMap(({ columns, href, ...link }) => (columns || href === undefined ? [] : { ...link, href }))
  const sections = items.flatMap(({ columns, label }) =>
    columns ? { title: label, links: columns.flatMap((column) => column.links) } : [],
  )
  return [...(links.length > 0 ? [{ links }] : []), ...sections]
}

function BarLink({ item: { label, href, current, highlighted } }: { item: NavItem }) {
  return (
    <a className={styles.item} href={href} aria-current={current ? 'page' : undefined} data-highlighted={highlighted}>
      <span className={styles.word}>{label}</span>
    </a>
  )
}

type SubMenuProps = {
  id: string
  label: string
  item: Pick<NavItem, 'current' | 'highlighted'>
  columns: readonly NavColumn[]
  promo?: NavPromo | undefined
}

function SubMenu({ id, label, item: { current, highlighted }, columns, promo }: SubMenuProps) {
  const isWide = columns.length > 1 || promo !== undefined
  return (
    <>
      <button
        type="button"
        className={styles.item}
        popoverTarget={id}
        aria-current={current ? 'true' : undefined}
        data-highlighted={highlighted}
      >
        <span className={styles.word}>{label}</span>
        <Icon icon={chevronDown} size={14} />
      </button>
      <div id={id} popover="auto" className={styles.panel} data-wide={isWide || undefined}>
        <div className={styles.columns}>
          {columns.map((column, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- columns have no name that is sure to be theirs alone
            <Column key={index} id={`${id}-${index}`} {...column} />
          ))}
          {promo && (
            <a className={styles.promo} href={promo.href}>
              <Picture {...promo.picture} sizes="240px" alt="" />
              <span>{promo.label}</span>
            </a>
          )}
        </div>
      </div>
    </>
  )
}

function Column({ id, title, links }: NavColumn & { id: string }) {
  return (
    <div>
      {title && (
        <p id={id} className={styles.title}>
          {title}
        </p>
      )}
      <ul className={styles.links} aria-labelledby={title && id}>
        {links.map((link, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same address may stand there twice
          <li key={index} data-tier-only={link.onlyFor}>
            <PanelLink {...link} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function PanelLink({ href, label, current }: NavLink) {
  return (
    <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  )
}
