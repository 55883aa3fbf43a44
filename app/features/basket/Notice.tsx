import { Alert } from '#app/design-system/alert/Alert.tsx'
import type { NoticeView } from './notice-view.ts'

/** A notification as an alert that stays. */
export function Notice({ notice }: { notice: NoticeView }) {
  return (
    <Alert level={notice.level} heading={notice.heading}>
      <NoticeText notice={notice} />
    </Alert>
  )
}

/** What a notification says below its heading. */
export function NoticeText({ notice: { message, help, link } }: { notice: NoticeView }) {
  const words = [message, help].filter(Boolean).join(' ')
  if (!words && !link) return null
  return (
    <p>
      {words} {link && <a href={link.href}>{link.text}</a>}
    </p>
  )
}
