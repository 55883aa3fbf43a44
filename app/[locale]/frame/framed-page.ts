import { accountFlags } from '#app/platform/account/account-flags.ts'
import { flagsFor } from '#app/platform/experiments/flags-for.ts'
import { type Layout, type LayoutParts, layoutOf, partsOf } from '#app/platform/page/layouts.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import type { Store } from '#app/platform/store/stores.ts'

/** What every part of the frame knows of its page. */
export type FramedPage = {
  visit: Visit
  store: Store
  /** The page's path, without the store's prefix. */
  path: string
  layout: Layout
  parts: LayoutParts
  flags: Awaited<ReturnType<typeof flagsFor>>
  accountFlags: Awaited<ReturnType<typeof accountFlags>>
}

export async function framedPage(visit: Visit, path: string, layout: Layout = layoutOf(path)): Promise<FramedPage> {
  const { store } = visit
  const [flags, ofAccount] = await Promise.all([flagsFor(visit), accountFlags(visit)])
  return { visit, store, path, layout, parts: partsOf(layout, store), flags, accountFlags: ofAccount }
}
