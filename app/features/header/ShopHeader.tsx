import type { ReactNode } from 'react'
import { accountFlags } from '#app/platform/account/account-flags.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { HeaderRow } from './HeaderRow.tsx'
import { navigationOf } from './navigation-data.ts'

type ShopHeaderProps = {
  visit: Visit
  /** Path of the page without the store's prefix: marks where one is. Empty where the page has no address of its own. */
  path: string
  /** What opens the search. */
  search: ReactNode
}

/** The header of a page, with the navigation that the CMS gives. Spec §2. */
export async function ShopHeader({ visit, path, search }: ShopHeaderProps) {
  const [nav, flags] = await Promise.all([navigationOf(visit, path), accountFlags(visit)])
  return <HeaderRow store={visit.store} path={path} nav={nav} flags={flags} search={search} />
}
