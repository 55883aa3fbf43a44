import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import type { PageShopper } from '#app/platform/shopper/page-shopper.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { endedSessionHref } from './ended-session-href.ts'
import { ACCOUNT_COOKIE } from './session-cookies.ts'

/** Leaves a page of an account whose session has ended. `address` is the page's, with its query and without the store's prefix. */
export async function leaveEndedSession(store: Store, address: string, shopper: PageShopper | undefined): Promise<void> {
  if (shopper?.firstName === undefined && (await cookies()).get(ACCOUNT_COOKIE))
    redirect(endedSessionHref(store, storeHref(store, address)))
}
