import 'server-only'
import { loginHref } from '#app/platform/session/login-href.ts'
import type { PageRequest } from '#app/platform/session/page-request.ts'
import { accountFlags } from './account-flags.ts'

/** The login link back to `address` (path with the store's prefix, and query), by the visit's flags. */
export async function serverLoginHref(pageRequest: PageRequest, address: string): Promise<string> {
  const flags = await accountFlags(pageRequest)
  return loginHref(pageRequest.store, address, {
    isProgressive: flags['progressive-login'] === '1',
    alternative: flags['alternative-auth'] === '1' ? flags.alternativeAuthUrl : undefined,
  })
}
