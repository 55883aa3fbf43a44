import type { Store } from '#app/platform/store/stores.ts'

/** Where whoever was logged in is led when the session has ended: to the login, and from there back to `address` (with the store's prefix). */
export function endedSessionHref({ locale }: Pick<Store, 'locale'>, address: string): string {
  return `/api/session/ended?${new URLSearchParams({ locale, redirectTo: address })}`
}
