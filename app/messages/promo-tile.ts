/** What a promo tile says beside its own words. Spec §4. */
export const promoTileWords = { giftTitle: 'Gift', opensNewTab: '(opens in a new tab)' }
