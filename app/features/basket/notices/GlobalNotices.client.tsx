import { useMemo, useState } from 'react'
import { AlertRegion } from '#app/design-system/alert/AlertRegion.client.tsx'
import { autoCloseOf } from '#app/design-system/alert/auto-close.ts'
import { closeDialog } from '#app/design-system/dialog/open-dialog.ts'
import { alertWords } from '#app/messages/frame/alerts.ts'
import { useFlag } from '#app/platform/experiments/use-flag.client.ts'
import { BASKET_DRAWER_ID } from '../drawer/drawer-id.ts'
import { useBasketState } from '../store/basket-store.client.ts'
import styles from './GlobalNotices.module.css'
import { isGlobalNotice } from './global-notices.ts'
import { noticeAlert } from './Notice.tsx'
import { useNewGlobalNotices } from './use-global-notices.client.ts'
import { useNotices } from './use-notices.client.ts'

type GlobalNoticesProps = {
  locale: string
  /** True on the basket page, which shows the notices itself. */
  isShownByPage: boolean
  /** The flag `alert-auto-close` that the page was rendered with. */
  autoClose: string
}

/** Shows warnings and errors of a basket change over the page that made it. The drawer closes for them. */
export function GlobalNotices({ locale, isShownByPage, autoClose: rendered }: GlobalNoticesProps) {
  const { basket } = useBasketState()
  const autoClose = autoCloseOf(useFlag('alert-auto-close', rendered))
  const [shown, setShown] = useState<readonly string[]>([])
  useNewGlobalNotices((codes) => {
    setShown((before) => [...before.filter((code) => !codes.includes(code)), ...codes])
    closeDialog(BASKET_DRAWER_ID)
  })
  const notifications = useMemo(
    () => (basket?.notifications ?? []).filter((notification) => isGlobalNotice(notification) && shown.includes(notification.code)),
    [basket, shown],
  )
  const notices = useNotices(notifications, locale)
  if (isShownByPage) return null
  return (
    <div className={styles.notices} data-over-page>
      <AlertRegion
        alerts={notices.map(noticeAlert)}
        words={alertWords}
        autoClose={autoClose}
        onDismiss={(code) => setShown((before) => before.filter((other) => other !== code))}
      />
    </div>
  )
}
