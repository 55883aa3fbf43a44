import { silentCodes } from '#app/messages/basket/notices.ts'
import { readStoredStrings, writeStored } from '#app/platform/storage/browser-storage.ts'
import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'

type Told = readonly NotificationFieldsFragment[]

/** Session storage key of the last response's warnings, so that the next page knows which were seen. */
const STORAGE_KEY = 'told-warnings'

let last: { answer: Told; fresh: Told } | undefined

/** Whether a notification must be shown outside the drawer: an error or a warning that has copy. Open point A48. */
export function isGlobalNotice({ level, code }: Pick<NotificationFieldsFragment, 'level' | 'code'>): boolean {
  return (level === 'error' || level === 'warn') && !silentCodes.includes(code)
}

/**
 * The notifications that close the drawer and are shown over the page: every error, and each warning that the previous response, on this page or the one
 * before, did not have. A lasting warning, such as a line out of stock, is shown once.
 */
export function freshNotices(answer: Told): Told {
  if (last?.answer === answer) return last.fresh
  const known = readStoredStrings('session', STORAGE_KEY)
  const fresh = answer.filter((notice) => isGlobalNotice(notice) && (notice.level === 'error' || !known.includes(keyOf(notice))))
  last = { answer, fresh }
  // Where storage is full or forbidden, a lasting warning appears again on the next page.
  writeStored('session', STORAGE_KEY, JSON.stringify(answer.filter(isGlobalNotice).map(keyOf)))
  return fresh
}

function keyOf({ code, params }: NotificationFieldsFragment): string {
  return [code, ...params.map(({ value }) => value)].join('|')
}
