import type { ShopEvent } from '#schema/events/__generated__/events.ts'
import { wasSent } from '../event-memory.ts'
import type { EventQueue } from '../event-queue.ts'

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

/** Products that were seen and are not in the queue yet, with their marks. */
type Seen<Product> = { product: Product; mark: string }[]

/**
 * Watches which products a shopper sees: on listings, and in carousels, each with its own rule. A product counts once for each page path in a
 * session. `scan` looks for cards that came into the page; `flush` hands over what waits.
 */
export function watchProducts(queue: Pick<EventQueue, 'add' | 'flush'>): { scan: () => void; flush: () => void } {
  const path = location.pathname.slice(0, 200)
  const watched = new WeakSet<Element>()
  const counted = new Set<string>()
  let listed: Seen<{ slug: string; position: number }> = []
  let carried: Seen<{ slug: string; row: string }> = []
  let pause: ReturnType<typeof setTimeout> | undefined
  let batch: ReturnType<typeof setTimeout> | undefined

  const sendListed = () => {
    clearTimeout(pause)
    if (listed.length === 0) return
    const [products, marks] = [listed.map(({ product }) => product), listed.map(({ mark }) => mark)]
    listed = []
    queue.add({ event: 'Product List Viewed', properties: { list: path, products } } satisfies ShopEvent, marks)
    queue.flush()
  }
  const sendCarried = () => {
    clearTimeout(batch)
    batch = undefined
    if (carried.length === 0) return
    const [products, marks] = [carried.map(({ product }) => product), carried.map(({ mark }) => mark)]
    carried = []
    queue.add({ event: 'Products Viewed', properties: { products } } satisfies ShopEvent, marks)
    queue.flush()
  }
  const count = (card: Element) => {
    const { slug, row } = productOf(card)
    const mark = [path, ...(row === undefined ? [] : [row]), slug].join(' ')
    if (counted.has(mark) || wasSent('SESSION', mark)) return
    counted.add(mark)
    if (row === undefined) {
      listed.push({ product: { slug, position: positionOf(card) }, mark })
      clearTimeout(pause)
      if (listed.length === MOST_LISTED) sendListed()
      else pause = setTimeout(sendListed, PAUSE_MS)
    } else {
      carried.push({ product: { slug, row }, mark })
      if (carried.length === BATCH) sendCarried()
      else batch ??= setTimeout(sendCarried, BATCH_MS)
    }
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, intersectionRatio } of entries) {
        const share = productOf(target).row === undefined ? LISTING_SHARE : CAROUSEL_SHARE
        if (!isIntersecting || intersectionRatio < share) continue
        observer.unobserve(target)
        count(target)
      }
    },
    { threshold: [CAROUSEL_SHARE, LISTING_SHARE] },
  )
  return {
    scan: () => {
      for (const card of document.querySelectorAll(CARD)) {
        if (watched.has(card)) continue
        watched.add(card)
        observer.observe(card)
      }
    },
    flush: () => {
      sendListed()
      sendCarried()
    },
  }
}

/** A card: the article whose heading links to a product. */
const CARD = 'article:has(:is(h2, h3, h4) > a[href*="/products/"])'

/** The product of a card; `row` is the id of its carousel, undefined on a listing. */
function productOf(card: Element): { slug: string; row: string | undefined } {
  const { pathname = '' } = card.querySelector<HTMLAnchorElement>('a[href*="/products/"]') ?? {}
  return { slug: pathname.slice(pathname.lastIndexOf('/') + 1), row: card.closest('ul[id]')?.id }
}

/** A card's place among those of its page that are in no carousel, counted from 1. */
function positionOf(card: Element): number {
  return [...document.querySelectorAll(CARD)].filter((other) => productOf(other).row === undefined).indexOf(card) + 1
}
