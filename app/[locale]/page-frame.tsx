import type { ReactNode } from 'react'
import { Shell } from '#app/features/shell/Shell.tsx'
import type { Layout } from '#app/platform/page/layouts.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'
import type { PagePaths } from '#app/platform/store/path-in-store.ts'
import { FrameOverlays } from './frame/FrameOverlays.tsx'
// The overlays stand first because the framework groups stylesheets into files by the order in which pages import them. In alphabetical order,
// most pages load one file more, and a further page of a listing goes over its budget of requests (tests/budgets).

import { FrameAbove } from './frame/FrameAbove.tsx'
import { FrameBelow } from './frame/FrameBelow.tsx'
import { FrameFooter } from './frame/FrameFooter.tsx'
import { FrameHeader } from './frame/FrameHeader.tsx'
import { framedPage } from './frame/framed-page.ts'

type PageFrameProps = PagePaths & {
  pageRequest: PageRequest
  /** The page's layout; by default that of its path. */
  layout?: Layout
  children: ReactNode
}

/** The frame of every page: the parts in `frame/` fill the slots of the shell with features. */
export async function PageFrame({ pageRequest, path, alternates, layout, children }: PageFrameProps) {
  const page = await framedPage(pageRequest, { path, alternates }, layout)
  return (
    <Shell
      store={pageRequest.store}
      shopper={await pageShopper(pageRequest)}
      above={<FrameAbove {...page} />}
      header={page.parts.frame && <FrameHeader {...page} />}
      below={<FrameBelow {...page} />}
      footer={page.parts.frame && <FrameFooter {...page} />}
      overlays={<FrameOverlays {...page} />}
    >
      {children}
    </Shell>
  )
}
