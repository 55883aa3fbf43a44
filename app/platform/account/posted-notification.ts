import { accountFrameCopy } from '#app/messages/account/frame.ts'
import { SESSION_ENDED } from '#app/platform/forms/shown-form.ts'
import type { AccountNotification } from './account-notification.client.tsx'

type Words = Readonly<Record<string, { header: string; message: string }>>

/** What a page of the account says after a post, by the codes in its address. */
export type PostedWords = { done: Words; failed: Words & { UNAVAILABLE: { header: string; message: string } } }

/** The notification that a page's address asks for. A success that is unknown says nothing; a failure that is unknown says that nothing was changed. */
export function postedNotification(
  query: Readonly<Record<string, string | string[] | undefined>>,
  { done, failed }: PostedWords,
): AccountNotification | undefined {
  const { done: what, failed: code } = query
  if (code === SESSION_ENDED) return { type: 'error', ...accountFrameCopy.sessionEnded }
  if (typeof code === 'string') return { type: 'error', ...((Object.hasOwn(failed, code) && failed[code]) || failed.UNAVAILABLE) }
  const words = typeof what === 'string' && Object.hasOwn(done, what) ? done[what] : undefined
  return words && { type: 'success', ...words }
}
