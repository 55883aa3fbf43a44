import type { ReactNode } from 'react'
import { DialogSupport } from '#app/design-system/dialog/DialogSupport.client.tsx'
import { Main, SkipLink } from '#app/design-system/page/Page.tsx'
import { PictureSupport } from '#app/design-system/picture/PictureSupport.client.tsx'
import { messagesOf } from '#app/messages/messages.ts'
import { OWN_VISIT_SCRIPT } from '#app/platform/shopper/first-paint.ts'
import type { ServerShopper } from '#app/platform/shopper/server-shopper.ts'
import type { Store } from '#app/platform/store/stores.ts'

type ShellProps = {
  store: Store
  /** Who the page is rendered for, where it is for one visitor. */
  own?: ServerShopper | undefined
  /** What stands over the header: preview, banners. */
  above?: ReactNode
  header?: ReactNode
  /** What stands between the page and the footer. */
  below?: ReactNode
  footer?: ReactNode
  /** Drawers, dialogs and what sticks to the window's edge. */
  overlays?: ReactNode
  children: ReactNode
}

/** The order of every page: who it is for, skip link, what is above, header, the page itself, what is below, footer, what opens over it. */
export function Shell({ store, own, above, header, below, footer, overlays, children }: ShellProps) {
  const { shell } = messagesOf(store.locale)
  return (
    <>
      {own && <OwnVisit own={own} />}
      <SkipLink>{shell.skipToContent}</SkipLink>
      {above}
      {header}
      <DialogSupport />
      <PictureSupport />
      <Main>{children}</Main>
      {below}
      {footer}
      {overlays}
    </>
  )
}

function OwnVisit({ own }: { own: ServerShopper }) {
  return (
    <>
      <div hidden data-own-tier={own.tier} data-own-session={own.key} data-server-now={own.now} />
      {/* Allowed by its hash: see app/platform/security/known-scripts.ts. */}
      <script dangerouslySetInnerHTML={{ __html: OWN_VISIT_SCRIPT }} />
    </>
  )
}
