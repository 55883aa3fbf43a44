import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'

/** Codes of the catalogue that the shop itself says, when there was no answer that could. Spec §8. */
export type FailureNoticeCode = 'NETWORK_ERROR' | 'BASKET_SERVICE_UNEXPECTED_ERROR' | 'ADD_ITEMS_FAILURE' | 'REMOVE_ITEMS_FAILURE'

/** What a change that failed was: why it failed, what it wanted, and the names of what it was about, as far as they are known. */
export type FailedChange = { code: 'NETWORK' | 'OFFLINE' | 'NO_RESPONSE' | 'REFUSED'; kind: string; names?: readonly string[] }

/** A failure of the shop's own as a notification, which is then shown like every other. */
export function noticeOfFailure(code: FailureNoticeCode, names: readonly string[] = []): NotificationFieldsFragment {
  return { code, level: 'error', handler: null, params: names.map((value) => ({ name: 'names', value })) }
}

/** What is said of a change that failed: that the network did, else what could not be added or taken out, by its names, else that the update failed. */
export function noticeOfChange({ code, kind, names = [] }: FailedChange): NotificationFieldsFragment {
  if (code === 'NETWORK' || code === 'OFFLINE') return noticeOfFailure('NETWORK_ERROR')
  if (names.length > 0 && (kind.startsWith('add') || kind === 'restore')) return noticeOfFailure('ADD_ITEMS_FAILURE', names)
  if (names.length > 0 && kind === 'remove') return noticeOfFailure('REMOVE_ITEMS_FAILURE', names)
  return noticeOfFailure('BASKET_SERVICE_UNEXPECTED_ERROR')
}
