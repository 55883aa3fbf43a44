import type { PromoTileLayout, PromoTileVariant } from '#app/design-system/promo-tile/image-size.ts'
import { markdownHtml } from '#app/design-system/rich-text/markdown-html.ts'
import { promoProgressWords as words } from '#app/messages/products/promo-tiles.ts'
import { pictureSources } from '#app/platform/catalogue/picture-sources.ts'
import { formatMessage } from '#app/platform/copy/format-message.ts'
import { promisedAmount } from '#app/platform/money/store-money.ts'
import { contentHref } from '#app/platform/store/content-href.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import type { GetPromoTilesQuery } from '#operations/__generated__/operations.ts'

type Tile = GetPromoTilesQuery['promoTiles'][number]
type Progress = NonNullable<Tile['progress']>

/** A promo tile for rendering; all values are safe. */
export type TileView = {
  id: string
  title: string
  subTitle: string | undefined
  /** Sanitised HTML. */
  descriptionHtml: string | undefined
  picture: { src: string; alt: string } | undefined
  /** With the store's prefix. */
  href: string | undefined
  buttonText: string | undefined
  opensNewTab: boolean
  isReached: boolean
  progress: ProgressView | undefined
  variant: PromoTileVariant
  layout: PromoTileLayout
  promoType: string | undefined
}

type ProgressView = {
  label: string
  valueText: string
  /** In minor units, like the thresholds. */
  current: number
  thresholds: { value: number; label: string; reward: string | undefined; isGift: boolean }[]
}

const variants: ReadonlySet<string> = new Set<PromoTileVariant>(['standard', 'compact', 'slim'])

/** A tile for rendering; undefined without a title. Invalid parts are left out. */
export function tileView(tile: Tile, store: Store): TileView | undefined {
  const title = tile.title.trim()
  if (title === '') return undefined
  return {
    id: tile.id,
    title,
    subTitle: textOf(tile.subTitle),
    descriptionHtml: htmlOf(tile.description, store),
    picture: pictureOf(tile.image),
    href: tile.href === null ? undefined : contentHref(store, tile.href),
    buttonText: textOf(tile.buttonText),
    opensNewTab: tile.target === '_blank',
    isReached: tile.successIcon,
    progress: tile.progress ? progressView(tile.progress, title, store) : undefined,
    variant: variants.has(tile.variant) ? tile.variant : 'standard',
    layout: tile.layout === 'full' ? 'full' : 'padding',
    promoType: tile.promoType ?? undefined,
  }
}

function textOf(text: string | null): string | undefined {
  return text?.trim() || undefined
}

function htmlOf(markdown: string | null, store: Store): string | undefined {
  const text = textOf(markdown)
  return text === undefined ? undefined : markdownHtml(text, { headingLevel: 3, toHref: (target) => storeHref(store, target) })
}

/** Own pictures only: the content policy blocks others. */
function pictureOf(image: Tile['image']): TileView['picture'] {
  const src = image?.src.trim() ?? ''
  return image && /^\/[^/\\]/.test(src) ? { src: pictureSources(src).src, alt: image.altText } : undefined
}

function progressView({ current, threshold }: Progress, title: string, store: Store): ProgressView | undefined {
  const thresholds = threshold
    .filter(({ value }) => Number.isSafeInteger(value) && value > 0)
    .toSorted((a, b) => a.value - b.value)
    .map(({ value, reward, isGift }) => ({ value, label: promisedAmount(value, store), reward: textOf(reward), isGift }))
  if (thresholds.length === 0) return undefined
  const spent = Number.isSafeInteger(current) ? Math.max(0, current) : 0
  return { label: title, valueText: valueText(spent, thresholds, store), current: spent, thresholds }
}

function valueText(spent: number, thresholds: ProgressView['thresholds'], store: Store): string {
  const next = thresholds.find(({ value }) => value > spent)
  if (!next) return words.reached
  const amount = promisedAmount(next.value - spent, store)
  return next.reward === undefined ? formatMessage(words.moreAlone, { amount }) : formatMessage(words.more, { amount, reward: next.reward })
}
