/** What became of removing a product from order it again, or of taking that back. The page's address says it after a post. */
export const REPLENISHMENT_OUTCOMES = ['removed', 'restored', 'not-removed', 'not-restored'] as const

export type ReplenishmentOutcome = (typeof REPLENISHMENT_OUTCOMES)[number]
