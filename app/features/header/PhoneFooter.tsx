import { phoneFooterCopy } from '#app/messages/frame/header.ts'
import { shellCopy } from '#app/messages/frame/shell.ts'
import { accountFlags } from '#app/platform/account/account-flags.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { PhoneBar } from './PhoneBar.client.tsx'

/** The bar at the bottom of phones. `path` excludes the store's prefix. Spec §2 'Mobile sticky footer'. */
export async function PhoneFooter({ pageRequest, path }: { pageRequest: PageRequest; path: string }) {
  const { locale } = pageRequest.store
  return (
    <PhoneBar
      locale={locale}
      path={path}
      copy={phoneFooterCopy}
      basketLabel={shellCopy(locale).basket}
      flags={await accountFlags(pageRequest)}
    />
  )
}
