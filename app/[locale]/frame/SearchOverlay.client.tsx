'use client'

import { type ComponentProps, type ComponentType, lazy } from 'react'
import { type SearchContentProps, SearchPanel } from '#app/features/search/panel/SearchPanel.client.tsx'

/** The panel's content, with the shop's cards. If it fails to load, the panel is still a form that leads to the results page. */
const Content = lazy<ComponentType<SearchContentProps>>(() =>
  Promise.all([import('#app/features/search/panel/SearchContent.client.tsx'), import('./LiveWishlistCard.client.tsx')]).then(
    ([{ SearchContent }, { LiveWishlistCard }]) => ({
      default: (props: SearchContentProps) => <SearchContent {...props} Card={LiveWishlistCard} />,
    }),
    () => ({ default: () => null }),
  ),
)

/** The search panel, whose content is loaded when it opens. */
export function SearchOverlay(props: Omit<ComponentProps<typeof SearchPanel>, 'Content'>) {
  return <SearchPanel {...props} Content={Content} />
}
