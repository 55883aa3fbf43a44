/** What a page that is rendered per request says of its shopper, as the dataset of an element in front of `page-shopper.script.ts`. */
export type PageShopperDataset = { ownTier: string; ownSession: string; ownNow: string }

/** The attributes of that element. */
export const pageShopperAttributes = {
  ownTier: 'data-own-tier',
  ownSession: 'data-own-session',
  ownNow: 'data-own-now',
} as const satisfies Record<keyof PageShopperDataset, string>
