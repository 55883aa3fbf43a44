'use client'

import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { HeaderLink } from '#app/design-system/header/HeaderTool.tsx'
import { account } from '#app/design-system/icon/icons.ts'
import type { AccountFlags } from '#app/platform/account/account-flags.ts'
import { useLoginHref } from '#app/platform/session/use-login-href.client.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'
import { storeHref } from '#app/platform/store/link.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import type { ProfileMenu as LoadedMenu } from './ProfileMenu.client.tsx'

type MenuProps = ComponentProps<typeof LoadedMenu> & {
  /** What stands on the link, while there is no menu or where there is none. */ label: string
}

/** Where the menu cannot be loaded, what stood for it meanwhile stays: a link to the account. */
const ProfileMenu = lazy<ComponentType<MenuProps>>(() =>
  import('./ProfileMenu.client.tsx').then(
    (module) => ({ default: module.ProfileMenu }),
    () => ({ default: AccountLink }),
  ),
)

type AccountToolProps = {
  locale: string
  /** Path of the page without the store's prefix; empty where it has no address of its own. */
  path: string
  /** What the button says to guests, and to whoever is logged in. */
  copy: { login: string; profile: string }
  /** What the page was made with. */
  flags: AccountFlags
}

/**
 * The way to the account: to log in, or one's own menu, which comes only for whoever is logged in. Both words take the same room, so
 * nothing moves when it is known which.
 */
export function AccountTool({ locale, path, copy, flags }: AccountToolProps) {
  const store = storeOf(locale)
  const { isLoggedIn } = useShopper()
  const loginHref = useLoginHref(store, path, flags)
  if (!isLoggedIn) return <HeaderLink icon={account} label={copy.login} href={loginHref} />
  return (
    <Suspense fallback={<AccountLink store={store} label={copy.profile} />}>
      <ProfileMenu store={store} path={path} flags={flags} label={copy.profile} />
    </Suspense>
  )
}

function AccountLink({ store, label }: Pick<MenuProps, 'store' | 'label'>) {
  return <HeaderLink icon={account} label={label} href={storeHref(store, '/account')} />
}
