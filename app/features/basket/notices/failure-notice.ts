import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'

/** Codes that the shop itself uses when there is no response. Spec §8. */
type FailureNoticeCode = 'NETWORK_ERROR' | 'BASKET_SERVICE_UNEXPECTED_ERROR' | 'ADD_ITEMS_FAILURE' | 'REMOVE_ITEMS_FAILURE'

/** Why a change failed, its kind, and the names of its items, if known. */
export type FailedChange = { code: 'NETWORK' | 'OFFLINE' | 'NO_RESPONSE' | 'REFUSED'; kind: string; names?: readonly string[] }

/** A failure as a notification, shown like the server's. */
export function noticeOfFailure(code: FailureNoticeCode, names: readonly string[] = []): NotificationFieldsFragment {
  return { code, level: 'error', handler: null, params: names.map((value) => ({ name: 'names', value })) }
}

/** The notification for a failed change: the network failed, else the named items could not be added or removed, else the update failed. */
export function noticeOfChange({ code, kind, names = [] }: FailedChange): NotificationFieldsFragment {
  if (code === 'NETWORK' || code === 'OFFLINE') return noticeOfFailure('NETWORK_ERROR')
  if (names.length > 0 && (kind.startsWith('add') || kind === 'restore')) return noticeOfFailure('ADD_ITEMS_FAILURE', names)
  if (names.length > 0 && kind === 'remove') return noticeOfFailure('REMOVE_ITEMS_FAILURE', names)
  return noticeOfFailure('BASKET_SERVICE_UNEXPECTED_ERROR')
}
