import type { ReactNode } from 'react'
import { accountFlags } from '#app/platform/account/account-flags.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { HeaderRow } from './HeaderRow.tsx'
import { navigationOf } from './navigation-data.ts'

type ShopHeaderProps = {
  pageRequest: PageRequest
  /** Path of the page without the store's prefix, to mark the current item; empty if it has no address. */
  path: string
  /** The search button. */
  search: ReactNode
  /** The choice of the store, in the menu of narrow screens. */
  storeChoice: ReactNode
}

/** The header with the CMS's navigation. Spec §2. */
export async function ShopHeader({ pageRequest, path, search, storeChoice }: ShopHeaderProps) {
  const [nav, flags] = await Promise.all([navigationOf(pageRequest, path), accountFlags(pageRequest)])
  return <HeaderRow store={pageRequest.store} path={path} nav={nav} flags={flags} search={search} storeChoice={storeChoice} />
}
