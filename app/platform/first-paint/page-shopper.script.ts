import type { PageShopperDataset } from './page-shopper-data.ts'

/*
 * Inline in per-request pages, right after the element with the page's shopper. That element overrides the cookies, and it is read before the
 * first price.
 */

// The page writes element and script as a pair (`features/shell/Shell.tsx`).
const { previousElementSibling } = document.currentScript as HTMLScriptElement
const shopper = (previousElementSibling as HTMLElement).dataset as PageShopperDataset
const { dataset } = document.documentElement
dataset['tier'] = shopper.ownTier
dataset['session'] = shopper.ownSession
dataset['now'] = shopper.ownNow
dataset['standing'] = shopper.ownStanding
