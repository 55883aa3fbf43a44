'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { HeaderLink } from '#app/design-system/header/HeaderTool.tsx'
import { account } from '#app/design-system/icon/icons.ts'
import type { AccountFlags } from '#app/platform/account/account-flags.ts'
import { useLoginHref } from '#app/platform/session/use-login-href.client.ts'
import { isShopperUnknown, onShopperChange } from '#app/platform/shopper/shopper-record.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import type { ProfileMenu as LoadedMenu } from './ProfileMenu.client.tsx'

type MenuProps = ComponentProps<typeof LoadedMenu> & {
  /** Label of the link while there is no menu. */ label: string
}

/** If the menu fails to load, a link to the account takes its place. */
const ProfileMenu = lazy<ComponentType<MenuProps>>(() =>
  import('./ProfileMenu.client.tsx').then(
    (module) => ({ default: module.ProfileMenu }),
    () => ({ default: AccountLink }),
  ),
)

const isShopperKnown = () => !isShopperUnknown()

type AccountToolProps = {
  locale: string
  /** Path of the page without the store's prefix; empty if it has no address of its own. */
  path: string
  /** Labels for guests, for logged-in shoppers, and until it is known who is here. */
  copy: { login: string; profile: string; account: string }
  /** The flags that the page was rendered with. */
  flags: AccountFlags
}

/**
 * The account link for guests and the account menu for logged-in shoppers, which loads on demand. Until it is known which, a link that calls nobody a
 * guest. All labels take the same space, so nothing moves.
 */
export function AccountTool({ locale, path, copy, flags }: AccountToolProps) {
  const store = storeOf(locale)
  const { isLoggedIn } = useShopper()
  const isKnown = useSyncExternalStore(onShopperChange, isShopperKnown, () => false)
  const loginHref = useLoginHref(store, path, flags)
  if (!isLoggedIn) return <HeaderLink icon={account} label={isKnown ? copy.login : copy.account} href={loginHref} />
  return (
    <Suspense fallback={<AccountLink store={store} label={copy.profile} />}>
      <ProfileMenu store={store} path={path} flags={flags} label={copy.profile} />
    </Suspense>
  )
}

function AccountLink({ store, label }: Pick<MenuProps, 'store' | 'label'>) {
  return <HeaderLink icon={account} label={label} href={storeHref(store, '/account')} />
}
