import 'server-only'
import { LRUCache } from 'lru-cache'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { cookieValue } from '#app/platform/session/session-cookies.ts'
import type { PageRequest } from '#app/platform/session/visit.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import type { PageShopper } from '#app/platform/shopper/page-shopper.ts'
import { GetPromotionalBannerDocument } from '#operations/__generated__/operations.ts'
import type { PromotionalBanner } from './promo-view.ts'

/** How long a banner is cached, in milliseconds. */
const KEPT_MS = 300_000

/** Cached answers with the time of the contract's clock and of this machine. */
type Kept = { banner: PromotionalBanner | null; now: number; at: number }

const kept = new LRUCache<string, Kept>({ max: 500 })

/** Cache key: member status, membership id and world. */
function keyOf(visit: PageRequest, shopper: PageShopper | undefined): string {
  const header = visit.cookieHeader ?? ''
  const hasWorld = serverSettings().forwardCookies.some((name) => cookieValue(header, name) !== undefined)
  return JSON.stringify([hasWorld ? visit.key : '', visit.store.locale, shopper?.isMember ?? false, shopper?.membershipId ?? ''])
}

/**
 * The banner cached for this visitor in the last five minutes. Checks the contract's clock and this machine's, because a world's clock may
 * stand still.
 */
export function keptPromo(visit: PageRequest, shopper: PageShopper | undefined): Kept | undefined {
  if (visit.isPreview) return undefined
  const found = kept.get(keyOf(visit, shopper))
  if (!found) return undefined
  const isFresh = (then: number, instant: number) => instant >= then && instant < then + KEPT_MS
  return isFresh(found.now, shopper?.now ?? Date.now()) && isFresh(found.at, Date.now()) ? found : undefined
}

/** Loads the banner from the CMS without a session and caches it. Throws on failure; failures are never cached. */
export async function loadPromo(visit: PageRequest, shopper: PageShopper | undefined): Promise<PromotionalBanner | null> {
  const { promotionalBanner } = await serverQuery(visit, GetPromotionalBannerDocument, contentSource(visit))
  const banner = promotionalBanner ?? null
  // Shared pages are cached themselves (decision 016); drafts are never cached.
  if (visit.cookieHeader !== undefined && !visit.isPreview)
    kept.set(keyOf(visit, shopper), { banner, now: shopper?.now ?? Date.now(), at: Date.now() })
  return banner
}
