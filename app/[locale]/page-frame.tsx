import type { ReactNode } from 'react'
import { BagDrawer } from '#app/features/basket/BagDrawer.client.tsx'
import { Shell } from '#app/features/shell/Shell.tsx'
import { messagesOf } from '#app/messages/messages.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { ownShopper } from '#app/platform/shopper/own-shopper.ts'
import { storeHref } from '#app/platform/store/link.ts'

/** The shell round a page, with the drawers that every page can open. `path` is the page's, without the store's prefix. */
export async function PageFrame({ visit, path, children }: { visit: Visit; path: string; children: ReactNode }) {
  const { store } = visit
  return (
    <Shell
      store={store}
      path={path}
      own={await ownShopper(visit)}
      overlays={<BagDrawer copy={messagesOf(store.locale).bag} basketHref={storeHref(store, '/basket')} locale={store.locale} />}
    >
      {children}
    </Shell>
  )
}
