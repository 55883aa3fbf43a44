import { AccessibilitySwitch } from '#app/features/accessibility-mode/AccessibilitySwitch.client.tsx'
import { CountrySelector } from '#app/features/country/CountrySelector.tsx'
import { ShopFooter } from '#app/features/footer/ShopFooter.tsx'
import { NewsletterForm } from '#app/features/newsletter/NewsletterForm.client.tsx'
import { ProfileLinks } from '#app/features/share/SocialLinks.tsx'
import { StaticMarkup } from '#app/platform/framework/static-markup/StaticMarkup.tsx'
import type { FramedPage } from './framed-page.ts'

/** The footer, with the newsletter, the settings and the links to social profiles. */
export function FrameFooter({ pageRequest: { store }, path, alternates }: FramedPage) {
  return (
    <ShopFooter
      store={store}
      newsletter={<NewsletterForm locale={store.locale} />}
      settings={
        <>
          <StaticMarkup>
            <CountrySelector store={store} path={path} alternates={alternates} />
          </StaticMarkup>
          <AccessibilitySwitch />
          <StaticMarkup>
            <ProfileLinks />
          </StaticMarkup>
        </>
      }
    />
  )
}
