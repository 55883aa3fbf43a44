import 'server-only'
import { z } from 'zod'
import type { NavColumn, NavItem, NavLink, NavPromo } from '#app/design-system/header/nav-item.ts'
import { headerCopy } from '#app/messages/frame/header.ts'
import { navCopy } from '#app/messages/frame/shell.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { contentHref } from '#app/platform/store/content-href.ts'
import { JOIN_PATH } from '#app/platform/store/join-path.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** Number of visible items; the rest is under 'More' (open point A26). */
export const SHOWN_ITEMS = 9

/** Members have what it offers. */
const NOT_FOR_MEMBERS = { onlyFor: 'typical' } as const

/** A store, and the path of the page without its prefix. */
type NavPlace = { store: Store; path: string }

const words = z.string().trim().min(1).max(200)

/** Keeps the valid entries of a list; an invalid one is dropped alone. */
const usable = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(z.unknown()).transform((list): z.output<Entry>[] => list.flatMap((one) => entry.safeParse(one).data ?? []))

const link = z.object({ href: z.string(), text: words })
const column = z.object({ title: words.nullish().catch(null), links: usable(link) })
const item = z.object({
  title: words,
  href: z.string().catch(''),
  isHighlighted: z.boolean().catch(false),
  columns: usable(column).catch([]),
  promo: z
    .object({ image: z.object({ src: z.string().startsWith('/') }), link })
    .nullish()
    .catch(null),
})
type Item = z.output<typeof item>

/** Parses the CMS's navigation. Drops items without a title or target and links that are not shop URLs. Throws if it is not a list. */
export function contentNavigation(place: NavPlace, answer: unknown): NavItem[] {
  return usable(item)
    .parse(answer)
    .flatMap((one) => navItem(place, one) ?? [])
}

function navItem(place: NavPlace, { title, href, isHighlighted, columns, promo }: Item): NavItem | undefined {
  const own = navLink(place, { href, text: title })
  const filled = columns.map((one) => navColumn(place, one)).filter(({ links }) => links.length > 0)
  const highlighted = isHighlighted ? { highlighted: true } : {}
  if (filled.length === 0) return own && { ...own, ...highlighted, ...(own.href === storeHref(place.store, JOIN_PATH) && NOT_FOR_MEMBERS) }
  const all = withOverview(filled, own)
  const current = all.some(({ links }) => links.some((one) => one.current)) || (own !== undefined && isWithin(place, own.href))
  const picture = promo && navPromo(place, promo)
  return { label: title, ...(current && { current }), ...highlighted, columns: all, ...(picture && { promo: picture }) }
}

/** A title with columns is not a link, so its own page is added as the last link unless the columns contain it. */
function withOverview(columns: NavColumn[], own: NavLink | undefined): NavColumn[] {
  const last = columns.at(-1)
  if (!own || !last || columns.some(({ links }) => links.some(({ href }) => href === own.href))) return columns
  const overview = { ...own, label: formatMessage(headerCopy.all, { section: own.label }) }
  return [...columns.slice(0, -1), { ...last, links: [...last.links, overview] }]
}

function navColumn(place: NavPlace, { title, links }: Item['columns'][number]): NavColumn {
  return { ...(title && { title }), links: links.flatMap((one) => navLink(place, one) ?? []) }
}

function navLink({ store, path }: NavPlace, { href, text }: z.output<typeof link>): NavLink | undefined {
  const address = contentHref(store, href)
  if (address === undefined) return undefined
  // Whoever pays the Member's Price is not asked to join.
  const forNonMembers = address === storeHref(store, JOIN_PATH) ? ({ onlyFor: 'typical' } as const) : {}
  return { href: address, label: text, ...forNonMembers, ...(address === storeHref(store, path) && { current: true }) }
}

function navPromo(place: NavPlace, { image, link: to }: NonNullable<Item['promo']>): NavPromo | undefined {
  const own = navLink(place, to)
  return own && { ...own, picture: pictureSources(image.src) }
}

function isWithin({ store, path }: NavPlace, href: string): boolean {
  return `${storeHref(store, path)}/`.startsWith(`${href}/`)
}

/** The fallback navigation in this order. Spec §2. */
export function fallbackNavigation({ store, path }: NavPlace): NavItem[] {
  const items = [
    { path: '/shop/whatsnew', label: navCopy.newIn },
    { path: '/shop/bestsellers', label: navCopy.bestsellers },
    { path: JOIN_PATH, label: navCopy.join, highlighted: true, ...NOT_FOR_MEMBERS },
    { path: '/quiz/skincare', label: navCopy.quiz },
  ]
  return items.map(({ path: to, ...rest }) => ({ ...rest, href: storeHref(store, to), ...(to === path && { current: true }) }))
}
