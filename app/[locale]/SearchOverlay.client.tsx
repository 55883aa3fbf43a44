'use client'

import { type ComponentProps, type ComponentType, lazy } from 'react'
import { type SearchContentProps, SearchPanel } from '#app/features/search/panel/SearchPanel.client.tsx'

/** What the panel shows, with the shop's cards in it. Where it cannot be loaded, the panel is still a form that leads to the page of results. */
const Content = lazy<ComponentType<SearchContentProps>>(() =>
  Promise.all([import('#app/features/search/panel/SearchContent.client.tsx'), import('./HeartCard.tsx')]).then(
    ([{ SearchContent }, { HeartCard }]) => ({
      default: (props: SearchContentProps) => <SearchContent {...props} Card={HeartCard} />,
    }),
    () => ({ default: () => null }),
  ),
)

/** The search panel, and what fills it when it opens. */
export function SearchOverlay(props: Omit<ComponentProps<typeof SearchPanel>, 'Content'>) {
  return <SearchPanel {...props} Content={Content} />
}
