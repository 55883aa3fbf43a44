import type { AccountFlags } from '#app/platform/account/account-flags.ts'
import { useLoginHref } from '#app/platform/session/use-login-href.client.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { storeHref } from '#app/platform/store/link.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** Where My Account leads: members to their benefits, others to their account, guests there by way of the login. Open point A32. */
export function useAccountHref(store: Store, path: string, flags: AccountFlags): string {
  const { isLoggedIn, isMember } = useShopper()
  const accountHref = storeHref(store, isMember ? '/account/member-benefits' : '/account')
  const viaLogin = useLoginHref(store, path, flags, accountHref)
  return isLoggedIn ? accountHref : viaLogin
}
