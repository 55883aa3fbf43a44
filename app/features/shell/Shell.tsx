import type { ReactNode } from 'react'
import { DialogSupport } from '#app/design-system/dialog/DialogSupport.client.tsx'
import { Main, SkipLink } from '#app/design-system/page/Page.tsx'
import { PictureSupport } from '#app/design-system/picture/PictureSupport.client.tsx'
import { shellCopy } from '#app/messages/frame/shell.ts'
import { PAGE_SHOPPER_SCRIPT } from '#app/platform/first-paint/__generated__/scripts.ts'
import { pageShopperAttributes } from '#app/platform/first-paint/page-shopper-data.ts'
import type { OwnShopper } from '#app/platform/shopper/own-shopper.ts'
import type { Store } from '#app/platform/store/stores.ts'

type ShellProps = {
  store: Store
  /** Who the page is rendered for, where it is for one visitor. */
  own?: OwnShopper | undefined
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
  return (
    <>
      {own && <PageShopper own={own} />}
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

function PageShopper({ own }: { own: OwnShopper }) {
  const { ownTier, ownSession, ownNow } = pageShopperAttributes
  const attributes = { [ownTier]: own.tier, [ownSession]: own.key, [ownNow]: own.now }
  return (
    <>
      <div hidden {...attributes} />
      {/* Allowed by its hash: see app/platform/security/known-scripts.ts. */}
      <script dangerouslySetInnerHTML={{ __html: PAGE_SHOPPER_SCRIPT }} />
    </>
  )
}
