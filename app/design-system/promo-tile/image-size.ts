/** Size of a promo tile. */
export type PromoTileVariant = 'standard' | 'compact' | 'slim'

/** `padding` leaves space around the picture, `full` extends it to the tile's edges. */
export type PromoTileLayout = 'padding' | 'full'

/** Side length of a promo tile's picture in px. Spec §9. */
export const promoImageSize: Readonly<Record<PromoTileVariant, Readonly<Record<PromoTileLayout, number>>>> = {
  slim: { padding: 56, full: 80 },
  standard: { padding: 80, full: 104 },
  compact: { padding: 56, full: 80 },
}
