import type { ReactNode } from 'react'
import { opensDialog } from '#app/design-system/dialog/open-dialog.ts'
import { FooterTextButton } from '#app/design-system/footer/FooterControl.tsx'
import { FooterColumns, SiteFooter } from '#app/design-system/footer/SiteFooter.tsx'
import { PaymentMarks } from '#app/design-system/payment-marks/PaymentMarks.tsx'
import { footerCopy } from '#app/messages/frame/footer.ts'
import { shellCopy } from '#app/messages/frame/shell.ts'
import { StaticMarkup } from '#app/platform/framework/static-markup/StaticMarkup.tsx'
import { payments } from '#app/platform/settings/payments.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { footerColumns } from './footer-columns.ts'

/** Id of the consent feature's dialog. */
const CONSENT_DIALOG = 'consent-dialog'

type ShopFooterProps = {
  store: Store
  newsletter: ReactNode
  /** Country, accessibility. */
  settings: ReactNode
}

/** The footer of every page. Spec §2. */
export function ShopFooter({ store, newsletter, settings }: ShopFooterProps) {
  const { shop, about, help, legal } = footerColumns(store)
  const preferences = <FooterTextButton {...opensDialog(CONSENT_DIALOG)}>{footerCopy.cookiePreferences}</FooterTextButton>
  return (
    <SiteFooter
      newsletter={
        <>
          <h2>{footerCopy.newsletterHeading}</h2>
          {newsletter}
        </>
      }
      columns={
        <StaticMarkup>
          <FooterColumns columns={[shop, about, help, { ...legal, extra: preferences }]} />
        </StaticMarkup>
      }
      settings={settings}
      payments={
        <StaticMarkup>
          <PaymentMarks label={footerCopy.payments} marks={payments} />
        </StaticMarkup>
      }
      legal={shellCopy(store.locale).legal}
    />
  )
}
