import type { ReactNode } from 'react'
import { AccessibilitySwitch } from '#app/features/accessibility-mode/AccessibilitySwitch.client.tsx'
import { Banners, BannersSmallPrint, MemberBenefits } from '#app/features/banners/Banners.tsx'
import { CardOverlays } from '#app/features/card/CardOverlays.tsx'
import { ChatSlot } from '#app/features/chat/ChatSlot.client.tsx'
import { ConsentBanner } from '#app/features/consent/ConsentBanner.client.tsx'
import { ConsentDialog } from '#app/features/consent/ConsentDialog.client.tsx'
import { CountryPopup } from '#app/features/country/CountryPopup.client.tsx'
import { CountrySelector } from '#app/features/country/CountrySelector.tsx'
import { ShopFooter } from '#app/features/footer/ShopFooter.tsx'
import { PhoneFooter } from '#app/features/header/PhoneFooter.tsx'
import { ShopHeader } from '#app/features/header/ShopHeader.tsx'
import { NewsletterForm } from '#app/features/newsletter/NewsletterForm.client.tsx'
import { PreviewBanner } from '#app/features/preview/PreviewBanner.tsx'
import { ReviewsSlot } from '#app/features/reviews/ReviewsSlot.client.tsx'
import { SearchToggle } from '#app/features/search/panel/SearchToggle.tsx'
import { ProfileLinks } from '#app/features/share/SocialLinks.tsx'
import { OutsideClicks } from '#app/features/shell/OutsideClicks.client.tsx'
import { Shell } from '#app/features/shell/Shell.tsx'
import { StrippedZeroes } from '#app/features/shell/StrippedZeroes.client.tsx'
import { WishForm } from '#app/features/wishlist/WishForm.client.tsx'
import { addDrawerFrameCopy } from '#app/messages/basket/add-drawer.ts'
import { searchPanelCopy } from '#app/messages/products/search.ts'
import { accountFlags } from '#app/platform/account/account-flags.ts'
import { flagsFor } from '#app/platform/experiments/flags-for.ts'
import { HelpIds } from '#app/platform/help/HelpIds.client.tsx'
import { type Layout, layoutOf, partsOf } from '#app/platform/page/layouts.ts'
import { KeepAffiliateClick } from '#app/platform/session/KeepAffiliateClick.client.tsx'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { pageShopper } from '#app/platform/shopper/page-shopper.ts'
import { BasketOverlay } from './frame/BasketOverlay.client.tsx'
import { SearchOverlay } from './frame/SearchOverlay.client.tsx'

type PageFrameProps = {
  pageRequest: PageRequest
  /** The page's path, without the store's prefix. */
  path: string
  /** The page's layout; by default that of its path. */
  layout?: Layout
  children: ReactNode
}

/** The frame of every page: each feature in its slot of the shell. The order of imports is the order of stylesheets. */
export async function PageFrame({ pageRequest, path, layout = layoutOf(path), children }: PageFrameProps) {
  const { store } = pageRequest
  const parts = partsOf(layout, store)
  const page = { pageRequest, path, layout }
  const flags = await flagsFor(pageRequest)
  return (
    <Shell
      store={store}
      shopper={await pageShopper(pageRequest)}
      above={
        <>
          <StrippedZeroes rendered={flags['strip-minor-zeros']} />
          <ConsentBanner />
          <PreviewBanner pageRequest={pageRequest} path={path} />
          <Banners {...page} />
        </>
      }
      header={parts.frame && <ShopHeader pageRequest={pageRequest} path={path} search={<SearchToggle store={store} />} />}
      below={
        <>
          {parts.reviews && <ReviewsSlot locale={store.locale} flag={flags['review-widget']} />}
          <BannersSmallPrint {...page} />
        </>
      }
      footer={
        parts.frame && (
          <ShopFooter
            store={store}
            newsletter={<NewsletterForm locale={store.locale} />}
            settings={
              <>
                <CountrySelector store={store} path={path} />
                <AccessibilitySwitch />
                <ProfileLinks />
              </>
            }
          />
        )
      }
      overlays={
        <>
          {parts.frame && <SearchOverlay copy={searchPanelCopy} store={store} />}
          <MemberBenefits {...page} />
          {parts.frame && <PhoneFooter pageRequest={pageRequest} path={path} />}
          <ConsentDialog />
          <KeepAffiliateClick />
          {parts.chat && <ChatSlot locale={store.locale} flag={flags['chat-widget']} isProductPage={path.startsWith('/products/')} />}
          <BasketOverlay copy={addDrawerFrameCopy} locale={store.locale} prefix={store.prefix} autoClose={flags['alert-auto-close']} />
          <CardOverlays pageRequest={pageRequest} />
          <OutsideClicks rendered={flags['overlay-outside-click']} />
          <WishForm locale={store.locale} path={path} flags={await accountFlags(pageRequest)} />
          {parts.countryPopup && <CountryPopup locale={store.locale} />}
          <HelpIds locale={store.locale} env={serverSettings().environment} />
        </>
      }
    >
      {children}
    </Shell>
  )
}
