import { readStored, writeStored } from '#app/platform/storage/browser-storage.ts'

/** Query parameter of an affiliate's link, and the storage key of its value. Spec §3, open point A151. */
const AFFILIATE = 'awc'

/** Format of a click's number; other values are ignored. */
const clickNumber = /^[\w.-]{1,100}$/

/** Stores the click's number from the URL for as long as the tab is open. A later click replaces an earlier one. */
export function keepAffiliateClick(search: string): void {
  const click = new URLSearchParams(search).get(AFFILIATE)
  if (click === null || !clickNumber.test(click)) return
  writeStored('session', AFFILIATE, click)
}

/** The stored click, for analytics; undefined without one. */
export function readAffiliateClick(): string | undefined {
  const click = readStored('session', AFFILIATE)
  return click != null && clickNumber.test(click) ? click : undefined
}
