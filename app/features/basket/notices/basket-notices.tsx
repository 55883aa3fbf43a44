import type { NotificationFieldsFragment } from '#operations/__generated__/operations.ts'
import { Notice } from './Notice.tsx'
import { noticeViews } from './notice-view.ts'

/** Notifications as alerts in the store's copy, for a page that cannot dismiss them. Null: there are none. */
export function basketNotices(notifications: readonly NotificationFieldsFragment[], locale: string) {
  const notices = noticeViews(notifications, locale)
  return notices.length === 0 ? null : notices.map((notice) => <Notice key={notice.code} notice={notice} />)
}
