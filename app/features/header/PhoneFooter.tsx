import { phoneFooterCopy } from '#app/messages/frame/header.ts'
import { accountFlags } from '#app/platform/account/account-flags.ts'
import type { Visit } from '#app/platform/session/visit.ts'
import { PhoneBar } from './PhoneBar.client.tsx'

/** The bar at the lower edge of a phone's window. `path` is the page's, without the store's prefix. Spec §2 'Mobile sticky footer'. */
export async function PhoneFooter({ visit, path }: { visit: Visit; path: string }) {
  return <PhoneBar locale={visit.store.locale} path={path} copy={phoneFooterCopy} flags={await accountFlags(visit)} />
}
