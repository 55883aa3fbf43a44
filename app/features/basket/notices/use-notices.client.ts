import { useEffect, useMemo } from 'react'
import { warnUnknown } from '#app/platform/log/warn.ts'
import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'
import { isUnknownCode, type NoticeView, noticeViews } from './notice-view.ts'

/** A response's notifications as notices. An unknown code is logged once per response. Spec §8. */
export function useNotices(notifications: readonly NotificationFieldsFragment[], locale: string): NoticeView[] {
  useEffect(() => {
    for (const { code } of notifications) if (isUnknownCode(code)) warnUnknown('notification code', code)
  }, [notifications])
  return useMemo(() => noticeViews(notifications, locale), [notifications, locale])
}
