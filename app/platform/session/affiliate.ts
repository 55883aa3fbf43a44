import { readStored, writeStored } from '#app/platform/storage/browser-storage.ts'

/** The query parameter of an affiliate's link, and the key that its value is kept under. Spec §3, decision A151. */
const AFFILIATE = 'awc'

/** A click's number: anything else in the address is not kept. */
const clickNumber = /^[\w.-]{1,100}$/

/** Keeps the number of the click on an affiliate's link that led here, for as long as the tab is open. A later click counts instead of an earlier one. */
export function keepAffiliateClick(search: string): void {
  const click = new URLSearchParams(search).get(AFFILIATE)
  if (click === null || !clickNumber.test(click)) return
  writeStored('session', AFFILIATE, click)
}

/** The click that led here, for what analytics are told; undefined for none. */
export function readAffiliateClick(): string | undefined {
  const click = readStored('session', AFFILIATE)
  return click != null && clickNumber.test(click) ? click : undefined
}
