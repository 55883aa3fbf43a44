import type { ReactNode } from 'react'
import { BagDrawer } from '#app/features/basket/BagDrawer.client.tsx'
import { ShopFooter } from '#app/features/footer/ShopFooter.tsx'
import { ShopHeader } from '#app/features/header/ShopHeader.tsx'
import { Shell } from '#app/features/shell/Shell.tsx'
import { messagesOf } from '#app/messages/messages.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { ownShopper } from '#app/platform/shopper/own-shopper.ts'
import { storeHref } from '#app/platform/store/link.ts'

/** The shell round a page: what every feature has to give to it, each in its slot. `path` is the page's, without the store's prefix. */
export async function PageFrame({ visit, path, children }: { visit: Visit; path: string; children: ReactNode }) {
  const { store } = visit
  return (
    <Shell
      store={store}
      own={await ownShopper(visit)}
      above={null}
      header={<ShopHeader store={store} path={path} />}
      below={null}
      footer={<ShopFooter store={store} path={path} />}
      overlays={
        <>
          <BagDrawer copy={messagesOf(store.locale).bag} basketHref={storeHref(store, '/basket')} locale={store.locale} />
        </>
      }
    >
      {children}
    </Shell>
  )
}
