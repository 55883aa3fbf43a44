import { MemberBenefits } from '#app/features/banners/Banners.tsx'
import { CardOverlays } from '#app/features/card/CardOverlays.tsx'
import { ChatSlot } from '#app/features/chat/ChatSlot.client.tsx'
import { ConsentDialog } from '#app/features/consent/ConsentDialog.client.tsx'
import { CountryPopup } from '#app/features/country/CountryPopup.client.tsx'
import { PhoneFooter } from '#app/features/header/PhoneFooter.tsx'
import { promptFlagsOf } from '#app/features/prompts/prompt-flags.ts'
import { OutsideClicks } from '#app/features/shell/OutsideClicks.client.tsx'
import { StockEmail } from '#app/features/stock-email/StockEmail.client.tsx'
import { WishForm } from '#app/features/wishlist/WishForm.client.tsx'
import { addDrawerFrameCopy } from '#app/messages/basket/add-drawer.ts'
import { searchPanelCopy } from '#app/messages/products/search.ts'
import { HelpIds } from '#app/platform/help/HelpIds.client.tsx'
import { KeepAffiliateClick } from '#app/platform/session/KeepAffiliateClick.client.tsx'
import { serverSettings } from '#app/platform/settings/server-settings.ts'
import { FollowSignOut } from '#app/platform/shopper/FollowSignOut.client.tsx'
import { BasketOverlay } from './BasketOverlay.client.tsx'
import type { FramedPage } from './framed-page.ts'
import { SearchOverlay } from './SearchOverlay.client.tsx'

/** Drawers, dialogs, what sticks to the window's edge, and what shows nothing. */
export function FrameOverlays({ pageRequest, path, layout, parts, flags, accountFlags }: FramedPage) {
  const { store } = pageRequest
  return (
    <>
      {parts.frame && <SearchOverlay copy={searchPanelCopy} store={store} />}
      <MemberBenefits pageRequest={pageRequest} path={path} layout={layout} />
      {parts.frame && <PhoneFooter pageRequest={pageRequest} path={path} />}
      <ConsentDialog store={store} />
      <KeepAffiliateClick />
      <FollowSignOut />
      {parts.chat && <ChatSlot locale={store.locale} flag={flags['chat-widget']} isProductPage={path.startsWith('/products/')} />}
      <BasketOverlay
        copy={addDrawerFrameCopy}
        locale={store.locale}
        prefix={store.prefix}
        autoClose={flags['alert-auto-close']}
        {...(pageRequest.cookieHeader !== undefined && { promptFlags: promptFlagsOf(flags) })}
      />
      <CardOverlays pageRequest={pageRequest} StockEmail={StockEmail} />
      <OutsideClicks rendered={flags['overlay-outside-click']} />
      <WishForm locale={store.locale} path={path} flags={accountFlags} />
      {parts.countryPopup && <CountryPopup locale={store.locale} />}
      <HelpIds locale={store.locale} env={serverSettings().environment} />
    </>
  )
}
