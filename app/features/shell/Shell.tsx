import type { ReactNode } from 'react'
import { DialogSupport } from '#app/design-system/dialog/DialogSupport.client.tsx'
import { Main, SkipLink } from '#app/design-system/page/Page.tsx'
import { PictureSupport } from '#app/design-system/picture/PictureSupport.client.tsx'
import { shellCopy } from '#app/messages/frame/shell.ts'
import { FIRST_PAINT_SCRIPT, PAGE_SHOPPER_SCRIPT } from '#app/platform/first-paint/__generated__/scripts.ts'
import { pageShopperAttributes } from '#app/platform/first-paint/page-shopper-data.ts'
import { StaticMarkup } from '#app/platform/framework/static-markup/StaticMarkup.tsx'
import { StaticScript } from '#app/platform/framework/static-markup/StaticScript.tsx'
import type { PageShopper } from '#app/platform/shopper/page-shopper.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { Hydrated } from './Hydrated.client.tsx'

type ShellProps = {
  store: Store
  /** The shopper of a per-request page. */
  shopper?: PageShopper | undefined
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
export function Shell({ store, shopper, above, header, below, footer, overlays, children }: ShellProps) {
  const copy = shellCopy(store.locale)
  return (
    <>
      {/*
       * Before anything that is drawn, and not in the document's head: a client component of the layout alone is one more request of every page.
       * Allowed by its hash: see app/platform/security/known-scripts.ts.
       */}
      <StaticScript text={FIRST_PAINT_SCRIPT} />
      {shopper && <ShopperData shopper={shopper} />}
      <StaticMarkup>
        <SkipLink label={copy.skipLinks}>{copy.skipToContent}</SkipLink>
      </StaticMarkup>
      {above}
      {header}
      <DialogSupport />
      <PictureSupport />
      <Hydrated />
      <Main>{children}</Main>
      {below}
      {footer}
      {overlays}
    </>
  )
}

function ShopperData({ shopper }: { shopper: PageShopper }) {
  const { ownTier, ownSession, ownNow, ownStanding, ownLogin } = pageShopperAttributes
  const attributes = {
    [ownTier]: shopper.tier,
    [ownSession]: shopper.key,
    [ownNow]: shopper.now,
    [ownStanding]: shopper.standing,
    [ownLogin]: shopper.firstName === undefined ? undefined : '',
  }
  return (
    <>
      <div hidden {...attributes} />
      {/* Allowed by its hash: see app/platform/security/known-scripts.ts. */}
      <script dangerouslySetInnerHTML={{ __html: PAGE_SHOPPER_SCRIPT }} />
    </>
  )
}
