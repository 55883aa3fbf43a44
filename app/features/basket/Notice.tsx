import { Alert } from '#app/design-system/alert/Alert.tsx'
import type { NoticeView } from './notice-view.ts'

/** A notification as an alert. `onClose` takes it away. */
export function Notice({ notice, onClose, closeLabel }: { notice: NoticeView; onClose?: () => void; closeLabel?: string }) {
  const words = [notice.message, notice.help].filter(Boolean).join(' ')
  return (
    <Alert level={notice.level} heading={notice.heading} {...(onClose && { onClose, closeLabel })}>
      {(words || notice.link) && (
        <p>
          {words} {notice.link && <a href={notice.link.href}>{notice.link.text}</a>}
        </p>
      )}
    </Alert>
  )
}
