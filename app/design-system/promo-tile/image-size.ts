/** How large a promo tile is. */
export type PromoTileVariant = 'standard' | 'compact' | 'slim'

/** `padding` leaves room around the picture, `full` lets it reach the tile's edges. */
export type PromoTileLayout = 'padding' | 'full'

/** Edge of a promo tile's picture in px. Spec §9. */
export const promoImageSize: Readonly<Record<PromoTileVariant, Readonly<Record<PromoTileLayout, number>>>> = {
  slim: { padding: 56, full: 80 },
  standard: { padding: 80, full: 104 },
  compact: { padding: 56, full: 80 },
}
