import 'server-only'
import { LRUCache } from 'lru-cache'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { cookieValue } from '#app/platform/session/session-cookies.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import type { ServerShopper } from '#app/platform/shopper/server-shopper.ts'
import { GetPromotionalBannerDocument } from '#operations/__generated__/operations.ts'
import type { PromotionalBanner } from './promo-view.ts'

/** How long a loaded banner counts, milliseconds. [BANNER-17] */
const KEPT_MS = 300_000

/** Banners of the CMS as it answered, with the instants of the contract's clock and of this machine's. */
type Kept = { banner: PromotionalBanner | null; now: number; at: number }

const kept = new LRUCache<string, Kept>({ max: 500 })

/** What keeps one visitor's banner from another's: member status and membership id, and the world of whoever has one. [BANNER-17] */
function keyOf(visit: Visit, shopper: ServerShopper | undefined): string {
  const header = visit.cookieHeader ?? ''
  const hasWorld = serverSettings().forwardCookies.some((name) => cookieValue(header, name) !== undefined)
  return JSON.stringify([hasWorld ? visit.key : '', visit.store.locale, shopper?.isMember ?? false, shopper?.membershipId ?? ''])
}

/**
 * The banner that was loaded for this visitor in the last five minutes, by the contract's clock and by this machine's: a world whose clock stands
 * must not keep it for ever.
 */
export function keptPromo(visit: Visit, shopper: ServerShopper | undefined): Kept | undefined {
  if (visit.isPreview) return undefined
  const found = kept.get(keyOf(visit, shopper))
  if (!found) return undefined
  const isFresh = (then: number, instant: number) => instant >= then && instant < then + KEPT_MS
  return isFresh(found.now, shopper?.now ?? Date.now()) && isFresh(found.at, Date.now()) ? found : undefined
}

/** Asks the CMS for the banner, without any session, and keeps it. Throws when it cannot be had: a failure is never kept. [BANNER-17, SESSION-10] */
export async function loadPromo(visit: Visit, shopper: ServerShopper | undefined): Promise<PromotionalBanner | null> {
  const { promotionalBanner } = await serverQuery(visit, GetPromotionalBannerDocument, contentSource(visit))
  const banner = promotionalBanner ?? null
  // A shared page is what is kept of it, as long (decision 016); of what is not live yet nothing is.
  if (visit.cookieHeader !== undefined && !visit.isPreview)
    kept.set(keyOf(visit, shopper), { banner, now: shopper?.now ?? Date.now(), at: Date.now() })
  return banner
}
