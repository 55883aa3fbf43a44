'use client'

import { HeaderLink } from '#app/design-system/header/HeaderTool.tsx'
import { account } from '#app/design-system/icon/icons.ts'
import { useShopper } from '#app/platform/shopper/use-shopper.client.ts'

/** The way to the account: to log in, or to one's profile. Both words take the same room, so nothing moves when it is known which. */
export function AccountTool({ href, copy }: { href: string; copy: { login: string; profile: string } }) {
  const { isLoggedIn } = useShopper()
  return <HeaderLink icon={account} label={isLoggedIn ? copy.profile : copy.login} href={href} />
}
