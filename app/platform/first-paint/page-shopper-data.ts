/** The shopper of a per-request page as the dataset of an element in front of `page-shopper.script.ts`. */
export type PageShopperDataset = { ownTier: string; ownSession: string; ownNow: string; ownStanding: string; ownLogin?: string }

/** That element's attributes. */
export const pageShopperAttributes = {
  ownTier: 'data-own-tier',
  ownSession: 'data-own-session',
  ownNow: 'data-own-now',
  ownStanding: 'data-own-standing',
  /** There for whoever is logged in. */
  ownLogin: 'data-own-login',
} as const satisfies Record<keyof PageShopperDataset, string>
