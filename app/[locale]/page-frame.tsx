import type { ReactNode } from 'react'
import { Shell } from '#app/features/shell/Shell.tsx'
import type { Layout } from '#app/platform/page/layouts.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'
import { AbovePage } from './frame/AbovePage.tsx'
import { BelowPage } from './frame/BelowPage.tsx'
import { framedPage } from './frame/framed-page.ts'
import { PageFooter } from './frame/PageFooter.tsx'
import { PageHeader } from './frame/PageHeader.tsx'
import { PageOverlays } from './frame/PageOverlays.tsx'

type PageFrameProps = {
  visit: Visit
  /** The page's path, without the store's prefix. */
  path: string
  /** What surrounds the page; the layout of its path if left out. */
  layout?: Layout
  children: ReactNode
}

/** What surrounds every page. Features are composed in the parts, in `frame/`. */
export async function PageFrame({ visit, path, layout, children }: PageFrameProps) {
  const page = await framedPage(visit, path, layout)
  return (
    <Shell
      store={page.store}
      shopper={await pageShopper(visit)}
      above={<AbovePage page={page} />}
      header={page.parts.frame && <PageHeader page={page} />}
      below={<BelowPage page={page} />}
      footer={page.parts.frame && <PageFooter page={page} />}
      overlays={<PageOverlays page={page} />}
    >
      {children}
    </Shell>
  )
}
