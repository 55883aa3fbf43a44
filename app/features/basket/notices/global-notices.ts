import { silentCodes } from '#app/messages/basket/notices.ts'
import { readStoredStrings, writeStored } from '#app/platform/storage/browser-storage.ts'
import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'

type Told = readonly NotificationFieldsFragment[]

/** Warnings that the last answer told, kept for the tab: a page that follows knows what has been seen. */
const STORAGE_KEY = 'told-warnings'

let last: { answer: Told; fresh: Told } | undefined

/** Whether a notification must be seen outside of the drawer: an error or a warning, if it says anything. [ATB-22, A48] */
export function isGlobalNotice({ level, code }: Pick<NotificationFieldsFragment, 'level' | 'code'>): boolean {
  return (level === 'error' || level === 'warn') && !silentCodes.includes(code)
}

/**
 * What of an answer appears now and the drawer gives way to: every error, for it answers what was just asked, and each warning that the
 * answer before did not tell, on this page or the one before it. A warning that stands, as of a line that is out of stock, appears once.
 */
export function freshNotices(answer: Told): Told {
  if (last?.answer === answer) return last.fresh
  const known = readStoredStrings('session', STORAGE_KEY)
  const fresh = answer.filter((notice) => isGlobalNotice(notice) && (notice.level === 'error' || !known.includes(keyOf(notice))))
  last = { answer, fresh }
  // Where storage is full or forbidden, a warning that stands appears again on the next page.
  writeStored('session', STORAGE_KEY, JSON.stringify(answer.filter(isGlobalNotice).map(keyOf)))
  return fresh
}

function keyOf({ code, params }: NotificationFieldsFragment): string {
  return [code, ...params.map(({ value }) => value)].join('|')
}
