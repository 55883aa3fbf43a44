import { messagesOf } from '#app/messages/messages.ts'
import type { Store } from '#app/platform/store/stores.ts'
import { ShadeDrawer } from './ShadeDrawer.client.tsx'

/** The page's one shade drawer, with the store's words for its prices. */
export function ShopShadeDrawer({ store }: { store: Store }) {
  const { was, pending, member, typical } = messagesOf(store.locale).price
  return <ShadeDrawer locale={store.locale} prefix={store.prefix} prices={{ was, pending, member, typical }} />
}
