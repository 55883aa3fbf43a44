import { forgetShopper } from '#app/platform/shopper/shopper-record.ts'
import { forgetOwned } from '#app/platform/storage/owned-keys.ts'

/**
 * Signs out through the shop's server, which drops the session whatever the API answers (open point A29). True on success: reload the page.
 * False if the shop cannot be reached; nothing has changed.
 */
export async function signOut(locale: string): Promise<boolean> {
  try {
    // Do not follow the redirect: the caller reloads the open page.
    const answer = await fetch('/api/session/logout', { method: 'POST', redirect: 'manual', body: new URLSearchParams({ locale }) })
    if (answer.type !== 'opaqueredirect') return false
    forgetShopper()
    forgetOwned()
    return true
  } catch {
    return false
  }
}
