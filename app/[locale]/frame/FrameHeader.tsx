import { CountrySelector } from '#app/features/country/CountrySelector.tsx'
import { ShopHeader } from '#app/features/header/ShopHeader.tsx'
import { SearchToggle } from '#app/features/search/panel/SearchToggle.tsx'
import { StaticMarkup } from '#app/platform/framework/static-markup/StaticMarkup.tsx'
import type { FramedPage } from './framed-page.ts'

/** The header, with the button that opens the search and, in the menu of narrow screens, the store's. */
export function FrameHeader({ pageRequest, path, alternates }: FramedPage) {
  const { store } = pageRequest
  return (
    <ShopHeader
      pageRequest={pageRequest}
      path={path}
      search={<SearchToggle store={store} />}
      storeChoice={
        <StaticMarkup>
          <CountrySelector store={store} path={path} alternates={alternates} />
        </StaticMarkup>
      }
    />
  )
}
