import 'server-only'
import { LRUCache } from 'lru-cache'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { cookieValue } from '#app/platform/session/session-cookies.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import type { PageShopper } from '#app/platform/shopper/page-shopper.ts'
import { GetPromotionalBannerDocument } from '#operations/__generated__/operations.ts'
import type { PromotionalBanner } from './promo-view.ts'

/** How long a banner is cached, in milliseconds. */
const KEPT_MS = 300_000

/** Cached answers with the time of the contract's clock and of this machine. */
type Kept = { banner: PromotionalBanner | null; now: number; at: number }

const KEY = Symbol.for('ottilie.promotional-banners')

/**
 * The cache of this process. Pages and the route that loads a member's banner are two bundles, each with a module of its own: what they share can only be
 * on the global object.
 */
function kept(): LRUCache<string, Kept> {
  const holder = globalThis as { [KEY]?: LRUCache<string, Kept> }
  holder[KEY] ??= new LRUCache({ max: 500 })
  return holder[KEY]
}

/** Cache key: member status, membership id and world. */
function keyOf(pageRequest: PageRequest, shopper: PageShopper | undefined): string {
  const header = pageRequest.cookieHeader ?? ''
  const hasWorld = serverSettings().forwardCookies.some((name) => cookieValue(header, name) !== undefined)
  return JSON.stringify([
    hasWorld ? pageRequest.key : '',
    pageRequest.store.locale,
    shopper?.isMember ?? false,
    shopper?.membershipId ?? '',
  ])
}

/**
 * The banner cached for this visitor in the last five minutes. Checks the contract's clock and this machine's, because a world's clock may
 * stand still.
 */
export function keptPromo(pageRequest: PageRequest, shopper: PageShopper | undefined): Kept | undefined {
  if (pageRequest.isPreview) return undefined
  const found = kept().get(keyOf(pageRequest, shopper))
  if (!found) return undefined
  const isFresh = (then: number, instant: number) => instant >= then && instant < then + KEPT_MS
  return isFresh(found.now, shopper?.now ?? Date.now()) && isFresh(found.at, Date.now()) ? found : undefined
}

/** Loads the banner from the CMS without a session and caches it. Throws on failure; failures are never cached. */
export async function loadPromo(pageRequest: PageRequest, shopper: PageShopper | undefined): Promise<PromotionalBanner | null> {
  const { promotionalBanner } = await serverQuery(pageRequest, GetPromotionalBannerDocument, contentSource(pageRequest))
  const banner = promotionalBanner ?? null
  // Shared pages are cached themselves (decision 016); drafts are never cached.
  if (pageRequest.cookieHeader !== undefined && !pageRequest.isPreview)
    kept().set(keyOf(pageRequest, shopper), { banner, now: shopper?.now ?? Date.now(), at: Date.now() })
  return banner
}
