'use client'

import type { AccountFlags } from '#app/platform/account/account-flags.ts'
import { storeOf } from '#app/platform/store/stores.ts'
import { useAccountHref } from './use-account-href.client.ts'

type AccountLinkProps = {
  locale: string
  /** Path of the page without the store's prefix. */
  path: string
  /** The flags that the page was rendered with. */
  flags: AccountFlags
  label: string
}

/** A link to the shopper's account, or to the login that leads back here. */
export function AccountLink({ locale, path, flags, label }: AccountLinkProps) {
  return <a href={useAccountHref(storeOf(locale), path, flags)}>{label}</a>
}
