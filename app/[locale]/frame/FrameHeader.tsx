import { ShopHeader } from '#app/features/header/ShopHeader.tsx'
import { SearchToggle } from '#app/features/search/panel/SearchToggle.tsx'
import type { FramedPage } from './framed-page.ts'

/** The header, with the button that opens the search. */
export function FrameHeader({ pageRequest, path }: FramedPage) {
  return <ShopHeader pageRequest={pageRequest} path={path} search={<SearchToggle store={pageRequest.store} />} />
}
