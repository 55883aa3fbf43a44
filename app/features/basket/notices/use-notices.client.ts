import { useEffect, useMemo } from 'react'
import { warnUnknown } from '#app/platform/log/warn.ts'
import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'
import { isUnknownCode, type NoticeView, noticeViews } from './notice-view.ts'

/** What an answer's notifications say in the store's words. A code that the shop does not know is logged once for each answer. Spec §8. */
export function useNotices(notifications: readonly NotificationFieldsFragment[], locale: string): NoticeView[] {
  useEffect(() => {
    for (const { code } of notifications) if (isUnknownCode(code)) warnUnknown('notification code', code)
  }, [notifications])
  return useMemo(() => noticeViews(notifications, locale), [notifications, locale])
}
