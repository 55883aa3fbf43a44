import { type AccountFlags, accountFlags } from '#app/platform/account/account-flags.ts'
import { flagsFor } from '#app/platform/experiments/flags-for.ts'
import type { Flags } from '#app/platform/experiments/known-flags.ts'
import { type Layout, type LayoutParts, layoutOf, partsOf } from '#app/platform/page/layouts.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import type { PagePaths } from '#app/platform/store/path-in-store.ts'

/** What the parts of the frame know about their page. */
export type FramedPage = PagePaths & {
  pageRequest: PageRequest
  layout: Layout
  parts: LayoutParts
  flags: Flags
  accountFlags: AccountFlags
}

/** What the parts of the frame know about a page; its layout is by default that of its path. */
export async function framedPage(pageRequest: PageRequest, paths: PagePaths, layout: Layout = layoutOf(paths.path)): Promise<FramedPage> {
  const [flags, ofAccount] = await Promise.all([flagsFor(pageRequest), accountFlags(pageRequest)])
  return { ...paths, pageRequest, layout, parts: partsOf(layout, pageRequest.store), flags, accountFlags: ofAccount }
}
