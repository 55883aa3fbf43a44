import type { PromoTileRecord } from '#fixtures/content/record.ts'
import type { PromoPlacement, PromoProgress, PromoTile } from '#schema/__generated__/types.ts'
import { basketContents } from '../basket/basket-contents.ts'
import { basketOf } from '../basket/basket-of.ts'
import { priceBasketLines } from '../basket/basket-update.ts'
import { pictureOf } from '../catalogue/find-offer.ts'
import type { ContractContext } from '../context.ts'
import { toMinorUnits } from '../rules/money/minor-units.ts'
import { termsOf } from '../terms-of.ts'
import { contentOf } from './store-content.ts'

/** Product total of the basket in its tier, minor units: compared with thresholds. */
function basketSpend(context: ContractContext): number {
  const basket = basketOf(context)
  return priceBasketLines(basket, basketContents(basket, context).lines, context).spend
}

/** True if a tile is for the current shopper. A membership in the basket counts, as it does for prices. */
function isFor({ audience }: PromoTileRecord, { tier }: ContractContext): boolean {
  return audience === 'everybody' || (audience === 'members') === (tier === 'member')
}

/** The promo tiles of one placement, with this basket's progress. */
export function promoTileModels(placement: PromoPlacement, context: ContractContext): PromoTile[] {
  const records = contentOf(context).promoTiles.filter((tile) => tile.placements.includes(placement) && isFor(tile, context))
  const spend = records.some(({ thresholds }) => thresholds) ? basketSpend(context) : 0
  return records.map((record) => promoTile(record, spend, context))
}

function promoTile(record: PromoTileRecord, spend: number, context: ContractContext): PromoTile {
  const { id, title, variant, layout } = record
  const progress = progressOf(record, spend, context)
  const image = record.picture ? pictureOf(record.picture, context) : null
  return {
    id,
    title,
    variant,
    layout,
    progress,
    description: record.description ?? null,
    subTitle: record.subTitle ?? null,
    buttonText: record.buttonText ?? null,
    href: record.href ?? null,
    target: record.opensNewTab ? '_blank' : null,
    image: image && { src: image.src, altText: image.altText ?? '' },
    successIcon: progress !== null && progress.threshold.every(({ value }) => progress.current >= value),
    promoType: record.promoType ?? null,
  }
}

function progressOf({ thresholds }: PromoTileRecord, current: number, context: ContractContext): PromoProgress | null {
  if (!thresholds) return null
  const { freeFrom } = termsOf(context).delivery.Standard
  return {
    current,
    threshold: thresholds.flatMap(({ value, reward, isGift }) => {
      const from = value === 'delivery' ? freeFrom : value
      return from === null ? [] : [{ value: toMinorUnits(from), reward: reward ?? null, isGift: isGift ?? false }]
    }),
  }
}
