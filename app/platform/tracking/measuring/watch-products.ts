import type { ShopEvent } from '#schema/events/__generated__/events.ts'
import { wasSent } from '../event-memory.ts'
import type { EventQueue } from '../event-queue.ts'
import { watchSeen } from './watch-seen.ts'

/** Visible share of a card that counts: of a listing, and of a carousel. Spec §4 and §9, open point A185. */
const LISTING_SHARE = 0.5
const CAROUSEL_SHARE = 0.3

/** Products of a listing are sent after a pause of this length without a further one, milliseconds. */
const PAUSE_MS = 1000

/** Products of carousels are sent at this number, or this long after the first, milliseconds. */
const BATCH = 10
const BATCH_MS = 10_000

/** Most products in one event of a listing. */
const MOST_LISTED = 100

/**
 * Watches which products a shopper sees: on listings, and in carousels, each with its own rule. A product counts once for each page path in a
 * session. `scan` looks for cards that came into the page; `flush` hands over what waits.
 */
export function watchProducts(queue: Pick<EventQueue, 'add' | 'flush'>): { scan: () => void; flush: () => void } {
  const list = location.pathname.slice(0, 200)
  const counted = new Set<string>()
  const hand = (event: ShopEvent, marks: readonly string[]) => {
    queue.add(event, marks)
    queue.flush()
  }
  const listed = collect<{ slug: string; position: number }>(MOST_LISTED, PAUSE_MS, (products, marks) =>
    hand({ event: 'Product List Viewed', properties: { list, products } }, marks),
  )
  const carried = collect<{ slug: string; row: string }>(BATCH, BATCH_MS, (products, marks) =>
    hand({ event: 'Products Viewed', properties: { products } }, marks),
  )
  const watch = watchSeen(
    [CAROUSEL_SHARE, LISTING_SHARE],
    (card) => (rowOf(card) === undefined ? LISTING_SHARE : CAROUSEL_SHARE),
    (card) => {
      const [row, slug] = [rowOf(card), slugOf(card)]
      const mark = [list, row, slug].filter((part) => part !== undefined).join(' ')
      if (counted.has(mark) || wasSent('SESSION', mark)) return
      counted.add(mark)
      if (row !== undefined) return carried.add({ slug, row }, mark)
      listed.restart()
      listed.add({ slug, position: positionOf(card) }, mark)
    },
  )
  return {
    scan: () => document.querySelectorAll(CARD).forEach(watch),
    flush: () => {
      listed.flush()
      carried.flush()
    },
  }
}

/** Collects products with their marks, and hands them over at a number, or some time after the first. */
function collect<Product>(most: number, afterMs: number, hand: (products: Product[], marks: string[]) => void) {
  let [products, marks]: [Product[], string[]] = [[], []]
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const flush = () => {
    restart()
    if (marks.length > 0) hand(products, marks)
    ;[products, marks] = [[], []]
  }
  const add = (product: Product, mark: string) => {
    products.push(product)
    if (marks.push(mark) === most) flush()
    else timer ??= setTimeout(flush, afterMs)
  }
  return { add, flush, restart }
}

/** A card: the article whose heading links to a product. */
const CARD = 'article:has(:is(h2, h3, h4) > a[href*="/products/"])'

/** The slug of a card's product. */
function slugOf(card: Element): string {
  const { pathname = '' } = card.querySelector<HTMLAnchorElement>('a[href*="/products/"]') ?? {}
  return pathname.slice(pathname.lastIndexOf('/') + 1)
}

/** The id of a card's carousel; undefined on a listing. */
function rowOf(card: Element): string | undefined {
  return card.closest('ul[id]')?.id
}

/** A card's place among those of its page that are in no carousel, counted from 1. */
function positionOf(card: Element): number {
  return [...document.querySelectorAll(`${CARD}:not(ul[id] *)`)].indexOf(card) + 1
}
