import type { ReactNode } from 'react'
import { DialogSupport } from '#app/design-system/dialog/DialogSupport.client.tsx'
import { Main, SkipLink } from '#app/design-system/page/Page.tsx'
import { PictureSupport } from '#app/design-system/picture/PictureSupport.client.tsx'
import { shellCopy } from '#app/messages/frame/shell.ts'
import { OWN_VISIT_SCRIPT } from '#app/platform/shopper/first-paint.ts'
import type { OwnShopper } from '#app/platform/shopper/own-shopper.ts'
import type { Store } from '#app/platform/store/stores.ts'

type ShellProps = {
  store: Store
  /** The shopper of a per-request page. */
  own?: OwnShopper | undefined
  /** Above the header: preview, banners. */
  above?: ReactNode
  header?: ReactNode
  /** Between the page and the footer. */
  below?: ReactNode
  footer?: ReactNode
  /** Drawers, dialogs and sticky bars. */
  overlays?: ReactNode
  children: ReactNode
}

/** The layout of every page. */
export function Shell({ store, own, above, header, below, footer, overlays, children }: ShellProps) {
  return (
    <>
      {own && <OwnVisit own={own} />}
      <SkipLink>{shellCopy(store.locale).skipToContent}</SkipLink>
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

function OwnVisit({ own }: { own: OwnShopper }) {
  return (
    <>
      <div hidden data-own-tier={own.tier} data-own-session={own.key} data-own-now={own.now} />
      {/* Allowed by its hash: see app/platform/security/known-scripts.ts. */}
      <script dangerouslySetInnerHTML={{ __html: OWN_VISIT_SCRIPT }} />
    </>
  )
}
