import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import '#app/design-system/tokens/tokens.css'
import '#app/design-system/tokens/base.css'
import '#app/design-system/bars/bars.css'
import '#app/design-system/tokens/accessibility-mode.css'
import '#app/design-system/countdown/countdown.css'
import '#app/design-system/bars/mode-bar.css'
// Plain sheets of parts that several pages show. A file of its own each would be one more request before the first paint (decision 059), so nothing else
// imports them.
import '#app/design-system/payment-marks/payment-marks.css'
import '#app/design-system/hero/hero.css'
import '#app/features/content/content.css'
// Pages import dialogs before or after their other parts, and the framework would give what has no one order a file of its own (decision 027).
import '#app/design-system/dialog/DialogFrame.module.css'
import '#app/design-system/panel/Panel.module.css'
// The search panel's and the footer's, in the order of the pages, which have them after others of their own: they would be one file more (decision 194).
import '#app/design-system/search-field/SearchField.module.css'
import '#app/design-system/footer/FooterControl.module.css'
import '#app/features/accessibility-mode/AccessibilitySwitch.module.css'
import '#app/features/country/CountrySelector.module.css'
import '#app/design-system/footer/SiteFooter.module.css'
import '#app/design-system/field/UnderlineField.module.css'
import '#app/features/newsletter/NewsletterForm.module.css'
import '#app/design-system/icon-links/IconLinks.module.css'
// The banners' sheet, for the same reason: the pages of checkout have none, which would cost all others a file.
import '#app/design-system/promo-carousel/PromoCarousel.module.css'
import '#app/features/banners/BannersAbove.module.css'
import '#app/features/banners/member-footer/MemberFooter.module.css'
import '#app/features/banners/promo/PromoBanner.module.css'
import '#app/features/banners/skinny/SkinnyBanner.module.css'
import '#app/features/banners/small-print/SmallPrint.module.css'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { everyStore, isLocale } from '#app/platform/store/stores.ts'

type RootLayoutProps = { children: ReactNode; params: Promise<{ locale: string }> }

export const metadata: Metadata = {
  metadataBase: new URL(serverSettings().siteUrl),
  icons: { icon: '/favicon.svg', apple: '/icon-180.png' },
}

export const viewport: Viewport = {
  themeColor: '#430b1b',
  // The page reaches behind a phone's notch and home indicator, and keeps its content clear of them (bars.css, base.css).
  viewportFit: 'cover',
  // A keyboard on the screen lies over the bars and does not push them up, onto the field that is being filled in.
  interactiveWidget: 'resizes-visual',
}

export function generateStaticParams(): { locale: string }[] {
  return everyStore.map(({ locale }) => ({ locale }))
}

/** The document of every page. Its language is the store's. */
export default async function RootLayout({ children, params }: RootLayoutProps) {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return (
    // The first-paint script sets attributes of <html> before hydration.
    <html lang={locale} suppressHydrationWarning>
      <body>{children}</body>
    </html>
  )
}
