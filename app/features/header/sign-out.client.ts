import { forgetShopper } from '#app/platform/shopper/shopper-record.ts'

/**
 * Signs out through the shop's server, which forgets the session whatever the contract answers (open point A29). True when it did: the
 * page is then to be loaded anew. False when the shop cannot be reached, and nothing has changed.
 */
export async function signOut(locale: string): Promise<boolean> {
  try {
    // The answer to the form is a redirect. It is not followed: the page that is open is the one to be loaded again.
    const answer = await fetch('/api/session/logout', { method: 'POST', redirect: 'manual', body: new URLSearchParams({ locale }) })
    if (answer.type !== 'opaqueredirect') return false
    forgetShopper()
    return true
  } catch {
    return false
  }
}
