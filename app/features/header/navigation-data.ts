import 'server-only'
import type { NavItem } from '#app/design-system/header/nav-item.ts'
import { serverQuery } from '#app/platform/graphql/server-query.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { contentSource } from '#app/platform/session/preview.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { GetNavigationDocument } from '#operations/__generated__/operations.ts'
import { contentNavigation, fallbackNavigation } from './navigation.ts'

/** The CMS's navigation, or the fallback if it is missing, fails or is slow (open point A26). Never throws. */
export async function navigationOf(pageRequest: PageRequest, path: string): Promise<NavItem[]> {
  const place = { store: pageRequest.store, path }
  const items = await slotOf('navigation', () => askNavigation(pageRequest, path), slotLimitMs(pageRequest))
  return items && items.length > 0 ? items : fallbackNavigation(place)
}

async function askNavigation(pageRequest: PageRequest, path: string): Promise<NavItem[]> {
  const { navigation } = await serverQuery(pageRequest, GetNavigationDocument, contentSource(pageRequest))
  return contentNavigation({ store: pageRequest.store, path }, navigation)
}
