import type { Metadata } from 'next'
import { ContentBlocks } from '#app/features/content/ContentBlocks.tsx'
import { contentPage } from '#app/features/content/content-data.ts'
import { homeContent } from '#app/features/content/home-content.ts'
import { HomePage } from '#app/features/home/HomePage.tsx'
import { homeData } from '#app/features/home/home-data.ts'
import { homeJsonLd } from '#app/features/home/home-json-ld.ts'
import { homeCopy } from '#app/messages/pages/home.ts'
import { JsonLd } from '#app/platform/page/JsonLd.tsx'
import { pageMetadata } from '#app/platform/page/page-metadata.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { slotLimitMs, slotOf } from '#app/platform/slots/slot.ts'
import { PageFrame } from './page-frame.tsx'
import { WishlistCard } from './WishlistCard.tsx'

/** The home page, for its shared and its per-request file. What editors wrote none of is in the shop's own words. */
export async function HomeRoute({ pageRequest }: { pageRequest: PageRequest }) {
  const { store, isPreview } = pageRequest
  const written = slotOf("the page 'home'", async () => contentPage(pageRequest, 'home'), slotLimitMs(pageRequest)).then(homeContent)
  const home = await homeData(pageRequest, productOf(written))
  const words = await written
  return (
    <PageFrame pageRequest={pageRequest} path="/">
      <JsonLd data={homeJsonLd(store)} />
      <HomePage home={home} words={words} store={store} Card={WishlistCard}>
        <ContentBlocks
          blocks={home.showcase ? words.others : words.othersWithoutProduct}
          leftOut={words.leftOut}
          store={store}
          isPreview={isPreview}
        />
      </HomePage>
    </PageFrame>
  )
}

async function productOf(written: Promise<ReturnType<typeof homeContent>>): Promise<string | undefined> {
  return (await written).showcase?.link?.href
}

export function homeMetadata({ store }: PageRequest): Metadata {
  const { title, description } = homeCopy(store.locale)
  return pageMetadata(store, { title, description, path: '/' })
}
